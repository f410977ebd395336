import { randomInt } from 'node:crypto'
import { DAY_MS } from '../../../src/domain/time/duration'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { newId } from '../../db/ids'
import type { Tx } from '../../db/database'
import { type GiftCard, giftCardEntries, giftCards } from '../../db/schema/giftCards'
import { nextCode } from './codes'

interface NewCard extends Pick<GiftCard, 'designId' | 'userId' | 'faceValue'> {
  id?: string
  /** The purchase that bought it; null when the merchant issues it. */
  orderId: string | null
  message?: string
  validDays: number
  now: Date
}

/** Issues a card with its value. */
export async function issueCard(tx: Tx, { validDays, now, id = newId(), ...card }: NewCard): Promise<GiftCard> {
  const { faceValue } = card
  const coded = await nextCode(tx, { id, version: 0 })
  const expireAt = new Date(now.getTime() + validDays * DAY_MS)
  const [issued] = await tx
    .insert(giftCards)
    .values({ ...card, ...coded, id, no: newCardNo(now), balance: faceValue, issuedAt: now, ownedAt: now, expireAt })
    .returning()
  if (!issued) throw new Error('a gift card was not written')
  const entry = { cardId: id, amount: faceValue, kind: 'issued', cause: id, balanceAfter: faceValue, at: now } as const
  await tx.insert(giftCardEntries).values(entry)
  return issued
}

/** The number of a card or of its order: its day and ten digits by chance. It opens nothing. */
export function newCardNo(now: Date): string {
  const digits = String(randomInt(10 ** 10)).padStart(10, '0')
  return `GC${dayText(dayOf(now)).slice(2).replaceAll('-', '')}${digits}`
}
