import { eq } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { type GiftCard, giftCards } from '../../db/schema/wallet/giftCards'
import { bookCard } from '../ledger/cardLedger'
import { lockOwnCards } from '../ledger/heldCards'
import { hashOfCode, nextCode, typedCode } from './codes'

/** Moves the card of a code to a user. A code that opens nothing gets the same refusal whether or not it ever did. */
export async function redeemCard(
  tx: Tx,
  { text, userId, now }: { text: string; userId: string; now: Date },
): Promise<GiftCard> {
  const code = typedCode(text)
  if (!code) throw new AppError(400, 'giftCard.codeWrong')
  const codeHash = await hashOfCode(tx, code)
  const [known] = await tx.select({ id: giftCards.id }).from(giftCards).where(eq(giftCards.codeHash, codeHash))
  const [held] = known ? await lockOwnCards(tx, [known.id], now) : []
  const card = held?.card
  if (card?.codeHash !== codeHash || card.state !== 'active') throw new AppError(400, 'giftCard.codeWrong')
  if (card.userId === userId) throw new AppError(400, 'giftCard.ownCode')
  if (card.expireAt <= now) throw new AppError(400, 'giftCard.expired')
  if (card.balance === 0) throw new AppError(400, 'giftCard.empty')
  const owner = { userId, ownedAt: now, message: '', ...(await nextCode(tx, card)) }
  return bookCard(tx, card, { amount: 0, kind: 'moved', cause: codeHash, now }, owner)
}
