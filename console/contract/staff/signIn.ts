import * as v from 'valibot'
import { email, password } from '../../../src/contract/account/credentials'
import { endpoint } from '../../../src/contract/endpoint'
import { instant, text } from '../../../src/contract/fields'
import { staffPerson } from './staffAccount'

const token = v.pipe(text(100), v.minLength(1))

/** A session of the console. `csrf` is the token that every write must carry in the header x-csrf-token. */
export const staffSession = v.object({ csrf: v.string(), endsAt: instant, serverTime: instant, staff: staffPerson })
export type StaffSession = v.InferOutput<typeof staffSession>

/** How staff come to a session. The cookie that holds it comes with the reply. */
export const signInContract = {
  signIn: endpoint({
    method: 'POST',
    json: true,
    summary:
      'Signs in with e-mail address and password. Wrong ones are answered with code 400; after several the next attempt must wait `retryIn` seconds',
    path: 'signIn',
    input: v.object({ email, password: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
    reply: staffSession,
  }),
  link: endpoint({
    summary: 'Whose link this is: an invitation, or one for a new password. An unknown or ended one is refused',
    path: 'signIn/link',
    input: v.object({ token }),
    reply: v.object({ email: v.string(), name: v.string() }),
  }),
  choosePassword: endpoint({
    method: 'POST',
    json: true,
    summary: 'Chooses the password of an account with a link, which ends; so do its sessions. Signs in',
    path: 'signIn/password',
    input: v.object({ token, password }),
    reply: staffSession,
  }),
}
