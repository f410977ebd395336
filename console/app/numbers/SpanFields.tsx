import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { moved, type Preset, PRESETS, type Span, spanOf } from './spans'

/** A span of days, by its name or `own`. */
export interface ChosenSpan extends Span {
  preset: Preset | 'own'
}

/** The span that the page begins with. */
export const todaysSpan = (): ChosenSpan => ({ preset: 'today', ...spanOf('today', currentDay()) })

const currentDay = () => dayOf(new Date())

/** Chooses a span of days: by a name, or by its first and last day. */
export function SpanFields({ span, onChange }: { span: ChosenSpan; onChange(span: ChosenSpan): void }) {
  const translate = useTranslate()
  // Read again when a field is used: the page may stay open past midnight.
  const [today, setToday] = useState(currentDay)
  const choose = (chosen: string) => {
    const preset = PRESETS.find((each) => each === chosen)
    setToday(currentDay())
    onChange(preset ? { preset, ...spanOf(preset, currentDay()) } : { ...span, preset: 'own' })
  }
  return (
    <>
      <TextField
        select
        label={translate('numbers.span')}
        value={span.preset}
        onChange={({ target }) => choose(target.value)}
        sx={{ flex: '1 1 150px', maxWidth: 260, my: 0 }}
      >
        {[...PRESETS, 'own'].map((preset) => (
          <MenuItem key={preset} value={preset}>
            {translate(`numbers.spans.${preset}`)}
          </MenuItem>
        ))}
      </TextField>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={translate(`numbers.${end}`)}
          value={span[end]}
          onChange={({ target }) => target.value && onChange({ ...moved(span, end, target.value), preset: 'own' })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: dayText(today) } }}
          sx={{ flex: '1 1 140px', maxWidth: 200, my: 0 }}
        />
      ))}
    </>
  )
}
