import { Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import { reserveContract as calls } from '../../contract/tables/reserve'
import { FormDialog } from './FormDialog'
import type { BookingProps } from './useBookingWork'
import { MessageField } from './MessageField'

/** Asks for the words to the guest before a booking is refused or called off. */
export function RefuseDialog({ booking, work, onClose }: BookingProps & { onClose(): void }) {
  const translate = useTranslate()
  const [reason, setReason] = useState('')
  const { id, deposit, refunded } = booking
  return (
    <FormDialog
      title={translate('reserve.refuseTitle')}
      action={translate('reserve.steps.refuse')}
      danger
      disabled={work.isBusy(id) || reason.trim() === ''}
      onSubmit={() => work.act(booking, calls.refuse, { reason: reason.trim() })}
      onClose={onClose}
    >
      {deposit > refunded && (
        <Typography sx={{ mb: 1 }}>{translate('reserve.refuseDeposit', { amount: moneyText(deposit) })}</Typography>
      )}
      <MessageField value={reason} onChange={setReason} />
    </FormDialog>
  )
}
