import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { users } from '../../db/schema/users'
import type { UserRow } from './accountRepository'
import type { Merging } from '../memberData'

/** Adds up balances, keeps the higher level, and fills the heir's empty fields. */
export async function mergeFacts(tx: Tx, { from, into }: Merging): Promise<void> {
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [from, into]))
  const [left, heir] = [from, into].map((id) => rows.find((row) => row.id === id))
  if (!left || !heir) return
  await tx.update(users).set({ mergedInto: into }).where(eq(users.mergedInto, from))
  await tx.update(users).set(ERASED_PROFILE).where(eq(users.id, from))
  await tx
    .update(users)
    .set({ ...said(left, heir), ...standing(left, heir), ...values(left, heir) })
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
  level: 0,
  levelName: '',
  points: 0,
  balance: 0,
  growth: 0,
} as const

function said(left: UserRow, heir: UserRow): Partial<UserRow> {
  return {
    nickname: heir.nickname || left.nickname,
    avatar: heir.avatar || left.avatar,
    gender: heir.gender || left.gender,
    birthday: heir.birthday ?? left.birthday,
    phone: heir.phone || left.phone,
    email: heir.email || left.email,
    passwordHash: heir.passwordHash ?? left.passwordHash,
  }
}

/** A block applies to the merged account: a second account must not circumvent it. */
function standing(left: UserRow, heir: UserRow): Partial<UserRow> {
  const { level, levelName } = left.level > heir.level ? left : heir
  return { level, levelName, blocked: heir.blocked || left.blocked }
}

function values(left: UserRow, heir: UserRow): Partial<UserRow> {
  return {
    points: heir.points + left.points,
    balance: heir.balance + left.balance,
    growth: heir.growth + left.growth,
  }
}
