import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { EquityCard as CardView, HeldEquityCard as HeldView } from '../../../src/contract/membership/equityCard'
import type { Locale } from '../../../src/contract/fields'
import { monthsSince, termEnd } from '../../../src/domain/time/calendar'
import { DAY_MS } from '../../../src/domain/time/duration'
import { isoText } from '../../../src/domain/time/storeClock'
import type { CouponGift } from '../../db/columnTypes'
import type { ReadDb } from '../../db/database'
import { type CouponTemplate, couponTemplates } from '../../db/schema/coupons/coupons'
import { type EquityCard, equityCards, type HeldEquityCard, heldEquityCards } from '../../db/schema/members/membership'
import { type PurchaseRecord, purchases } from '../../db/schema/payments/purchases'
import { inLocale } from '../../db/translations'
import { couponTerms, readTermNames } from '../coupons/couponPresenter'
import { presentHeld } from '../coupons/heldCoupons'
import { isPurchaseOverdue } from '../purchases/purchases'
import { areUnused, couponsOfTerm } from './termCoupons'

/** The viewer of equity cards and the time. */
interface Viewer {
  userId: string
  locale: Locale
  now: Date
}

/** The cards on sale, in the merchant's order; with an id that card alone, also when it is not on sale. */
export async function readCards(db: ReadDb, id: string | undefined, { locale }: Viewer): Promise<CardView[]> {
  const rows = await db
    .select()
    .from(equityCards)
    .where(id === undefined ? eq(equityCards.closed, false) : eq(equityCards.id, id))
    .orderBy(asc(equityCards.sort), asc(equityCards.id))
  const gifts = await giftReader(
    db,
    rows.flatMap((row) => row.gifts),
    locale,
  )
  return rows.map((card) => ({
    ...cardFacts(card, locale),
    ...{ id: card.id, months: card.months, price: card.price, refundDays: card.refundDays, onSale: !card.closed },
    coupons: gifts(card.gifts),
  }))
}

function cardFacts({ name, text, image }: EquityCard, locale: Locale) {
  return { name: inLocale(name, locale), text: inLocale(text, locale), image }
}

/** Coupons of a month with their terms. */
async function giftReader(db: ReadDb, gifts: readonly CouponGift[], locale: Locale) {
  const ids = [...new Set(gifts.map(({ templateId }) => templateId))]
  const rows = ids.length > 0 ? await db.select().from(couponTemplates).where(inArray(couponTemplates.id, ids)) : []
  const names = await readTermNames(db, rows, locale)
  const templates = new Map(rows.map((template): [string, CouponTemplate] => [template.id, template]))
  return (given: readonly CouponGift[]) =>
    given.flatMap(({ templateId, num }) => {
      const template = templates.get(templateId)
      return template ? [{ terms: couponTerms(template, names, locale), num }] : []
    })
}

/** The cards of a member, the latest first: bought, also unpaid as long as they can be paid, and activated. */
export async function readMine(db: ReadDb, id: string | undefined, viewer: Viewer): Promise<HeldView[]> {
  const { userId, locale, now } = viewer
  const bought = and(eq(purchases.userId, userId), ne(purchases.state, 'closed'))
  const rows = await db
    .select({ held: heldEquityCards, card: equityCards, purchase: purchases })
    .from(heldEquityCards)
    .innerJoin(equityCards, eq(equityCards.id, heldEquityCards.cardId))
    .leftJoin(purchases, eq(purchases.id, heldEquityCards.id))
    .where(
      and(or(eq(heldEquityCards.userId, userId), bought), id === undefined ? undefined : eq(heldEquityCards.id, id)),
    )
    .orderBy(desc(heldEquityCards.createdAt), desc(heldEquityCards.id))
    .limit(100)
  const shown = rows.filter(({ purchase }) => !purchase || !isPurchaseOverdue(purchase, now))
  const gifts = await giftReader(
    db,
    shown.flatMap(({ held }) => held.gifts),
    locale,
  )
  const list: HeldView[] = []
  for (const { held, card, purchase } of shown) {
    const coupons = (await couponsOfTerm(db, held.id)).filter((coupon) => coupon.userId === userId)
    const until = await refundUntil(db, { held, purchase }, viewer)
    list.push({
      ...cardFacts(card, locale),
      ...{ id: held.id, cardId: card.id, no: held.no, months: held.months },
      coupons: gifts(held.gifts),
      ...termOf({ held, purchase }, now),
      refundUntil: until && isoText(until),
      history: await presentHeld(db, coupons, viewer),
    })
  }
  return list
}

interface Owned {
  held: HeldEquityCard
  purchase: PurchaseRecord | null
}

function termOf({ held: { startAt, endAt, months }, purchase }: Owned, now: Date) {
  if (!startAt || !endAt) {
    const state = purchase?.state === 'pending' ? ('pending' as const) : ('refunded' as const)
    return { state, startAt: null, endAt: null, nextAt: null }
  }
  const month = monthsSince(startAt, now) + 1
  const nextAt = month < months ? isoText(termEnd(startAt, month)) : null
  const state = endAt > now ? ('running' as const) : ('ended' as const)
  return { state, startAt: isoText(startAt), endAt: isoText(endAt), nextAt }
}

async function refundUntil(db: ReadDb, { held, purchase }: Owned, { userId, now }: Viewer): Promise<Date | null> {
  if (purchase?.state !== 'paid' || !purchase.paidAt) return null
  const until = new Date(purchase.paidAt.getTime() + held.refundDays * DAY_MS)
  return until > now && areUnused(await couponsOfTerm(db, held.id), userId, now) ? until : null
}
