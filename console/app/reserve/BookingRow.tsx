import { Box, ButtonBase } from '@mui/material'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import type { StaffReservation } from '../../contract/tables/reserve'
import { stateOf, TONES } from './bookingSteps'

interface BookingRowProps {
  booking: StaffReservation
  onOpen(id: string): void
}

/** A booking of the day: its time, who comes with how many, to which table, and its state. */
export function BookingRow({ booking, onOpen }: BookingRowProps) {
  const translate = useTranslate()
  const { id, start, contact, people, areaName, tables, deposit, stateFormat, notes, celebration } = booking
  const state = stateOf(booking)
  const place = [areaName, tables.map(({ name }) => name).join(' + ')].filter(Boolean).join(' · ')
  const facts = [
    place,
    deposit > 0 && `${translate('reserve.deposit')} ${moneyText(deposit)}`,
    celebration !== 'none' && translate(`reserve.celebrations.${celebration}`),
    notes,
  ].filter(Boolean)
  return (
    <ButtonBase
      onClick={() => onOpen(id)}
      aria-haspopup="dialog"
      data-booking={id}
      data-state={state}
      sx={{
        ...{ fontFamily: 'inherit', fontSize: '1rem', width: '100%', textAlign: 'left', overflowWrap: 'anywhere' },
        ...{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-start', gap: 2, p: 1.5 },
        ...{ borderRadius: 1, border: 1, borderColor: 'divider', borderLeft: 6, borderLeftColor: TONES[state] },
        bgcolor: 'background.paper',
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box component="span" sx={{ fontSize: '1.5rem', fontWeight: 800, lineHeight: 1.2, flex: 'none', minWidth: 68 }}>
        {start.slice(11, 16)}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, fontWeight: 600 }}
        >
          <span>{contact || translate('reserve.noName')}</span>
          <span>{translate('reserve.people', { smart_count: people })}</span>
          <Box component="span" sx={{ color: TONES[state], ml: 'auto' }}>
            {stateFormat}
          </Box>
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Box>
      </Box>
    </ButtonBase>
  )
}
