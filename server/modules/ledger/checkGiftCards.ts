import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ReadDb } from '../../db/database'
import { giftCardEntries, giftCards } from '../../db/schema/wallet/giftCards'
import { PAYMENT_STATE, payments, refunds } from '../../db/schema/payments/payments'
import { tillRedemptions } from '../../db/schema/staff/staff'

/**
 * Proves that the balance of each gift card is the sum of its entries, also after each of them, and that payments from cards and their
 * refunds are booked with their amounts. Returns one sentence for each fault.
 */
export async function checkGiftCards(db: ReadDb): Promise<string[]> {
  const faults: string[] = []
  for (const check of [wrongBalances, wrongEntries, wrongPayments, wrongRefunds, wrongTill])
    faults.push(...(await check(db)))
  return faults
}

async function wrongBalances(db: ReadDb): Promise<string[]> {
  const ofCard = eq(giftCardEntries.cardId, giftCards.id)
  const sum = sql<number>`coalesce((select sum(${giftCardEntries.amount}) from ${giftCardEntries} where ${ofCard}), 0)`
  const total = sum.mapWith(Number)
  const rows = await db
    .select({ id: giftCards.id, balance: giftCards.balance, total })
    .from(giftCards)
    .where(ne(giftCards.balance, total))
  return rows.map((card) => `gift card ${card.id} has ${card.balance}, its entries add up to ${card.total}`)
}

async function wrongEntries(db: ReadDb): Promise<string[]> {
  const { id, cardId, amount, balanceAfter } = giftCardEntries
  const running = sql<number>`sum(${amount}) over (partition by ${cardId} order by ${id})`.mapWith(Number).as('running')
  const runs = db.select({ id, cardId, balanceAfter, running }).from(giftCardEntries).as('runs')
  const rows = await db.select().from(runs).where(ne(runs.balanceAfter, runs.running))
  return rows.map(
    (row) => `entry ${row.id} of gift card ${row.cardId} says ${row.balanceAfter}, its entries ${row.running}`,
  )
}

async function wrongPayments(db: ReadDb): Promise<string[]> {
  const isEntry = and(eq(giftCardEntries.kind, 'payment'), eq(giftCardEntries.cause, payments.id))
  const taken = sql<number>`-coalesce(${giftCardEntries.amount}, 0)`.mapWith(Number)
  const received = inArray(payments.state, [PAYMENT_STATE.paid, PAYMENT_STATE.returned])
  const rows = await db
    .select({ id: payments.id, amount: payments.amount, taken })
    .from(payments)
    .leftJoin(giftCardEntries, isEntry)
    .where(and(eq(payments.payType, 'giftCard'), received, ne(payments.amount, taken)))
  return rows.map(({ id, amount, taken: sum }) => `payment ${id} is of ${amount}, ${sum} was taken from a gift card`)
}

async function wrongRefunds(db: ReadDb): Promise<string[]> {
  const isEntry = and(eq(giftCardEntries.kind, 'refund'), eq(giftCardEntries.cause, refunds.id))
  const given = sql<number>`coalesce(${giftCardEntries.amount}, 0)`.mapWith(Number)
  const rows = await db
    .select({ id: refunds.id, amount: refunds.amount, given })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(giftCardEntries, isEntry)
    .where(and(eq(payments.payType, 'giftCard'), ne(refunds.amount, given)))
  return rows.map(({ id, amount, given: sum }) => `refund ${id} is of ${amount}, ${sum} was given to a gift card`)
}

/** What was spent at the till and not undone is what the entries took from the card. */
async function wrongTill(db: ReadDb): Promise<string[]> {
  const { id, cardId, discount, voidedAt } = tillRedemptions
  const isEntry = and(inArray(giftCardEntries.kind, ['till', 'tillUndone']), eq(giftCardEntries.cause, id))
  const taken = sql<number>`-coalesce((select sum(${giftCardEntries.amount}) from ${giftCardEntries} where ${isEntry} and ${giftCardEntries.cardId} = ${cardId}), 0)`
  const due = sql<number>`case when ${voidedAt} is null then ${discount} else 0 end`
  const rows = await db
    .select({ id, due: due.mapWith(Number), taken: taken.mapWith(Number) })
    .from(tillRedemptions)
    .where(and(eq(tillRedemptions.kind, 'giftCard'), ne(due, taken)))
  return rows.map((use) => `use ${use.id} at the till is of ${use.due}, ${use.taken} was taken from a gift card`)
}
