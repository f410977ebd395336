import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useMemo, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import type { StaffEventName } from '../../contract/events'
import { reserveContract, type StaffReservation } from '../../contract/tables/reserve'
import { useStaffParts } from '../api/staffParts'
import { Announcement } from '../live/Announcement'
import { LiveFrame } from '../live/LiveFrame'
import { useArrivals } from '../live/SoundSwitch'
import type { StoreContent } from '../store/StorePage'
import { useLive } from '../live/useLive'
import { useNow } from '../live/useNow'
import { BookingDrawer } from './BookingDrawer'
import { BookingList } from './BookingList'
import { DayField } from './DayField'
import { FindBooking } from './FindBooking'
import { NewBooking } from './NewBooking'
import { PLAN, useBookingWork } from './useBookingWork'

const EVENTS: readonly StaffEventName[] = ['reservation']

/** The bookings of a restaurant by day: who comes when, with how many, to which table. A new one chimes. */
export function DayPlan({ storeId, stores }: StoreContent) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { client } = useStaffParts()
  const [date, setDate] = useState(() => dayText(dayOf(new Date())))
  const [openId, setOpenId] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const plan = useLive(
    storeId,
    // States and areas are named in the language of staff.
    [PLAN, storeId, date, locale],
    () => client.call(reserveContract.plan, { storeId, date }),
    EVENTS,
  )
  const now = useNow(plan.data?.clockOffset)
  const open = ({ id, start }: StaffReservation) => {
    setDate(start.slice(0, 10))
    setOpenId(id)
  }
  const work = useBookingWork(open)
  const { list, areas } = plan.data ?? {}
  useArrivals(useMemo(() => list?.map(({ id }) => `${date} ${id}`), [list, date]))
  return (
    <LiveFrame
      live={plan}
      bar={
        <>
          {stores}
          <DayField date={date} onChange={setDate} />
          <Button variant="contained" startIcon={<AddIcon />} disabled={!areas} onClick={() => setAdding(true)}>
            {translate('reserve.new')}
          </Button>
          <FindBooking storeId={storeId} onFound={open} />
        </>
      }
    >
      <Announcement text={work.announcement} />
      {list && <BookingList bookings={list} onOpen={setOpenId} />}
      <BookingDrawer
        booking={list?.find(({ id }) => id === openId)}
        areas={areas ?? []}
        now={now}
        work={work}
        onClose={() => setOpenId(undefined)}
      />
      {isAdding && areas && (
        <NewBooking storeId={storeId} date={date} areas={areas} work={work} onClose={() => setAdding(false)} />
      )}
    </LiveFrame>
  )
}
