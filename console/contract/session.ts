import * as v from 'valibot'
import { password } from '../../src/contract/credentials'
import { endpoint } from '../../src/contract/endpoint'
import { done, flag, id, instant, paging, pageOf } from '../../src/contract/fields'
import { staffSession } from './signIn'
import { staffRead, staffWrite } from './staff'
import { personName, staffLocale, staffPerson } from './staffAccount'

/** A write of staff, as it was recorded in its transaction. */
const auditEntry = v.object({
  id: v.number(),
  at: instant,
  /** Who wrote: the name at that time; empty before there were accounts. */
  staffName: v.string(),
  /** Whether that is the caller. */
  own: v.boolean(),
  action: v.string(),
  subject: v.string(),
  subjectId: id,
  /** What it was and became; null for what was or is not there. */
  before: v.unknown(),
  after: v.unknown(),
})

/** The caller's session and account, and the record of what staff have written. */
export const sessionContract = {
  current: endpoint({
    ...staffRead,
    summary: 'The session of the caller, with the token that every write must carry in the header x-csrf-token',
    path: 'session',
    input: v.object({}),
    reply: staffSession,
  }),
  update: endpoint({
    ...staffWrite,
    summary: "Changes the caller's name and language",
    path: 'session/update',
    input: v.object({ name: personName, locale: staffLocale }),
    reply: staffPerson,
  }),
  // Without a key: a stored request would hold a plain hash of the passwords.
  changePassword: endpoint({
    method: 'POST',
    access: 'staff',
    json: true,
    summary:
      "Changes the caller's password and ends the other sessions. A wrong current password is refused; so is one that is a variable of the server",
    path: 'session/password',
    input: v.object({ current: v.pipe(v.string(), v.maxLength(100)), wanted: password }),
    reply: done,
  }),
  end: endpoint({
    method: 'POST',
    access: 'staff',
    json: true,
    summary: 'Signs the caller out: here, or on all devices',
    path: 'session/end',
    input: v.object({ everywhere: flag }),
    reply: done,
  }),
  audit: endpoint({
    ...staffRead,
    summary: 'What staff have written, newest first: all, or what happened to one thing',
    path: 'audit',
    input: v.object({ subjectId: v.optional(id), ...paging }),
    reply: pageOf(auditEntry),
  }),
}
