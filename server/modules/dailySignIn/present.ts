import type { DailySignIn } from '../../../src/contract/membership/dailySignIn'
import { daysOf, firstOf, monthOf, rewardDay, rowAround, rowUntil } from '../../../src/domain/member/dailySignIn'
import type { Locale } from '../../../src/contract/fields'
import type { RewardView } from '../../../src/contract/membership/reward'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { balancesOf } from '../ledger/ledger'
import { type Reward, rewardPresenter } from '../rewards/reward'
import { joinedOn, makeUpDays, makeUpsLeft } from './makeUp'
import { readRules, type SignInRules } from './rules'
import { isReminded, signedDays, type SignedDays } from './signedDays'

const NOTHING: Reward = { points: 0, growth: 0, coupons: [] }

/** What a view is made from. */
interface Facts {
  rules: SignInRules
  signed: SignedDays
  today: number
  joined: number
  present: (reward: Reward) => RewardView
}

/** The daily sign-in of a member, with a month or this one; null while it is closed. */
export async function readDailySignIn(
  db: ReadDb,
  { userId, locale, now, month }: { userId: string; locale: Locale; now: Date; month: string },
): Promise<DailySignIn | null> {
  const rules = await readRules(db)
  if (!rules.on) return null
  const signed = await signedDays(db, userId)
  const [today, joined] = [dayOf(now), await joinedOn(db, userId)]
  const present = await rewardPresenter(db, [...rules.rewards, ...rules.monthGifts], locale)
  const facts = { rules, signed, today, joined, present }
  const missed = await makeUpDays(db, { userId, signed, rules, now })
  const cost = { cost: rules.makeUpCost, perMonth: rules.makeUpsPerMonth, left: makeUpsLeft(signed, rules, now) }
  return {
    today: dayText(today),
    ...rowOf(facts),
    points: (await balancesOf(db, userId)).points,
    calendar: calendarOf(facts, month || monthOf(today)),
    monthGifts: monthGiftsOf(facts),
    makeUp: rules.makeUpsPerMonth === 0 ? null : { ...cost, days: missed.map((day) => madeUpOf(facts, day)) },
    remind: { on: await isReminded(db, userId), at: rules.remindAt },
    mode: rules.mode,
  }
}

/** The row that the member is in, and what comes next in it. */
function rowOf({ rules, signed, today, present }: Facts) {
  const { mode, rewards } = rules
  const checked = signed.all.has(today)
  const continuousDays = checked ? rowUntil(today, signed.all, mode) : rowWith(today, signed.all, rules) - 1
  const shown = rewardDay(checked ? continuousDays : continuousDays + 1, rewards.length)
  const next = rewards[rewardDay(rowWith(checked ? today + 1 : today, signed.all, rules), rewards.length) - 1]
  const stateOf = (no: number) => {
    if (no === shown && !checked) return 'today'
    return no <= shown ? 'done' : 'next'
  }
  const row = rewards.map((reward, at) => ({ no: at + 1, state: stateOf(at + 1), reward: present(reward) }) as const)
  return { checked, continuousDays, row, nextReward: present(next ?? NOTHING) }
}

/** How many days the row would have with a day that is not signed yet. */
function rowWith(day: number, signed: ReadonlySet<number>, { mode }: SignInRules): number {
  return day - rowAround(day, signed, mode).from + 1
}

function madeUpOf({ rules, signed }: Facts, day: number) {
  const { from, to } = rowAround(day, signed.all, rules.mode)
  return { date: dayText(day), from: dayText(from), to: dayText(to), continuousDays: to - from + 1 }
}

function monthGiftsOf(facts: Facts) {
  const reached = daysIn(facts, monthOf(facts.today))
  return facts.rules.monthGifts.map(({ days, ...reward }) => {
    return { days, reached: days <= reached, reward: facts.present(reward) }
  })
}

const daysIn = ({ signed }: Facts, month: string) => [...signed.all].filter((day) => monthOf(day) === month).length

function calendarOf(facts: Facts, month: string): DailySignIn['calendar'] {
  const { today, joined } = facts
  const gifts = giftsAhead(facts, month)
  return {
    month,
    totalDays: daysIn(facts, month),
    days: daysOf(month).map((day) => ({
      date: dayText(day),
      state: stateOf(facts, day),
      gift: gifts.get(day) ?? null,
    })),
    earlier: firstOf(month) > joined ? monthOf(firstOf(month, -1)) : null,
    later: firstOf(month, 1) <= today ? monthOf(firstOf(month, 1)) : null,
  }
}

function stateOf({ signed, today, joined }: Facts, day: number) {
  if (signed.madeUp.has(day)) return 'madeUp'
  if (signed.all.has(day)) return 'signed'
  if (day > today) return 'coming'
  if (day === today) return 'today'
  return day < joined ? 'none' : 'missed'
}

/** The days of this month on which a coupon would be given, if the member signs in every day from today on. */
function giftsAhead({ rules, signed, today }: Facts, month: string): Map<number, 'row' | 'month'> {
  const gifts = new Map<number, 'row' | 'month'>()
  if (month !== monthOf(today)) return gifts
  const all = new Set(signed.all)
  let reached = [...all].filter((day) => monthOf(day) === month).length
  for (const day of daysOf(month).filter((each) => each >= today)) {
    if (all.has(day)) continue
    all.add(day)
    reached += 1
    const reward = rules.rewards[rewardDay(rowUntil(day, all, rules.mode), rules.rewards.length) - 1]
    if (rules.monthGifts.some(({ days }) => days === reached)) gifts.set(day, 'month')
    else if (reward && reward.coupons.length > 0) gifts.set(day, 'row')
  }
  return gifts
}
