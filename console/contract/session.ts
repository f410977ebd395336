import * as v from 'valibot'
import { endpoint } from '../../src/contract/endpoint'
import { id, instant, paging, pageOf } from '../../src/contract/fields'
import { staffRead } from './staff'

/** A write of staff, as it was recorded in its transaction. */
const auditEntry = v.object({
  id: v.number(),
  at: instant,
  /** The session of the console that wrote. The console has one password: the session tells the devices apart. */
  session: v.string(),
  /** Whether that is the session of the caller. */
  own: v.boolean(),
  action: v.string(),
  subject: v.string(),
  subjectId: id,
  /** What it was and became; null for what was or is not there. */
  before: v.unknown(),
  after: v.unknown(),
})

/** The session of the console, and the record of what staff have written. */
export const sessionContract = {
  current: endpoint({
    ...staffRead,
    summary: 'The session of the caller, with the token that every write must carry in the header x-csrf-token',
    path: 'session',
    input: v.object({}),
    reply: v.object({ csrf: v.string(), endsAt: instant, serverTime: instant }),
  }),
  audit: endpoint({
    ...staffRead,
    summary: 'What staff have written, newest first: all, or what happened to one thing',
    path: 'audit',
    input: v.object({ subjectId: v.optional(id), ...paging }),
    reply: pageOf(auditEntry),
  }),
}
