import type { Tx } from '../db/database'
import { giftCardDesigns } from '../db/schema/giftCards'
import { bookCard } from '../modules/ledger/cardLedger'
import { issueCard } from '../modules/giftCards/issueCard'
import { GIFT_CARD_DESIGNS, GIFT_CARD_VALUES, MEMBER_CARDS } from './data/giftCards'
import { MEMBER } from './data/member'
import { satang, translations } from './notation'

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

/** The cards of the demonstration's member. */
export async function insertMemberCards(tx: Tx, now: Date): Promise<void> {
  for (const { designId, faceValue, spent, message } of MEMBER_CARDS) {
    const facts = { designId, faceValue: satang(faceValue), message, userId: MEMBER.id, orderId: null }
    const card = await issueCard(tx, { ...facts, validDays: 365, now })
    if (spent > 0)
      await bookCard(tx, card, { amount: -satang(spent), kind: 'payment', cause: `demonstration ${card.id}`, now })
  }
}
