import { InputAdornment, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import { amountTyped, satangOf } from '../../../src/domain/money/typedAmount'
import { reserveContract as calls } from '../../contract/tables/reserve'
import { numberTyped } from '../schema/typed'
import { FormDialog } from './FormDialog'
import type { BookingProps } from './useBookingWork'
import { MessageField } from './MessageField'

const BAHT = '฿'

/** Asks how much of a kept deposit goes back after all, and for the words to the guest. All that is left stands there first. */
export function ReturnDialog({ booking, work, onClose }: BookingProps & { onClose(): void }) {
  const translate = useTranslate()
  const { id, deposit, returnable } = booking
  const [typed, setTyped] = useState(numberTyped(returnable, 'satang'))
  const [reason, setReason] = useState('')
  const amount = satangOf(typed)
  const isTooMuch = amount > returnable
  return (
    <FormDialog
      title={translate('reserve.returnTitle')}
      action={translate('reserve.steps.returnDeposit')}
      danger
      disabled={work.isBusy(id) || amount === 0 || isTooMuch || reason.trim() === ''}
      onSubmit={() => work.act(booking, calls.returnDeposit, { amount, reason: reason.trim() })}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{translate('reserve.returnText', { amount: moneyText(deposit) })}</Typography>
      <TextField
        required
        label={translate('reserve.returnAmount')}
        value={typed}
        error={isTooMuch}
        helperText={translate('reserve.returnMost', { amount: moneyText(returnable) })}
        onChange={({ target }) => setTyped(amountTyped(target.value))}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 },
          input: { startAdornment: <InputAdornment position="start">{BAHT}</InputAdornment> },
        }}
      />
      <MessageField value={reason} onChange={setReason} />
    </FormDialog>
  )
}
