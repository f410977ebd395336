import { and, eq, gt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../src/contract/fields'
import { type Benefits, vipset } from '../../../src/contract/membership/vipset'
import { levelOf } from '../../../src/domain/member/level'
import type { ReadDb } from '../../db/database'
import { ledgerBalances } from '../../db/schema/wallet/ledger'
import { type MemberLevelRecord, memberLevels, vipTerms } from '../../db/schema/members/membership'
import { users } from '../../db/schema/account/users'
import { translate } from '../../messages/messages'
import { fieldsOf, readStored } from '../config/formRepository'
import type { StoredConfigs } from '../config/settings'
import { bestOf, type OwnBenefits } from './benefits'

/** A member's level. Above 0 means VIP. */
export interface MemberLevel {
  level: number
  levelName: string
}

/** What a member has reached. */
export interface Standing {
  growth: number
  /** The level by growth value; level 0 while levels are switched off. */
  level: number
  /** Until when the level is kept; null before the first level. */
  keptUntil: Date | null
  /** The level that the member was told of. */
  toldLevel: number
  /** When paid VIP ends; null without. */
  vipUntil: Date | null
}

type Rules = v.InferOutput<typeof vipset>

/** The levels of the merchant: whether they are on, where each begins, their benefits and names. */
export async function readLevels(db: ReadDb, locale: Locale) {
  const stored = await readStored(db, ['vipset'], locale)
  const rules = v.parse(vipset, stored.vipset ?? {})
  const nameOf = (level: number) =>
    rules.names[level]?.trim() || (level > 0 ? translate(locale, 'account.level', { level }) : '')
  return { ...rules, nameOf }
}

/** What a member has reached, by the rules of the merchant. The kept level counts until its review. */
export async function readStanding(db: ReadDb, userId: string, rules: Rules, now: Date): Promise<Standing> {
  const ends = db
    .select({ endAt: sql`max(${vipTerms.endAt})` })
    .from(vipTerms)
    .where(and(eq(vipTerms.userId, userId), gt(vipTerms.endAt, now)))
  const [row] = await db
    .select({
      growth: ledgerBalances.balance,
      kept: memberLevels,
      vipUntil: sql<Date | null>`(${ends})`.mapWith(vipTerms.endAt),
    })
    .from(users)
    .leftJoin(ledgerBalances, and(eq(ledgerBalances.userId, users.id), eq(ledgerBalances.account, 'growth')))
    .leftJoin(memberLevels, eq(memberLevels.userId, users.id))
    .where(eq(users.id, userId))
  const growth = row?.growth ?? 0
  return { growth, ...levelBy(rules, { growth, record: row?.kept ?? null, now }), vipUntil: row?.vipUntil ?? null }
}

function levelBy(
  { on, levels }: Rules,
  { growth, record, now }: { growth: number; record: MemberLevelRecord | null; now: Date },
): Pick<Standing, 'level' | 'keptUntil' | 'toldLevel'> {
  const level = on ? Math.max(levelOf(growth, levels), levelOfRecord(record, now)) : 0
  const keptUntil = level > 0 && record ? record.keptUntil : null
  return { level, keptUntil, toldLevel: Math.min(level, record?.toldLevel ?? level) }
}

/** The level that a member keeps until its review, at a time. */
export function levelOfRecord(record: { level: number; keptUntil: Date } | null | undefined, now: Date): number {
  return record && record.keptUntil > now ? record.level : 0
}

/** The level that others see: paid VIP is above 0 as well. */
export function shownLevel({ level, vipUntil }: Standing, nameOf: (level: number) => string): MemberLevel {
  const plain = level === 0 && vipUntil !== null
  return { level: plain ? 1 : level, levelName: plain ? 'VIP' : nameOf(level) }
}

/** Whether a member is of a level above 0, and which. */
export async function readLevel(
  db: ReadDb,
  userId: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<MemberLevel> {
  const levels = await readLevels(db, locale)
  return shownLevel(await readStanding(db, userId, levels, now), levels.nameOf)
}

/** What a standing gives: the benefits of the level and of paid VIP. */
export function benefitsOf({ level, vipUntil }: Standing, { on, benefits, paid }: Rules): Benefits[] {
  const ofLevel = on ? benefits[level] : undefined
  return [...(ofLevel ? [ofLevel] : []), ...(vipUntil ? [paid] : [])]
}

/** The benefits of a user by stored configurations; null for a guest without an account. */
export async function readMemberBenefits(
  db: ReadDb,
  { userId, member }: { userId: string; member: boolean },
  { configs, now }: { configs: StoredConfigs; now: Date },
): Promise<OwnBenefits | null> {
  if (!member) return null
  const rules = v.parse(vipset, fieldsOf(configs.vipset))
  const standing = await readStanding(db, userId, rules, now)
  const ofLevel = bestOf(benefitsOf({ ...standing, vipUntil: null }, rules))
  return { ...bestOf(benefitsOf(standing, rules)), ofLevel }
}

/** The points of an order of a member, basis points of the usual ones: the rate of level and paid VIP. */
export async function readPointsRate(db: ReadDb, userId: string, now: Date): Promise<number> {
  const rules = await readLevels(db, 'en')
  return bestOf(benefitsOf(await readStanding(db, userId, rules, now), rules)).pointsRate
}
