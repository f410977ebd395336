import { Box, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { StaffQueue, StaffQueueTicket } from '../../contract/tables/queue'
import { ConfirmDialog } from '../tables/ConfirmDialog'
import { SeatDialog } from './SeatDialog'
import { TicketCard } from './TicketCard'
import type { QueueStep } from './queueSteps'
import { typeName } from './typeName'
import type { QueueWork } from './useQueueWork'

interface LinesProps {
  queue: StaffQueue
  live: readonly StaffQueueTicket[]
  /** Numbers of today whose guests did not come. */
  passed: readonly StaffQueueTicket[]
  now: number
  work: QueueWork
}

/** The lines of a store side by side, one for each size of tables, and the numbers that were passed. */
export function QueueLines({ queue, live, passed, now, work }: LinesProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [dialog, setDialog] = useState<{ ticket: StaffQueueTicket; step: 'seat' | 'cancel' }>()
  const start = (ticket: StaffQueueTicket, step: QueueStep) => {
    if (step === 'seat' || step === 'cancel') setDialog({ ticket, step })
    else void work.act(ticket, step)
  }
  const close = () => setDialog(undefined)
  const card = { now, work, onStep: start }
  return (
    <>
      <Box sx={LINES}>
        {queue.types.map((type) => {
          const tickets = live.filter(({ typeId }) => typeId === type.id)
          const title = typeName(type, { translate, locale })
          return <Line key={type.id} name={type.prefix} title={title} tickets={tickets} {...card} />
        })}
      </Box>
      {passed.length > 0 && (
        <Box sx={{ mt: 3, maxWidth: 480 }}>
          <Line name="passed" title={translate('queue.passed')} tickets={passed} {...card} />
        </Box>
      )}
      {dialog?.step === 'seat' && <SeatDialog ticket={dialog.ticket} work={work} onClose={close} />}
      {dialog?.step === 'cancel' && (
        <ConfirmDialog
          title={translate('queue.cancelTitle', { number: dialog.ticket.number })}
          action={translate('queue.steps.cancel')}
          disabled={work.isBusy(dialog.ticket.id)}
          onConfirm={() => work.act(dialog.ticket, 'cancel')}
          onClose={close}
        >
          <Typography>{translate('queue.cancelText')}</Typography>
        </ConfirmDialog>
      )}
    </>
  )
}

const LINES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: 2,
  mt: 2,
}

interface LineProps {
  name: string
  title: string
  tickets: readonly StaffQueueTicket[]
  now: number
  work: QueueWork
  onStep(ticket: StaffQueueTicket, step: QueueStep): void
}

function Line({ name, title, tickets, ...card }: LineProps) {
  const translate = useTranslate()
  const heading = useId()
  return (
    <Box component="section" aria-labelledby={heading} data-line={name}>
      <Typography id={heading} variant="h2">
        {`${title} · ${tickets.length}`}
      </Typography>
      {tickets.length === 0 && <Typography sx={{ my: 1 }}>{translate('queue.empty')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1, display: 'grid', gap: 1 }}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} {...card} />
          </li>
        ))}
      </Box>
    </Box>
  )
}
