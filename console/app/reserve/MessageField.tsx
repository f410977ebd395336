import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { focus } from '../orders/payment/ReasonDialog'

interface MessageFieldProps {
  value: string
  onChange(value: string): void
}

/** The reason that the guest reads. */
export function MessageField({ value, onChange }: MessageFieldProps) {
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
