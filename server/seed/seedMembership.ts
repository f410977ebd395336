import { eq } from 'drizzle-orm'
import { monthText } from '../../src/domain/time/calendar'
import { DAY_MS } from '../../src/domain/time/duration'
import type { Tx } from '../db/database'
import { newId, newNumber } from '../db/ids'
import {
  benefitGrants,
  equityCards,
  heldEquityCards,
  memberLevels,
  vipOrders,
  vipPlans,
  vipTerms,
} from '../db/schema/members/membership'
import { purchases } from '../db/schema/payments/purchases'
import { exchangeCodes } from '../modules/coupons/exchangeCodes'
import { cardSecret } from '../modules/membership/cardSecret'
import { EQUITY_CARDS, MEMBER_VIP, PRINTED_CARD, VIP_PLANS } from './data/membership'
import { translations } from './notation'

/** Writes the VIP plans and equity cards on sale. */
export async function insertMembership(tx: Tx, createdAt: Date): Promise<void> {
  await tx
    .insert(vipPlans)
    .values(VIP_PLANS.map(({ name, ...plan }, sort) => ({ ...plan, sort, createdAt, name: translations(name) })))
  await tx.insert(equityCards).values(
    EQUITY_CARDS.map(({ name, text, ...card }, sort) => ({
      ...card,
      ...{ sort, createdAt },
      name: translations(name),
      text: translations(text),
    })),
  )
}

/** Of the demonstration's member: the level, which is known, a VIP month that has ended, and a printed card to activate. */
export async function insertMemberVip(
  tx: Tx,
  { userId, storeId, now }: { userId: string; storeId: string; now: Date },
): Promise<void> {
  await tx.update(memberLevels).set({ toldLevel: memberLevels.level }).where(eq(memberLevels.userId, userId))
  await tx.insert(benefitGrants).values({ userId, giver: 'level 2', month: monthText(now), at: now })
  const { planId, orderId: id } = MEMBER_VIP
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await tx.insert(vipOrders).values({ id, planId, months: 1, refundDays: 7 })
  await tx.insert(purchases).values({
    ...{ id, no: newNumber('VP', now), kind: 'vipPlan', userId, storeId, amount: 7900 },
    ...{ state: 'paid', createdAt: ago(62), paidAt: ago(62) },
  })
  await tx.insert(vipTerms).values({ id, userId, months: 1, startAt: ago(62), endAt: ago(31) })
  const { no, password, cardId } = PRINTED_CARD
  const [card] = await tx.select().from(equityCards).where(eq(equityCards.id, cardId))
  if (!card) return
  const codes = await exchangeCodes({ db: tx })
  const { months, gifts, refundDays } = card
  const passwordHash = codes.hashOf(cardSecret(no, password))
  await tx
    .insert(heldEquityCards)
    .values({ id: newId(), cardId, no, passwordHash, months, gifts, refundDays, createdAt: now })
}
