import { and, eq, inArray } from 'drizzle-orm'
import type { AccountLogEntry } from '../../../src/contract/wallet/accountLog'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import type { LedgerKind } from '../../db/schema/wallet/ledger'
import { PAYMENT_STATE, payments, refunds } from '../../db/schema/payments/payments'
import { type PurchaseRecord, purchases } from '../../db/schema/payments/purchases'
import { ledgerBookings } from '../../db/schema/wallet/storedValue'
import { stores } from '../../db/schema/store/stores'
import type { Translations } from '../../db/columnTypes'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'

/** What a record tells of its cause. */
type Facts = Pick<AccountLogEntry, 'storeName' | 'orderNo' | 'payType' | 'note' | 'orderId' | 'topUpId'>

interface Caused {
  kind: LedgerKind
  cause: string
}

/** A purchase with the name of its store. */
interface Bought {
  purchase: PurchaseRecord
  store: Translations
}

const NOTHING: Facts = { storeName: '', orderNo: '', payType: null, note: '', orderId: null, topUpId: null }

/** Reads what the causes of some entries are, at once. */
export async function factsOf(
  db: ReadDb,
  entries: readonly Caused[],
  locale: Locale,
): Promise<(kind: LedgerKind, cause: string) => Facts> {
  const causesOf = (...kinds: LedgerKind[]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).map(({ cause }) => cause)
  const byPayment = await purchasesOfPayments(db, causesOf('payment'))
  const byRefund = await purchasesOfRefunds(db, causesOf('refund'))
  const topUps = await readTopUps(db, causesOf('topUp', 'topUpBack'))
  const income = { ...NOTHING, note: translate(locale, 'partner.income') }
  const notes = await readNotes(db, causesOf('adjustment'))
  return (kind, cause) => {
    if (kind === 'adjustment') return { ...NOTHING, note: notes.get(cause) ?? '' }
    if (kind === 'withdrawal') return income
    if (kind === 'topUp' || kind === 'topUpBack') return topUps.get(cause) ?? NOTHING
    const bought = (kind === 'payment' ? byPayment : byRefund).get(cause)
    return bought ? orderFacts(bought, locale) : NOTHING
  }
}

function orderFacts({ purchase, store }: Bought, locale: Locale): Facts {
  const isOrder = purchase.kind === 'order' || purchase.kind === 'bill'
  const { no: orderNo, id } = purchase
  return { ...NOTHING, storeName: inLocale(store, locale), orderNo, orderId: isOrder ? id : null }
}

async function purchasesOfPayments(db: ReadDb, ids: readonly string[]): Promise<Map<string, Bought>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: payments.id, purchase: purchases, store: stores.name })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .innerJoin(stores, eq(stores.id, purchases.storeId))
    .where(inArray(payments.id, [...ids]))
  return new Map(rows.map(({ id, ...bought }) => [id, bought]))
}

async function purchasesOfRefunds(db: ReadDb, ids: readonly string[]): Promise<Map<string, Bought>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: refunds.id, paymentId: refunds.paymentId })
    .from(refunds)
    .where(inArray(refunds.id, [...ids]))
  const byPayment = await purchasesOfPayments(
    db,
    rows.map(({ paymentId }) => paymentId),
  )
  return new Map(
    rows.flatMap(({ id, paymentId }) => {
      const bought = byPayment.get(paymentId)
      return bought ? [[id, bought] as const] : []
    }),
  )
}

async function readTopUps(db: ReadDb, ids: readonly string[]): Promise<Map<string, Facts>> {
  if (ids.length === 0) return new Map()
  const paid = and(eq(payments.purchaseId, purchases.id), eq(payments.state, PAYMENT_STATE.paid))
  const rows = await db
    .select({ id: purchases.id, no: purchases.no, payType: payments.payType })
    .from(purchases)
    .leftJoin(payments, paid)
    .where(inArray(purchases.id, [...ids]))
  return new Map(rows.map(({ id, no, payType }) => [id, { ...NOTHING, orderNo: no, payType, topUpId: id }]))
}

async function readNotes(db: ReadDb, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: ledgerBookings.id, reason: ledgerBookings.reason })
    .from(ledgerBookings)
    .where(inArray(ledgerBookings.id, [...ids]))
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}
