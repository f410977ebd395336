import { and, asc, eq, gt, gte, inArray, isNull, not, notInArray, or, type SQL, sum } from 'drizzle-orm'
import type * as v from 'valibot'
import { storageset, writtenForms } from '../../../src/contract/config/forms'
import type { Locale } from '../../../src/contract/fields'
import type { TopUpAmount as AmountView, TopUpOffer } from '../../../src/contract/wallet/storeValue'
import { DAY_MS } from '../../../src/domain/time/duration'
import { dayOf, instantAt, isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { type CouponTemplate, couponTemplates } from '../../db/schema/coupons/coupons'
import { purchases } from '../../db/schema/payments/purchases'
import { type TopUpAmount, topUpAmounts, topUpOrders } from '../../db/schema/wallet/storedValue'
import { inLocale } from '../../db/translations'
import { readSetting } from '../config/settings'
import { validityOf } from '../coupons/validity'
import { type Balances, moneyIn } from '../ledger/ledger'
import { purchaseOverdue } from '../purchases/purchases'

/** The viewer of top-up amounts and the time. */
export interface TopUpViewer {
  userId: string
  locale: Locale
  now: Date
}

/** The merchant's rules of stored value. */
export type StoredValueRules = v.InferOutput<typeof storageset>

/** Coupons that end sooner after a top-up are not promised, ms. */
const LEAST_VALID_MS = DAY_MS

/** The merchant's rules of stored value. */
export function readRules(db: ReadDb): Promise<StoredValueRules> {
  return readSetting(db, 'storageset', storageset)
}

/** Limits of a free amount, satang; null when there is none. */
export function freeAmount({ minAmount, maxAmount }: StoredValueRules): TopUpOffer['free'] {
  return maxAmount > 0 ? { min: Math.max(100, minAmount), max: maxAmount } : null
}

/** The plain amounts of the setting `storageVal`, within the limits of a free one. */
export async function readPlainAmounts(db: ReadDb): Promise<number[]> {
  const { amounts } = await readSetting(db, 'storageVal', writtenForms.storageVal)
  return [...new Set(amounts.filter((amount) => amount > 0))]
}

/** The money of the balance by its source, satang. */
export function moneyOf(held: Balances): TopUpOffer['balance'] {
  return { total: moneyIn(held), paidIn: held.paidIn, bonus: held.bonus }
}

/** The amounts to choose from, the least first. A plain amount gives way to one of the same money that gives something. */
export async function readAmounts(db: ReadDb, viewer: TopUpViewer): Promise<AmountView[]> {
  const rows = await onSale(db, viewer.now)
  const templates = await readTemplates(db, rows)
  const offered: AmountView[] = []
  for (const row of rows.filter((each) => areCouponsUsable(each, templates, viewer.now)))
    offered.push({ ...presentAmount(row, templates, viewer), left: await leftFor(db, row, viewer) })
  const taken = new Set(offered.map(({ amount }) => amount))
  const plain = (await readPlainAmounts(db)).filter((amount) => !taken.has(amount)).map(plainAmount)
  return [...offered, ...plain].sort((a, b) => a.amount - b.amount)
}

/** An amount that a member may order now; undefined when there is none of this version. */
export async function findAmount(
  db: ReadDb,
  { id, version }: { id: string; version: number | undefined },
  viewer: TopUpViewer,
): Promise<TopUpAmount | undefined> {
  const row = (await onSale(db, viewer.now)).find((each) => each.id === id && each.version === version)
  return row && areCouponsUsable(row, await readTemplates(db, [row]), viewer.now) ? row : undefined
}

/** How often a member can still choose an amount; null without a limit. */
export async function leftFor(db: ReadDb, { id, perPerson }: TopUpAmount, viewer: TopUpViewer): Promise<number | null> {
  if (perPerson === null) return null
  const ofAmount = db.select({ id: topUpOrders.id }).from(topUpOrders).where(eq(topUpOrders.amountId, id))
  const taken = await db.$count(purchases, and(topUpsOf(viewer), inArray(purchases.id, ofAmount)))
  return Math.max(0, perPerson - taken)
}

/** What a member may still pay in on this day of the stores, satang; null without a limit. */
export async function leftToday(
  db: ReadDb,
  { dayAmount }: StoredValueRules,
  viewer: TopUpViewer,
): Promise<number | null> {
  if (dayAmount === 0) return null
  const today = gte(purchases.createdAt, instantAt(dayOf(viewer.now), 0))
  const total = sum(purchases.amount).mapWith(Number)
  const [row] = await db
    .select({ total })
    .from(purchases)
    .where(and(topUpsOf(viewer), today))
  return Math.max(0, dayAmount - (row?.total ?? 0))
}

/** A member's top-ups that are paid or wait for their payment, as a condition. */
function topUpsOf({ userId, now }: TopUpViewer): SQL | undefined {
  return and(
    eq(purchases.userId, userId),
    eq(purchases.kind, 'topUp'),
    notInArray(purchases.state, ['closed', 'refunded']),
    not(purchaseOverdue(now) as SQL),
  )
}

function onSale(db: ReadDb, now: Date): Promise<TopUpAmount[]> {
  const open = and(eq(topUpAmounts.closed, false), or(isNull(topUpAmounts.endAt), gt(topUpAmounts.endAt, now)))
  return db.select().from(topUpAmounts).where(open).orderBy(asc(topUpAmounts.amount), asc(topUpAmounts.id))
}

type Templates = ReadonlyMap<string, CouponTemplate>

async function readTemplates(db: ReadDb, amounts: readonly TopUpAmount[]): Promise<Templates> {
  const ids = [...new Set(amounts.flatMap(({ coupons }) => coupons.map(({ templateId }) => templateId)))]
  const rows = ids.length > 0 ? await db.select().from(couponTemplates).where(inArray(couponTemplates.id, ids)) : []
  return new Map(rows.map((template) => [template.id, template]))
}

/** Whether all coupons that an amount gives can still be used for a while. */
function areCouponsUsable({ coupons }: TopUpAmount, templates: Templates, now: Date): boolean {
  return coupons.every(({ templateId }) => {
    const template = templates.get(templateId)
    return template && validityOf(template, now).endAt.getTime() >= now.getTime() + LEAST_VALID_MS
  })
}

function presentAmount(
  { id, version, amount, bonus, points, coupons, recommended, endAt }: TopUpAmount,
  templates: Templates,
  { locale, now }: TopUpViewer,
): Omit<AmountView, 'left'> {
  return {
    ...{ id, version, amount, bonus, points, recommended },
    coupons: coupons.flatMap(({ templateId: couponId, num }) => {
      const template = templates.get(couponId)
      if (!template) return []
      return [{ couponId, num, name: inLocale(template.name, locale), endAt: isoText(validityOf(template, now).endAt) }]
    }),
    endAt: endAt && isoText(endAt),
  }
}

function plainAmount(amount: number): AmountView {
  const nothing = { bonus: 0, points: 0, coupons: [], recommended: false, left: null, endAt: null }
  return { id: null, version: 1, amount, ...nothing }
}
