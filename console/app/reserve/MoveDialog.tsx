import { Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { reserveContract as calls } from '../../contract/tables/reserve'
import { FormDialog } from './FormDialog'
import { type BookingTime, WhenFields } from './WhenFields'
import type { BookingProps } from './useBookingWork'

/** Moves a booking to another time or area. */
export function MoveDialog({ booking, areas, work, onClose }: BookingProps & { onClose(): void }) {
  const translate = useTranslate()
  const { id, storeId, areaId, start, people } = booking
  const [when, setWhen] = useState<BookingTime>({ areaId, date: start.slice(0, 10), time: start.slice(11, 16) })
  return (
    <FormDialog
      title={translate('reserve.moveTitle')}
      action={translate('reserve.steps.move')}
      disabled={work.isBusy(id) || when.time === ''}
      onSubmit={() => work.act(booking, calls.move, when)}
      onClose={onClose}
    >
      <Typography>{translate('reserve.moveText')}</Typography>
      <WhenFields {...{ storeId, people, areas }} exceptId={id} value={when} onChange={setWhen} />
    </FormDialog>
  )
}
