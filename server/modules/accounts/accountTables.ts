import { eq } from 'drizzle-orm'
import { identities } from '../../db/schema/account/identities'
import { sessions, users } from '../../db/schema/account/users'
import { type MemberTable, ownRows } from '../memberData'
import { ERASED_PROFILE, mergeFacts } from './mergeProfiles'

/** The row of a removed account is anonymised, not deleted, because orders retained for accounting reference it. */
const account: MemberTable = {
  owners: [users.mergedInto],
  merge: mergeFacts,
  remove: (tx, userId) =>
    tx
      .update(users)
      .set({ ...ERASED_PROFILE, registeredAt: null, removalAskedAt: null, removalReason: '' })
      .where(eq(users.id, userId)),
}

/** The tables of accounts, for merging and removal. */
export const ACCOUNT_TABLES: readonly MemberTable[] = [account, ownRows(sessions), ownRows(identities)]
