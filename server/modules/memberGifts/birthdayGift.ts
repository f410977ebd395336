import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { MemberGift } from '../../../src/contract/membership/memberGift'
import { windowAt } from '../../../src/domain/member/birthday'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { lockUser } from '../../db/locks'
import { birthdayGifts } from '../../db/schema/members/rewards'
import { users } from '../../db/schema/account/users'
import { translate } from '../../messages/messages'
import { monthDayOf } from '../accounts/editProfile'
import { type MemberTable, ownRows } from '../memberData'
import { giveRewards } from '../rewards/giveRewards'
import { type Reward, rewardPresenter } from '../rewards/reward'
import { missingLevel } from './birthdayLevels'
import { type BirthdayRule, readBirthdayRule } from './rules'

/** The member and the time. */
export interface BirthdayMember {
  userId: string
  locale: Locale
  now: Date
}

/** The claimed gifts of a member: in a merge each year stays once. */
export const memberBirthdayGifts: MemberTable = {
  ...ownRows(birthdayGifts),
  async merge(tx, { from, into }) {
    const removed = await tx.delete(birthdayGifts).where(eq(birthdayGifts.userId, from)).returning()
    if (removed.length === 0) return
    await tx
      .insert(birthdayGifts)
      .values(removed.map((row) => ({ ...row, userId: into })))
      .onConflictDoNothing()
  },
}

/** The birthday of a member, `MM-DD`; empty until it is set. */
export async function birthdayOf(db: ReadDb, userId: string): Promise<string> {
  const [user] = await db.select({ birthday: users.birthday }).from(users).where(eq(users.id, userId))
  return monthDayOf(user?.birthday)
}

/** The birthday gift of a member, now or the next one; null while there is none. */
export async function readBirthdayGift(db: ReadDb, member: BirthdayMember): Promise<MemberGift | null> {
  const { userId, locale, now } = member
  const rule = await readBirthdayRule(db, locale)
  if (!rule.on) return null
  const birthday = await birthdayOf(db, userId)
  const reward = (await rewardPresenter(db, [rule], locale))(rule)
  const name = rule.name.trim() || translate(locale, 'memberGift.birthday')
  const common = { kind: 'birthday', name, reward } as const
  const level = await missingLevel(db, member)
  const locked = { ...common, receiveState: 'level', levelName: level, from: null, to: null } as const
  if (!birthday && level) return { ...locked, id: 'birthday' }
  if (!birthday) return { ...common, id: 'birthday', receiveState: 'unset', from: null, to: null }
  const today = dayOf(now)
  const { year, from, to } = windowAt(today, birthday, rule)
  const claimed = await db.$count(birthdayGifts, and(eq(birthdayGifts.userId, userId), eq(birthdayGifts.year, year)))
  if (level && claimed === 0) return { ...locked, id: idOf(year) }
  const open = from <= today ? 'can' : 'later'
  const period = { from: dayText(from), to: dayText(to) }
  return { ...common, ...period, id: idOf(year), receiveState: claimed > 0 ? 'received' : open }
}

/** Claims the birthday gift, once for each year of birthdays. */
export async function claimBirthdayGift(tx: Tx, member: BirthdayMember, giftId: string): Promise<Reward> {
  const { userId, locale, now } = member
  await lockUser(tx, userId)
  const rule = await readBirthdayRule(tx, locale)
  const { year } = await openWindow(tx, { rule, giftId, userId, now })
  const level = await missingLevel(tx, member)
  if (level) throw new AppError(400, 'memberGift.level', { level })
  const claimed = await tx
    .insert(birthdayGifts)
    .values({ userId, year, at: now })
    .onConflictDoNothing()
    .returning({ year: birthdayGifts.year })
  if (claimed.length === 0) throw new AppError(400, 'memberGift.received')
  return giveRewards(tx, member, [{ ...rule, cause: `birthday ${userId} ${year}` }])
}

/** The window that is open now. Refuses another gift, and one that cannot be claimed now. */
async function openWindow(
  db: ReadDb,
  { rule, giftId, userId, now }: { rule: BirthdayRule; giftId: string; userId: string; now: Date },
) {
  const birthday = rule.on && (await birthdayOf(db, userId))
  if (!birthday) throw new AppError(400, 'memberGift.notFound')
  const open = windowAt(dayOf(now), birthday, rule)
  if (giftId !== idOf(open.year)) throw new AppError(400, 'memberGift.notFound')
  if (open.from > dayOf(now)) throw new AppError(400, 'memberGift.later')
  return open
}

const idOf = (year: number) => `birthday-${year}`
