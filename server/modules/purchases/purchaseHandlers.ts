import type { PayType } from '../../../src/contract/payment/payType'
import type { Actor } from '../../../src/domain/order/orderState'
import type { PurchaseKind } from '../../../src/domain/order/purchaseKind'
import type { Tx } from '../../db/database'
import type { PurchaseRecord } from '../../db/schema/payments/purchases'

/** A locked purchase with what is bought. */
export interface LockedPurchase<Bought = unknown> {
  purchase: PurchaseRecord
  bought: Bought
}

/** How and when a purchase was paid. */
export interface PurchasePaid {
  payType: PayType
  at: Date
  now: Date
  note: string
}

/** The actor and time of a change. */
export interface PurchaseChange {
  actor: Actor
  now: Date
  note?: string
}

/** An amount of a paid purchase that goes back to its owner. */
export interface PurchaseRefunded extends PurchaseChange {
  /** Satang. */
  amount: number
  /** The refund of an order that its parts belong to. */
  orderRefundId?: string
}

/**
 * Effects of a kind of purchase when one of its purchases changes. `paid` and `closed` run once, `refunded` once for each refund,
 * in the transaction that changes the state: an error rolls it back.
 */
export interface PurchaseHandler<Bought = unknown> {
  /** Locks what is bought, then its purchase, and reads both (`db/locks/`); undefined when there is none. */
  lock(tx: Tx, purchaseId: string): Promise<LockedPurchase<Bought> | undefined>
  /** Before a payment with a provider begins; refuses by an AppError. */
  paying?(tx: Tx, held: LockedPurchase<Bought>, payType: PayType): Promise<unknown>
  /** The owner will pay at the counter. A kind without it is paid at once only. */
  payLater?(tx: Tx, held: LockedPurchase<Bought>, now: Date): Promise<unknown>
  /** The deadline has moved. For kinds that keep it as well. */
  extended?(tx: Tx, held: LockedPurchase<Bought>, until: Date): Promise<unknown>
  paid(tx: Tx, held: LockedPurchase<Bought>, event: PurchasePaid): Promise<unknown>
  /** Cancelled, or not paid in time. */
  closed(tx: Tx, held: LockedPurchase<Bought>, event: PurchaseChange): Promise<unknown>
  refunded(tx: Tx, held: LockedPurchase<Bought>, event: PurchaseRefunded): Promise<unknown>
}

/** The handlers of the kinds that exist. */
export type PurchaseHandlers = Readonly<Partial<Record<PurchaseKind, PurchaseHandler>>>

let handlers: PurchaseHandlers = {}

/** Wires the kinds of this process; `server/purchaseKinds.ts` holds the one list. */
export function registerPurchases(all: PurchaseHandlers): void {
  handlers = all
}

/** The handler of a kind. */
export function handlerOf(kind: PurchaseKind): PurchaseHandler {
  const handler = handlers[kind]
  if (!handler) throw new Error(`Purchases of the kind ${kind} have no handler`)
  return handler
}
