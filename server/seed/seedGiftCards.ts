import { newId } from '../db/ids'
import type { Tx } from '../db/database'
import { type GiftCard, giftCardDesigns, giftCardGifts } from '../db/schema/wallet/giftCards'
import { hashOfCode, nextCode } from '../modules/giftCards/codes'
import { giveCard } from '../modules/giftCards/give'
import { issueCard } from '../modules/giftCards/issueCard'
import { bookCard, writeCard } from '../modules/ledger/cardLedger'
import { FRIEND } from './data/coupons'
import { CODED_CARD, GIFT_CARD_DESIGNS, GIFT_CARD_VALUES, MEMBER_CARDS } from './data/giftCards'
import { MEMBER } from './data/member'
import { days, satang, translations } from './notation'

const VALID_DAYS = 365

/** Designs of gift cards on sale. */
export async function insertGiftCardDesigns(tx: Tx): Promise<void> {
  const { faceValues, min, max } = GIFT_CARD_VALUES
  const amounts = { faceValues: faceValues.map(satang), minAmount: satang(min), maxAmount: satang(max) }
  await tx.insert(giftCardDesigns).values(
    GIFT_CARD_DESIGNS.map(({ category, name, ...design }, sort) => ({
      ...design,
      ...amounts,
      sort,
      category: translations(category),
      name: translations(name),
    })),
  )
}

/** The cards of the demonstration's member, and one of a friend whose code is known. */
export async function insertCards(tx: Tx, now: Date): Promise<void> {
  for (const { designId, faceValue, spent = 0, message = '', daysAgo, received = false, given } of MEMBER_CARDS) {
    const at = days(now, -daysAgo)
    const facts = { designId, faceValue: satang(faceValue), message, orderId: null, validDays: VALID_DAYS, now: at }
    const issued = await issueCard(tx, { ...facts, userId: received ? FRIEND.id : MEMBER.id })
    const card = received ? await receiveFromFriend(tx, issued, at) : issued
    if (spent > 0)
      await bookCard(tx, card, { amount: -satang(spent), kind: 'payment', cause: `demonstration ${card.id}`, now })
    if (given !== undefined) await giveCard(tx, { userId: MEMBER.id, id: card.id, message: given, now })
  }
  const { code, faceValue, designId } = CODED_CARD
  const facts = { designId, faceValue: satang(faceValue), orderId: null, validDays: VALID_DAYS, now }
  const { id } = await issueCard(tx, { ...facts, userId: FRIEND.id })
  await writeCard(tx, id, { codeHash: await hashOfCode(tx, code) })
}

/** Moves a card of the friend to the member, with the record of the gift. */
async function receiveFromFriend(tx: Tx, card: GiftCard, at: Date): Promise<GiftCard> {
  const gift = { id: newId(), token: newId(), cardId: card.id, amount: card.balance, message: card.message }
  const ended = { createdAt: at, expireAt: days(at, 1), endedAt: at }
  await tx
    .insert(giftCardGifts)
    .values({ ...gift, ...ended, giverId: FRIEND.id, receiverId: MEMBER.id, state: 'gifted' })
  const owner = { userId: MEMBER.id, ...(await nextCode(tx, card)) }
  return bookCard(tx, card, { amount: 0, kind: 'moved', cause: gift.id, now: at }, owner)
}
