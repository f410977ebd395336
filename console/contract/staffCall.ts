/** The prefix of every path of the staff's contract. */
export const CONSOLE_API_PREFIX = '/consoleApi/'

/** The header that holds the token of the session (`session.current`) in every call that is no GET. */
export const CSRF_HEADER = 'x-csrf-token'

/** What staff read. */
export const staffRead = { access: 'staff' } as const

/** A write of staff: takes an `Idempotency-Key`, which it needs, and is audited. */
export const staffWrite = { method: 'POST', access: 'staff', json: true, idempotent: true } as const
