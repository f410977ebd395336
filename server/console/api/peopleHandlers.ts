import type { ConsoleContract } from '../../../console/contract/contract'
import type { StaffAccountWithLink } from '../../../console/contract/staff/staffAccount'
import { isoText } from '../../../src/domain/time/storeClock'
import { readAudit, readAuditPeople } from '../../modules/audit/readAudit'
import { changePassword, updateOwn } from '../people/ownAccount'
import {
  createAccount,
  listAccounts,
  renewLink,
  setAccountActive,
  signOutPerson,
  updateAccount,
} from '../people/staffAccounts'
import { endSession, endSessionsOf } from '../people/staffSessions'
import type { StaffDependencies } from './memberHandlers'
import { presentSession } from './presentSession'
import { pageOf, type StaffHandlers } from './staffContext'

const sessionHandlers = ({ previews, ownerEmail }: StaffDependencies): StaffHandlers<ConsoleContract['session']> => ({
  current: async ({ session, staff }) => presentSession(session, staff.now),
  update: ({ db, staff }, fields) => updateOwn(db, fields, { ...staff, ownerEmail }),
  async changePassword({ db, staff }, typed) {
    await changePassword(db, typed, { ...staff, ownerEmail })
    return { ok: true }
  },

  async end({ db, staff: { id, sessionHash, now } }, { everywhere }) {
    if (everywhere) await endSessionsOf(db, id, now)
    else await endSession(db, sessionHash, now)
    previews.revoke(sessionHash)
    return { ok: true }
  },
})

/** The reply to a repeated request, without the link, which is shown once. */
const withoutLink = ({ account }: StaffAccountWithLink): StaffAccountWithLink => ({ account, link: null, endsAt: null })

const accountHandlers = ({ ownerEmail }: StaffDependencies): StaffHandlers<ConsoleContract['staffAccount']> => ({
  list: async ({ db }, requested) => ({ ...(await listAccounts(db, requested, { ownerEmail })), ...pageOf(requested) }),
  create: {
    handle: ({ db, staff }, fields) => createAccount(db, fields, { ...staff, ownerEmail }),
    repeated: withoutLink,
  },
  update: ({ db, staff }, fields) => updateAccount(db, fields, { ...staff, ownerEmail }),
  setActive: ({ db, staff }, requested) => setAccountActive(db, requested, { ...staff, ownerEmail }),
  renewLink: {
    handle: ({ db, staff }, seen) => renewLink(db, seen, { ...staff, ownerEmail }),
    repeated: withoutLink,
  },
  signOut: ({ db, staff }, { id }) => signOutPerson(db, id, { ...staff, ownerEmail }),
})

const audit: StaffHandlers<ConsoleContract['audit']> = {
  async list({ db, staff, session }, requested) {
    const { rows, total } = await readAudit(db, requested, session.staff.storeIds)
    const list = rows.map(({ at, sessionHash: _session, staffId, ...entry }) => ({
      ...entry,
      at: isoText(at),
      own: staffId === staff.id,
    }))
    return { list, total, ...pageOf(requested) }
  },
  people: async ({ db }) => ({ list: await readAuditPeople(db) }),
}

/** Handlers of the caller's session and account, of staff accounts, and of the audit log. */
export const peopleHandlers = (dependencies: StaffDependencies) => ({
  session: sessionHandlers(dependencies),
  staffAccount: accountHandlers(dependencies),
  audit,
})
