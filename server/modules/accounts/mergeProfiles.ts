import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { users } from '../../db/schema/account/users'
import type { UserRow } from './accountRepository'
import type { Merging } from '../memberData'

/** Fills the heir's empty fields. */
export async function mergeFacts(tx: Tx, { from, into }: Merging): Promise<void> {
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [from, into]))
  const [leaving, heir] = [from, into].map((id) => rows.find((row) => row.id === id))
  if (!leaving || !heir) return
  await tx.update(users).set({ mergedInto: into }).where(eq(users.mergedInto, from))
  await tx.update(users).set(ERASED_PROFILE).where(eq(users.id, from))
  // A block applies to the merged account: a second account must not circumvent it.
  await tx
    .update(users)
    .set({ ...mergedTexts(leaving, heir), blocked: heir.blocked || leaving.blocked })
    .where(eq(users.id, into))
}

/** Clears everything that identifies the merged account. */
export const ERASED_PROFILE = {
  nickname: '',
  avatar: '',
  gender: 0,
  birthday: null,
  phone: '',
  email: '',
  passwordHash: null,
} as const

function mergedTexts(leaving: UserRow, heir: UserRow): Partial<UserRow> {
  return {
    nickname: heir.nickname || leaving.nickname,
    avatar: heir.avatar || leaving.avatar,
    gender: heir.gender || leaving.gender,
    birthday: heir.birthday ?? leaving.birthday,
    phone: heir.phone || leaving.phone,
    email: heir.email || leaving.email,
    emailNotices: (heir.email ? heir : leaving).emailNotices,
    passwordHash: heir.passwordHash ?? leaving.passwordHash,
  }
}
