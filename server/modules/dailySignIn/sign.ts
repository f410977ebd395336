import { dayNumber, monthOf, rewardDay, rowUntil } from '../../../src/domain/member/dailySignIn'
import type { Locale } from '../../../src/contract/fields'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { lockAccount, lockUser } from '../../db/locks'
import { balancesOf, book } from '../ledger/ledger'
import { type CausedReward, giveRewards } from '../rewards/giveRewards'
import type { Reward } from '../rewards/reward'
import { makeUpDays, makeUpsLeft } from './makeUp'
import { readRules, type SignInRules } from './rules'
import { recordDay, type SignedDays, signedDays } from './signedDays'

/** The member who signs in, and the time. */
export interface Signer {
  userId: string
  locale: Locale
  now: Date
}

/** Signs a member in for today, once, and gives what the day of the row gives; undefined when the member has signed in already. */
export async function signToday(tx: Tx, signer: Signer): Promise<Reward | undefined> {
  const { userId, now } = signer
  await lockUser(tx, userId)
  const rules = await readOpenRules(tx)
  const day = dayOf(now)
  if (!(await recordDay(tx, { userId, day, madeUp: false, at: now }))) return undefined
  const signed = await signedDays(tx, userId)
  const no = rewardDay(rowUntil(day, signed.all, rules.mode), rules.rewards.length)
  const ofDay = rules.rewards.slice(no - 1, no).map((reward) => ({ ...reward, cause: causeOf(userId, day) }))
  return giveRewards(tx, signer, [...ofDay, ...monthGiftsDue(userId, { day, signed, rules })])
}

/** Makes up a missed day of this month for points; undefined when it is signed already. It joins rows, and gives what the month gives for it. */
export async function makeUp(tx: Tx, signer: Signer, missed: string): Promise<Reward | undefined> {
  const { userId, now } = signer
  await lockUser(tx, userId)
  const rules = await readOpenRules(tx)
  const [day, before] = [dayNumber(missed), await signedDays(tx, userId)]
  if (before.all.has(day)) return undefined
  const missedDays = await makeUpDays(tx, { userId, signed: before, rules, now })
  if (!missedDays.some((each) => dayText(each) === missed)) throw new AppError(400, 'dailySignIn.notMissed')
  if (makeUpsLeft(before, rules, now) === 0) throw new AppError(400, 'dailySignIn.noMakeUps')
  await recordDay(tx, { userId, day, madeUp: true, at: now })
  const reward = await giveRewards(
    tx,
    signer,
    monthGiftsDue(userId, { day, signed: await signedDays(tx, userId), rules }),
  )
  await pay(tx, signer, { cost: rules.makeUpCost, cause: causeOf(userId, day) })
  return reward
}

async function pay(tx: Tx, { userId, now }: Signer, { cost, cause }: { cost: number; cause: string }): Promise<void> {
  if (cost === 0) return
  await lockAccount(tx, userId)
  const { points } = await balancesOf(tx, userId)
  if (points < cost) throw new AppError(400, 'dailySignIn.fewPoints', { cost, points })
  await book(tx, userId, [{ account: 'points', amount: -cost, kind: 'payment', cause }], now)
}

async function readOpenRules(tx: Tx): Promise<SignInRules> {
  const rules = await readRules(tx)
  if (!rules.on) throw new AppError(400, 'dailySignIn.closed')
  return rules
}

/** The gifts of a month whose number of days is reached with a day of it. */
function monthGiftsDue(
  userId: string,
  { day, signed, rules }: { day: number; signed: SignedDays; rules: SignInRules },
): CausedReward[] {
  const month = monthOf(day)
  const reached = [...signed.all].filter((each) => monthOf(each) === month).length
  return rules.monthGifts
    .filter(({ days }) => days === reached)
    .map((gift) => ({ ...gift, cause: `signIn ${userId} ${month} ${gift.days}` }))
}

const causeOf = (userId: string, day: number) => `signIn ${userId} ${dayText(day)}`
