import { DAY_MS } from '../../../src/domain/time/duration'
import { newId, newNumber } from '../../db/ids'
import type { Tx } from '../../db/database'
import { type GiftCard, giftCardEntries, giftCards } from '../../db/schema/wallet/giftCards'
import { nextCode } from './codes'

interface NewCard extends Pick<GiftCard, 'designId' | 'userId' | 'faceValue'> {
  id?: string
  /** The purchase that bought it; null when the merchant issues it. */
  orderId: string | null
  message?: string
  validDays: number
  now: Date
}

/** Numbers of gift cards and of their orders begin with it. */
export const CARD_PREFIX = 'GC'

/** Issues a card with its value. */
export async function issueCard(tx: Tx, { validDays, now, id = newId(), ...card }: NewCard): Promise<GiftCard> {
  const { faceValue } = card
  const coded = await nextCode(tx, { id, version: 0 })
  const expireAt = new Date(now.getTime() + validDays * DAY_MS)
  const [issued] = await tx
    .insert(giftCards)
    .values({
      ...card,
      ...coded,
      id,
      no: newNumber(CARD_PREFIX, now),
      balance: faceValue,
      issuedAt: now,
      ownedAt: now,
      expireAt,
    })
    .returning()
  if (!issued) throw new Error('a gift card was not written')
  const entry = { cardId: id, amount: faceValue, kind: 'issued', cause: id, balanceAfter: faceValue, at: now } as const
  await tx.insert(giftCardEntries).values(entry)
  return issued
}
