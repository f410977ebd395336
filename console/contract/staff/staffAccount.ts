import * as v from 'valibot'
import { LOCALES } from '../../../src/contract/constants/common'
import { email } from '../../../src/contract/account/credentials'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, pageOf, paging, text } from '../../../src/contract/fields'
import { keyword, storeId, version } from '../fields'
import { STAFF_ROLES } from './roles'
import { staffRead, staffWrite } from '../staffCall'

export const role = v.picklist(STAFF_ROLES)
export const personName = v.pipe(text(60), v.minLength(1))
export const staffLocale = v.picklist(LOCALES)

const fields = {
  name: personName,
  role,
  /** The stores that the person works in; all when there are none. */
  storeIds: v.pipe(v.array(storeId), v.maxLength(100)),
}
const written = v.object(fields)
export type StaffAccountFields = v.InferOutput<typeof written>

/** The signed-in staff member. */
export const staffPerson = v.object({
  id,
  email: v.string(),
  name: v.string(),
  role,
  storeIds: v.array(storeId),
  locale: staffLocale,
})
export type StaffPerson = v.InferOutput<typeof staffPerson>

const account = v.object({
  ...staffPerson.entries,
  version,
  active: v.boolean(),
  /** `invited` until the person has chosen a password; `server` when it is a variable of the server. */
  password: v.picklist(['invited', 'chosen', 'server']),
  createdAt: instant,
})
export type StaffAccount = v.InferOutput<typeof account>

/** The link is shown once: a repeated call is answered without it. */
const withLink = v.object({ account, link: v.nullable(v.string()), endsAt: v.nullable(instant) })
export type StaffAccountWithLink = v.InferOutput<typeof withLink>

/** The people of the console. */
export const staffAccountContract = {
  list: endpoint({
    ...staffRead,
    summary: 'The people of the console, by name: all, active or not, or with a word in their name or address',
    path: 'people',
    input: v.object({ keyword, active: v.optional(flag), ...paging }),
    reply: pageOf(account),
  }),
  create: endpoint({
    ...staffWrite,
    summary: 'Invites a person: the reply holds the link with which the person chooses a password. It is shown once',
    path: 'people/create',
    input: v.object({ ...fields, email }),
    reply: withLink,
  }),
  update: endpoint({
    ...staffWrite,
    summary:
      'Changes name, role and stores. The last active owner stays one. Sessions go on with the new role. A stale version is refused with code 409 and `current`',
    path: 'people/update',
    input: v.object({ id, version, ...fields }),
    reply: account,
  }),
  setActive: endpoint({
    ...staffWrite,
    summary:
      'Ends an account with all its sessions, or opens it again. The last active owner and the caller cannot be ended',
    path: 'people/active',
    input: v.object({ id, version, active: flag }),
    reply: account,
  }),
  renewLink: endpoint({
    ...staffWrite,
    summary: 'A new link with which the person chooses a password; an earlier link ends. It is shown once',
    path: 'people/link',
    input: v.object({ id, version }),
    reply: withLink,
  }),
  signOut: endpoint({
    ...staffWrite,
    summary: 'Ends the sessions of a person on all devices. The account stays as it is',
    path: 'people/signOut',
    input: v.object({ id }),
    reply: account,
  }),
}
