import type { Appointment } from './calendar'

export type { Appointment }

/** Browsers have no calendar: its programs open files. */
export const calendarWay = 'file'

/** Saves the calendar file of an appointment, which the phone opens with its calendar. */
export function addToCalendar({ file }: Appointment): Promise<boolean> {
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'booking.ics'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
  return Promise.resolve(true)
}
