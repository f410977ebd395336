import { and, eq } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { type GiftCard, giftCardEntries, type GiftCardEntryKind, giftCards } from '../../db/schema/wallet/giftCards'

/** An entry to book. */
export interface CardBooking {
  /** Signed satang. */
  amount: number
  kind: GiftCardEntryKind
  /** The id of what causes it. */
  cause: string
  now: Date
}

/** What changes of a card beside its balance. */
export type CardChange = Partial<Omit<GiftCard, 'id' | 'balance' | 'faceValue'>>

/**
 * Books an entry of a locked card once, with what else changes: one whose kind and cause are booked already changes nothing. Refuses
 * when the balance would become negative.
 */
export async function bookCard(
  tx: Tx,
  card: GiftCard,
  { now, ...booking }: CardBooking,
  change: CardChange = {},
): Promise<GiftCard> {
  const { kind, cause, amount } = booking
  const isBooked = and(eq(giftCardEntries.kind, kind), eq(giftCardEntries.cause, cause))
  if ((await tx.$count(giftCardEntries, isBooked)) > 0) return card
  const balance = card.balance + amount
  if (balance < 0) throw new AppError(400, 'giftCard.short')
  await tx.insert(giftCardEntries).values({ ...booking, cardId: card.id, balanceAfter: balance, at: now })
  return writeCard(tx, card.id, { ...change, balance })
}

/** Changes a locked card. */
export async function writeCard(tx: Tx, id: string, change: Partial<GiftCard>): Promise<GiftCard> {
  const [card] = await tx.update(giftCards).set(change).where(eq(giftCards.id, id)).returning()
  if (!card) throw new Error(`gift card ${id} is gone`)
  return card
}
