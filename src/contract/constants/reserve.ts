/** Lists and limits of reservations. */

/** What guests celebrate at a booked table. */
export const OCCASIONS_TO_CELEBRATE = ['none', 'birthday', 'date', 'family', 'business'] as const
export type Celebration = (typeof OCCASIONS_TO_CELEBRATE)[number]

/** The picture of an area with tables to book. */
export const RESERVE_ICONS = ['window', 'terrace', 'room', 'seat'] as const
export type ReserveIcon = (typeof RESERVE_ICONS)[number]

/** Tabs of the reservations of a member. */
export const RESERVE_TABS = ['coming', 'past'] as const

/** What a guest can do with a reservation. */
export const RESERVE_ACTIONS = ['pay', 'cancel', 'change'] as const
export type ReserveAction = (typeof RESERVE_ACTIONS)[number]

/** Maximum length of the notes of a reservation. */
export const RESERVE_NOTES = 120

/** What a deposit of a reservation is counted by. */
export const DEPOSIT_KINDS = ['none', 'order', 'table', 'person'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

/** The parts of a day at which guests are seated. */
export const SERVINGS = ['breakfast', 'lunch', 'dinner'] as const
