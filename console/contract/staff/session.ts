import * as v from 'valibot'
import { password } from '../../../src/contract/account/credentials'
import { endpoint } from '../../../src/contract/endpoint'
import { done, flag } from '../../../src/contract/fields'
import { secret } from '../fields'
import { staffSession } from './signIn'
import { staffRead, staffWrite } from '../staffCall'
import { personName, staffLocale, staffPerson } from './staffAccount'

/** The caller's session and account. */
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
    input: v.object({
      current: secret(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
      wanted: secret(password),
    }),
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
}
