import { Box, Button, Card, Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { StaffQueueTicket } from '../../contract/tables/queue'
import { type QueueStep, stateOf, stepsOf } from './queueSteps'
import type { QueueWork } from './useQueueWork'

interface TicketProps {
  ticket: StaffQueueTicket
  now: number
  work: QueueWork
  onStep(ticket: StaffQueueTicket, step: QueueStep): void
}

/** A number in line: how many wait for how long, where to call them, and what staff may do. */
export function TicketCard({ ticket, now, work, onStep }: TicketProps) {
  const translate = useTranslate()
  const { id, number, people, phone } = ticket
  const state = stateOf(ticket)
  const isCalled = state === 'called'
  return (
    <Card
      component="article"
      aria-label={number}
      data-ticket={id}
      data-state={state}
      sx={{ p: 1.25, ...(isCalled && { border: 2, borderColor: 'warning.main' }) }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Box component="span" sx={{ fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.2 }}>
          {number}
        </Box>
        <span>{translate('tables.people', { smart_count: people })}</span>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 }}>
        <Box component="span" sx={{ fontWeight: 600, color: isCalled ? 'warning.main' : 'text.secondary' }}>
          {[translate(`queue.states.${state}`), timeText(ticket, now, translate)].filter(Boolean).join(' · ')}
        </Box>
        {phone && <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {stepsOf(ticket).map((step, at) => (
          <Button
            key={step}
            variant={at === 0 ? 'contained' : 'outlined'}
            color={step === 'cancel' ? 'error' : 'primary'}
            disabled={work.isBusy(id)}
            onClick={() => onStep(ticket, step)}
            sx={{ flex: at === 0 ? '1 1 100%' : '1 1 auto', px: 1.5 }}
          >
            {translate(step === 'call' && isCalled ? 'queue.callAgain' : `queue.steps.${step}`)}
          </Button>
        ))}
      </Box>
    </Card>
  )
}

/** The time that waiting guests have waited. For called guests: that they have arrived, or the time for which their number is still valid. */
function timeText(ticket: StaffQueueTicket, now: number, translate: ReturnType<typeof useTranslate>): string {
  const { arrivedAt, graceUntil, takenAt } = ticket
  const state = stateOf(ticket)
  if (state === 'waiting') return translate('tables.minutes', { minutes: minutesOf(now - Date.parse(takenAt)) })
  if (state !== 'called') return ''
  if (arrivedAt) return translate('queue.atDoor')
  return graceUntil
    ? translate('queue.grace', { minutes: Math.max(0, Math.ceil((Date.parse(graceUntil) - now) / MINUTE_MS)) })
    : ''
}

const minutesOf = (ms: number) => Math.max(0, Math.floor(ms / MINUTE_MS))
