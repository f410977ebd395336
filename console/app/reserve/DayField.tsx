import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, Button, IconButton, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { dayOf, dayText, noonOf } from '../../../src/domain/time/storeClock'

const moved = (date: string, days: number) => dayText(dayOf(new Date(noonOf(date))) + days)

/** Chooses a day: by its date, or the one before or after. */
export function DayField({ date, onChange }: { date: string; onChange(date: string): void }) {
  const translate = useTranslate()
  const step = (days: number, name: string, icon: typeof ChevronLeft) => {
    const Icon = icon
    return (
      <IconButton
        aria-label={translate(`reserve.${name}`)}
        onClick={() => onChange(moved(date, days))}
        sx={{ width: 44, height: 44 }}
      >
        <Icon />
      </IconButton>
    )
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      {step(-1, 'dayBefore', ChevronLeft)}
      <TextField
        type="date"
        label={translate('reserve.day')}
        value={date}
        onChange={({ target }) => target.value && onChange(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: 160, my: 0 }}
      />
      {step(1, 'dayAfter', ChevronRight)}
      <Button onClick={() => onChange(dayText(dayOf(new Date())))} sx={{ paddingInline: 1 }}>
        {translate('reserve.today')}
      </Button>
    </Box>
  )
}
