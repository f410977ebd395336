import * as v from 'valibot'
import { int } from '../../src/contract/fields'

/** The prefix of every path of the staff's contract. */
export const CONSOLE_API_PREFIX = '/consoleApi/'

/** The header that holds the token of the session (`session.current`) in every call that is no GET. */
export const CSRF_HEADER = 'x-csrf-token'

/** What staff read. */
export const staffRead = { access: 'staff' } as const

/** A write of staff: takes an `Idempotency-Key`, which it needs, and is audited. */
export const staffWrite = { method: 'POST', access: 'staff', json: true, idempotent: true } as const

/**
 * The version of something that staff change, counted up with each change. A write names the version that it was made from; when
 * there is a newer one it is refused with code 409 and the current state as `data`.
 */
export const version = int(1)

/** A point in time as staff give it; an ISO 8601 time with offset, of this millennium. */
export const givenInstant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => /^2\d{3}-/.test(text) && !Number.isNaN(Date.parse(text))),
)
