import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Endpoint, Input } from '../../../src/contract/endpoint'
import { reserveContract, type StaffReservation, type StaffReservePlan } from '../../contract/tables/reserve'
import { useStaffParts } from '../api/staffParts'
import { useChange } from '../live/useChange'
import { useFailure } from '../live/useFailure'
import { ORDERS_KEY } from '../live/useLive'

/** The first part of the keys of plans, within those of orders. */
export const PLAN = 'reservations'

type BookingCall = Endpoint & { reply: typeof reserveContract.read.reply }

/** Works on bookings, on each one thing at a time. Each resolves to whether it was done. */
export interface BookingWork {
  isBusy(id: string): boolean
  /** Makes a move of a booking as it was seen. */
  act<E extends BookingCall>(
    booking: StaffReservation,
    call: E,
    more?: Omit<Input<E>, 'id' | 'version'>,
  ): Promise<boolean>
  create(fields: Input<typeof reserveContract.create>): Promise<boolean>
  /** The last action, for screen readers. */
  announcement: string
}

/** What the parts of a booking show and work with. */
export interface BookingProps {
  booking: StaffReservation
  areas: StaffReservePlan['areas']
  now: number
  work: BookingWork
}

/** A booking that is being made has no id. */
const NEW = 'new'

const argsOf = ({ contact, stateFormat }: StaffReservation) => ({ name: contact, state: stateFormat })

/** Shows how a booking is, as the server answered, and reads the plan again. */
function useShownBooking() {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [announcement, setAnnouncement] = useState('')
  const show = (booking: StaffReservation) => {
    setAnnouncement(translate('reserve.moved', argsOf(booking)))
    const replace = (plan?: Partial<StaffReservePlan>) =>
      plan?.areas && { ...plan, list: plan.list?.map((each) => (each.id === booking.id ? booking : each)) }
    queries.setQueriesData<Partial<StaffReservePlan>>({ queryKey: [ORDERS_KEY, PLAN] }, replace)
    void queries.invalidateQueries({ queryKey: [ORDERS_KEY] })
  }
  return { announcement, show }
}

/** `onMade` receives a booking that staff have made. */
export function useBookingWork(onMade: (booking: StaffReservation) => void): BookingWork {
  const { client } = useStaffParts()
  const { announcement, show } = useShownBooking()
  const fail = useFailure<StaffReservation>('reserve.changed', argsOf)
  const { isBusy, change } = useChange({ show, fail })
  return {
    isBusy: (id) => isBusy(id) || isBusy(NEW),
    announcement,
    act: ({ id, version }, call, more) => change(id, () => client.call<BookingCall>(call, { id, version, ...more })),
    create: (fields) => change(NEW, () => client.call(reserveContract.create, fields), onMade),
  }
}
