/** Alipay's mini-programs can neither write to the phone's calendar nor open its files. */
export const calendarWay = 'none'

export const addToCalendar = () => Promise.resolve(false)
