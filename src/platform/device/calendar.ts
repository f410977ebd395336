import Taro from '@tarojs/taro'

/** An appointment as a calendar takes it. */
export interface Appointment {
  title: string
  place: string
  /** Wire times. */
  start: string
  end: string
  /** A calendar file (RFC 5545). */
  file: string
}

/** What the host does with an appointment: into the calendar of the phone, as a file, or nothing. */
export const calendarWay: 'phone' | 'file' | 'none' = 'phone'

const TWO_HOURS = 7200

/**
 * Adds an appointment to the calendar of the phone, with a reminder two hours before. False when the guest does not allow it.
 * Only while a tap is handled (https://developers.weixin.qq.com/miniprogram/dev/api/device/calendar/wx.addPhoneCalendar.html).
 */
export async function addToCalendar({ title, place, start, end }: Appointment): Promise<boolean> {
  try {
    await Taro.addPhoneCalendar({
      ...{ title, location: place, startTime: seconds(start), alarm: true, alarmOffset: TWO_HOURS },
      // Taro's types call it a text; WeChat takes a number.
      endTime: seconds(end) as unknown as string,
    })
    return true
  } catch {
    return false
  }
}

const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000)
