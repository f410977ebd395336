import { Alert, MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { reserveContract, type StaffReservePlan } from '../../contract/tables/reserve'
import { useStaffParts } from '../api/staffParts'
import { submitFailure } from '../form/calls/submitFailure'
import { ORDERS_KEY } from '../live/useLive'
import { PLAN } from './useBookingWork'

/** When and where guests sit. */
export interface BookingTime {
  areaId: string
  date: string
  time: string
}

interface WhenFieldsProps {
  storeId: string
  /** How many come; none while that is not a number. */
  people: number | undefined
  /** The booking that is moved: its own tables count as free. */
  exceptId?: string
  areas: StaffReservePlan['areas']
  value: BookingTime
  onChange(value: BookingTime): void
}

/** Chooses the area, the day and one of its times that is free. */
export function WhenFields({ areas, value, onChange, ...group }: WhenFieldsProps) {
  const translate = useTranslate()
  const { areaId, date, time } = value
  const { times, problem } = useTimes({ ...group, areaId, date })
  const isFree = times?.some((slot) => slot.time === time && slot.left > 0) ?? false
  return (
    <>
      <TextField
        select
        required
        label={translate('reserve.area')}
        value={areaId}
        onChange={({ target }) => onChange({ ...value, areaId: target.value })}
      >
        {areas.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        required
        label={translate('reserve.day')}
        value={date}
        onChange={({ target }) => target.value && onChange({ ...value, date: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        select
        required
        label={translate('reserve.time')}
        value={isFree ? time : ''}
        disabled={!times}
        helperText={times?.length === 0 && translate('reserve.noTimes')}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      >
        {(times ?? []).map((slot) => (
          <MenuItem key={slot.time} value={slot.time} disabled={slot.left === 0}>
            {slot.left > 0 ? slot.time : translate('reserve.fullTime', { time: slot.time })}
          </MenuItem>
        ))}
      </TextField>
      {problem && <Alert severity="warning">{problem}</Alert>}
    </>
  )
}

/** The times of a day for a group, or why there are none. */
function useTimes({
  storeId,
  people,
  exceptId,
  areaId,
  date,
}: Pick<WhenFieldsProps, 'storeId' | 'people' | 'exceptId'> & Omit<BookingTime, 'time'>) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { data, error } = useQuery({
    queryKey: [ORDERS_KEY, PLAN, 'times', storeId, areaId, date, people, exceptId],
    enabled: people !== undefined && areaId !== '',
    queryFn: () =>
      client.call(reserveContract.times, { storeId, areaId, date, people: people ?? 1, ...(exceptId && { exceptId }) }),
    networkMode: 'always',
    retry: false,
  })
  if (!error) return { times: data?.list, problem: '' }
  const failure = submitFailure(error)
  return { times: undefined, problem: 'text' in failure ? failure.text : translate('failure.noReply') }
}
