import { inArray } from 'drizzle-orm'
import { HOUR_MS } from '../../../src/domain/time/duration'
import type { ReadDb } from '../../db/database'
import type { GiftState } from '../../db/schema/wallet/gifts'
import { users } from '../../db/schema/account/users'

/** Common fields of gifts by a link. */
export interface Gift {
  giverId: string
  receiverId: string | null
  state: GiftState
  expireAt: Date
  endedAt: Date | null
}

/** When a gift that is made now comes back unless it is claimed: after so many hours, at the latest when what is given ends. */
export function giftEnd(now: Date, hours: number, ends: readonly Date[]): Date {
  return new Date(Math.min(now.getTime() + hours * HOUR_MS, ...ends.map((end) => end.getTime())))
}

/** A gift by the clock: one that was not claimed in time is returned, before any job has written so. */
export function giftAt<G extends Gift>(gift: G, now: Date): G {
  const late = gift.state === 'gifting' && gift.expireAt <= now
  return late ? { ...gift, state: 'returned', endedAt: gift.expireAt } : gift
}

/** How a user sees a gift. `own`: the user gives it. `yours`: the user has claimed it. `taken`: another user has. */
export function giftSeenBy(gift: Gift, userId: string, now: Date) {
  const { state, giverId, receiverId } = giftAt(gift, now)
  if (state === 'gifted') return receiverId === userId ? 'yours' : 'taken'
  if (state !== 'gifting') return state
  return giverId === userId ? 'own' : 'open'
}

const REFUSALS = { own: 'ownGift', taken: 'taken', cancelled: 'takenBack', returned: 'returned' } as const

/**
 * Why a user cannot claim a gift, as the last part of a message key; null when nothing is against it, also when the user has it
 * already. For the giver the reason is always `ownGift`.
 */
export function claimError(gift: Gift, userId: string, now: Date): (typeof REFUSALS)[keyof typeof REFUSALS] | null {
  if (gift.giverId === userId) return REFUSALS.own
  const seen = giftSeenBy(gift, userId, now)
  return seen === 'open' || seen === 'yours' ? null : REFUSALS[seen]
}

/** The nicknames of users, by id. */
export async function nicknamesOf(db: ReadDb, ids: readonly (string | null)[]): Promise<(id: string | null) => string> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const rows = known.length > 0 ? await db.select().from(users).where(inArray(users.id, known)) : []
  const names = new Map(rows.map(({ id, nickname }) => [id, nickname]))
  return (id) => (id && names.get(id)) ?? ''
}
