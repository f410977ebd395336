import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { OCCASIONS_TO_CELEBRATE, RESERVE_NOTES } from '../../../src/contract/constants/reserve'
import type { StaffReservePlan } from '../../contract/tables/reserve'
import { FormDialog } from './FormDialog'
import type { BookingWork } from './useBookingWork'
import { WhenFields } from './WhenFields'

interface NewBookingProps {
  storeId: string
  date: string
  areas: StaffReservePlan['areas']
  work: BookingWork
  onClose(): void
}

const MAX_PEOPLE = 99

/** Books a table for guests who called or stand at the door. */
export function NewBooking({ storeId, date, areas, work, onClose }: NewBookingProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState({ contact: '', phone: '', notes: '', people: '2' })
  const [celebration, setCelebration] = useState<(typeof OCCASIONS_TO_CELEBRATE)[number]>('none')
  const [when, setWhen] = useState({ areaId: areas[0]?.id ?? '', date, time: '' })
  const people = peopleOf(typed.people)
  const contact = typed.contact.trim()
  const isWhole = people !== undefined && contact !== '' && when.time !== ''
  const text = (name: keyof typeof typed, label: string, most: number, more = {}) => (
    <TextField
      label={translate(`reserve.${label}`)}
      value={typed[name]}
      onChange={({ target }) => setTyped((now) => ({ ...now, [name]: target.value }))}
      slotProps={{ htmlInput: { maxLength: most, ...more } }}
      required={name === 'contact' || name === 'people'}
      multiline={name === 'notes'}
    />
  )
  return (
    <FormDialog
      title={translate('reserve.new')}
      action={translate('reserve.book')}
      disabled={!isWhole || work.isBusy('')}
      onSubmit={() => work.create({ ...typed, ...when, storeId, contact, celebration, people: people ?? 1 })}
      onClose={onClose}
    >
      {text('people', 'peopleNum', 2, { inputMode: 'numeric' })}
      <WhenFields {...{ storeId, people, areas }} value={when} onChange={setWhen} />
      {text('contact', 'name', 60)}
      {text('phone', 'phone', 24, { inputMode: 'tel' })}
      <TextField
        select
        label={translate('reserve.celebration')}
        value={celebration}
        onChange={({ target }) => setCelebration(target.value as typeof celebration)}
      >
        {OCCASIONS_TO_CELEBRATE.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`reserve.celebrations.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      {text('notes', 'notes', RESERVE_NOTES)}
    </FormDialog>
  )
}

function peopleOf(typed: string): number | undefined {
  const people = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
  return people >= 1 && people <= MAX_PEOPLE ? people : undefined
}
