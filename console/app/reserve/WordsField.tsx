import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { focus } from '../orders/payment/ReasonDialog'

interface WordsFieldProps {
  value: string
  onChange(value: string): void
}

/** The reason that the guest reads. */
export function WordsField({ value, onChange }: WordsFieldProps) {
  const translate = useTranslate()
  return (
    <TextField
      required
      multiline
      inputRef={focus}
      label={translate('reserve.refuseReason')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: 120 } }}
    />
  )
}
