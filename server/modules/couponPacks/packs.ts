import { and, asc, desc, eq, gte, inArray, not, notInArray, type SQL } from 'drizzle-orm'
import type { PACK_BUY_STATES } from '../../../src/contract/constants/coupon'
import type { CouponPack as PackView } from '../../../src/contract/coupon/couponPack'
import type { Locale } from '../../../src/contract/fields'
import { DAY_MS } from '../../../src/domain/time/duration'
import { dayOf, dayText, instantAt, isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { type CouponPack, couponPackOrders, couponPacks } from '../../db/schema/coupons/couponPacks'
import { type CouponTemplate, couponTemplates } from '../../db/schema/coupons/coupons'
import { purchases } from '../../db/schema/payments/purchases'
import { inLocale } from '../../db/translations'
import { couponTerms, readTermNames, type TermNames } from '../coupons/couponPresenter'
import { validityOf } from '../coupons/validity'
import { purchaseOverdue } from '../purchases/purchases'

/** The viewer of coupon packs and the time. */
export interface PackViewer {
  userId: string
  locale: Locale
  now: Date
}

type BuyState = (typeof PACK_BUY_STATES)[number]

/** A pack is not sold any more when one of its coupons ends within a day. */
const LEAST_VALID_MS = DAY_MS

/** The packs on sale, in the merchant's order; with an id that pack alone, also when it is not on sale. */
export async function readPacks(db: ReadDb, id: string | undefined, view: PackViewer): Promise<PackView[]> {
  const packs = await db
    .select()
    .from(couponPacks)
    .where(id ? eq(couponPacks.id, id) : eq(couponPacks.closed, false))
    .orderBy(asc(couponPacks.sort), asc(couponPacks.id))
  const templates = await readTemplates(db, packs)
  const names = await readTermNames(db, [...templates.values()], view.locale)
  const shown: PackView[] = []
  for (const pack of packs) {
    const [bought, lastOrderId] = [await boughtBy(db, pack, view), await lastOrderOf(db, pack, view)]
    shown.push({ ...presentPack(pack, { templates, names, bought, view }), lastOrderId })
  }
  return id ? shown : shown.filter(({ buyState }) => buyState !== 'ended')
}

/** Whether a member can buy a pack. */
export async function readBuyState(db: ReadDb, pack: CouponPack, view: PackViewer): Promise<BuyState> {
  const templates = await readTemplates(db, [pack])
  return buyStateOf(pack, { templates, bought: await boughtBy(db, pack, view), now: view.now })
}

interface Facts {
  templates: ReadonlyMap<string, CouponTemplate>
  bought: number
  now: Date
}

function buyStateOf(pack: CouponPack, { templates, bought, now }: Facts): BuyState {
  const { saleFrom, total, sold, perPerson } = pack
  if (isSaleOver(pack, { templates, now })) return 'ended'
  if (saleFrom && saleFrom > now) return 'notStarted'
  if (perPerson !== null && bought >= perPerson) return 'limit'
  return total !== null && sold >= total ? 'soldOut' : 'can'
}

function isSaleOver(pack: CouponPack, { templates, now }: Omit<Facts, 'bought'>): boolean {
  const { closed, saleUntil } = pack
  const ends = contentsOf(pack, templates).map(({ template }) => validityOf(template, now).endAt.getTime())
  return closed || (saleUntil !== null && saleUntil <= now) || Math.min(...ends) < now.getTime() + LEAST_VALID_MS
}

function presentPack(
  pack: CouponPack,
  { templates, names, bought, view }: Omit<Facts, 'now'> & { names: TermNames; view: PackViewer },
): Omit<PackView, 'lastOrderId'> {
  const { id, image, price, total, sold, perPerson, perMonth, refundDays, saleFrom, saleUntil } = pack
  const { locale, now } = view
  return {
    ...{ id, image, price, total, perPerson, perMonth, refundDays, bought },
    name: inLocale(pack.name, locale),
    tagline: inLocale(pack.tagline, locale),
    left: total === null ? null : total - sold,
    coupons: contentsOf(pack, templates).map(({ template, num, worth }) => {
      const { startAt, endAt } = validityOf(template, now)
      const valid = { startAt: isoText(startAt), endAt: isoText(endAt) }
      return { terms: couponTerms(template, names, locale), num, worth, ...valid }
    }),
    saleFrom: saleFrom && isoText(saleFrom),
    saleUntil: saleUntil && isoText(saleUntil),
    buyState: buyStateOf(pack, { templates, bought, now }),
  }
}

/** How many of a pack a member has bought or ordered, in all or in this month. */
function boughtBy(db: ReadDb, pack: CouponPack, viewer: PackViewer): Promise<number> {
  const inMonth = pack.perMonth ? gte(purchases.createdAt, monthStart(viewer.now)) : undefined
  return db.$count(purchases, and(ordersOf(db, pack, viewer), inMonth))
}

async function lastOrderOf(db: ReadDb, pack: CouponPack, viewer: PackViewer): Promise<string | null> {
  const [last] = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(ordersOf(db, pack, viewer))
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(1)
  return last?.id ?? null
}

/** A member's orders of a pack that are paid or wait for their payment, as a condition. */
function ordersOf(db: ReadDb, { id }: CouponPack, { userId, now }: PackViewer): SQL | undefined {
  const ofPack = db.select({ id: couponPackOrders.id }).from(couponPackOrders).where(eq(couponPackOrders.packId, id))
  return and(
    eq(purchases.userId, userId),
    inArray(purchases.id, ofPack),
    notInArray(purchases.state, ['closed', 'refunded']),
    not(purchaseOverdue(now) as SQL),
  )
}

/** Midnight of the first day of the stores' month. */
function monthStart(now: Date): Date {
  const day = dayOf(now)
  return instantAt(day - Number(dayText(day).slice(8)) + 1, 0)
}

async function readTemplates(db: ReadDb, packs: readonly CouponPack[]): Promise<Map<string, CouponTemplate>> {
  const ids = [...new Set(packs.flatMap(({ coupons }) => coupons.map(({ templateId }) => templateId)))]
  const rows = ids.length > 0 ? await db.select().from(couponTemplates).where(inArray(couponTemplates.id, ids)) : []
  return new Map(rows.map((template) => [template.id, template]))
}

function contentsOf({ coupons }: CouponPack, templates: ReadonlyMap<string, CouponTemplate>) {
  return coupons.flatMap(({ templateId, num, worth }) => {
    const template = templates.get(templateId)
    return template ? [{ template, num, worth }] : []
  })
}
