import { Box, Checkbox, FormControlLabel, FormLabel, TextField } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { momentOf, momentTyped } from '../../schema/typed'
import type { InputProps } from './inputProps'
import { problemIn } from './problemIn'

interface NativeProps {
  source: string
  label: string
  type: 'datetime-local' | 'date' | 'time' | 'color'
  helper?: string
  required?: boolean
  shown?(value: string | null): string
  read?(typed: string): string | null
}

/** A field of the browser's own for times and colours. */
function NativeField({ source, label, type, helper, required, shown, read }: NativeProps) {
  const { field, fieldState, id } = useInput({
    source,
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  })
  const problem = problemIn(fieldState.error)
  const value = field.value as string | null
  return (
    <TextField
      {...{ id, label, type, required }}
      name={field.name}
      inputRef={field.ref}
      value={shown ? shown(value) : (value ?? '')}
      error={problem !== ''}
      helperText={problem || helper}
      onChange={({ target }) => field.onChange(read ? read(target.value) : target.value)}
      onBlur={field.onBlur}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

/** Date and time in the restaurant's zone. */
export function MomentField({ field, source, label }: InputProps<'moment'>) {
  const translate = useTranslate()
  const zone = translate('form.bangkok')
  return (
    <NativeField
      {...{ source, label }}
      type="datetime-local"
      required={!field.nullable}
      helper={field.nullable ? `${zone} · ${translate('form.open')}` : zone}
      shown={momentTyped}
      read={momentOf}
    />
  )
}

export function DayField({ source, label }: InputProps<'day'>) {
  return <NativeField {...{ source, label }} type="date" />
}

export function ClockField({ source, label }: InputProps<'clock'>) {
  return <NativeField {...{ source, label }} type="time" />
}

export function ColourField({ source, label }: InputProps<'colour'>) {
  return <NativeField {...{ source, label }} type="color" />
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0]

/** Days of the week; 0 is Sunday, which comes last. */
export function WeekdaysField({ source, label }: InputProps<'weekdays'>) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source })
  const chosen = (field.value || []) as number[]
  const toggle = (day: number) =>
    chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day].sort((a, b) => a - b)
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <FormLabel component="legend" sx={{ width: '100%' }} error={Boolean(fieldState.error)}>
        {`${label} ${problemIn(fieldState.error)}`}
      </FormLabel>
      {WEEKDAYS.map((day) => (
        <FormControlLabel
          key={day}
          label={translate(`weekdays.d${day}`)}
          control={<Checkbox checked={chosen.includes(day)} onChange={() => field.onChange(toggle(day))} />}
        />
      ))}
    </Box>
  )
}
