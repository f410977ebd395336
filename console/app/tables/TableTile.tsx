import { Box, ButtonBase } from '@mui/material'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { StaffTable } from '../../contract/tables/table'
import { TONES } from './floorTones'
import { StateText } from './StateText'

interface TileProps {
  table: StaffTable
  now: number
  onOpen(id: string): void
}

/** A table on the floor: its name, its state in colour and word, and what guests call for; since when how many sit there, and their sum. */
export function TableTile({ table, now, onOpen }: TileProps) {
  const translate = useTranslate()
  const { id, name, seats, state, session } = table
  const { edge, ground, ink, quiet } = TONES[state]
  const isFilled = state === 'calls' || state === 'paying'
  return (
    <ButtonBase
      onClick={() => onOpen(id)}
      aria-haspopup="dialog"
      data-table={id}
      data-state={state}
      sx={{
        ...{ fontFamily: 'inherit', fontSize: '1rem' },
        ...{ width: '100%', minHeight: 132, height: '100%', p: 1.25, borderRadius: 2, textAlign: 'left' },
        ...{ flexDirection: 'column', alignItems: 'stretch', justifyContent: 'flex-start', gap: 0.25 },
        ...{ border: 2, borderColor: edge, bgcolor: ground, color: ink, overflowWrap: 'anywhere' },
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
        <Box component="span" sx={{ fontSize: '1.5rem', fontWeight: 800, lineHeight: 1.2 }}>
          {name}
        </Box>
        <Box component="span" sx={{ fontSize: '0.875rem', color: quiet, whiteSpace: 'nowrap' }}>
          {session
            ? translate('tables.people', { smart_count: session.peopleNum })
            : translate('tables.seats', { smart_count: seats })}
        </Box>
      </Box>
      <Box component="span" sx={{ py: 0.25 }}>
        <StateText state={state} plain={isFilled} />
      </Box>
      {session && <SessionLines session={session} now={now} />}
    </ButtonBase>
  )
}

function SessionLines({ session, now }: { session: NonNullable<StaffTable['session']>; now: number }) {
  const translate = useTranslate()
  const { calls, openedAt, total } = session
  const minutes = Math.max(0, Math.floor((now - Date.parse(openedAt)) / MINUTE_MS))
  const kinds = [...new Set(calls.map(({ type }) => type))]
  return (
    <>
      {kinds.length > 0 && (
        <Box component="span" sx={{ fontSize: '0.9375rem' }}>
          {kinds.map((type) => translate(`tables.calls.${type}`)).join(' · ')}
        </Box>
      )}
      <Box
        component="span"
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1, mt: 'auto' }}
      >
        <span>{translate('tables.minutes', { minutes })}</span>
        {total > 0 && <strong>{moneyText(total)}</strong>}
      </Box>
    </>
  )
}
