import type { Locale } from '../../src/contract/fields'
import type { Actor, OrderStateName } from '../../src/domain/order/orderState'
import type { RefundStateName } from '../../src/domain/order/refundState'
import type { PartnerStateName } from '../../src/domain/partner/partnerState'
import type { WithdrawalStateName } from '../../src/domain/partner/withdrawalState'
import type { Tx } from '../db/database'
import type { OrderRecord } from '../db/schema/orders/orders'

/** Every domain event with what it carries. Subscribers run in the transaction of the change. */
export interface DomainEvents {
  /** Before an order moves to another state: a subscriber refuses the move by throwing an AppError. */
  orderStateChanging: { order: OrderRecord; to: OrderStateName }
  /** After an order has moved to another state. */
  orderStateChanged: { order: OrderRecord; to: OrderStateName; actor: Actor; now: Date }
  /** After the money of an order has come, before the order moves on for it. */
  orderPaid: { order: OrderRecord; now: Date }
  /** After money of an order went back: `refunded` of the `total` that was paid, satang. */
  orderRefunded: { order: OrderRecord; refunded: number; total: number; now: Date }
  /** After the store has answered a request for a refund. */
  refundAnswered: { orderId: string; to: RefundStateName; now: Date }
  /** After staff have answered what a guest said of an order, for the first time. */
  feedbackAnswered: { orderId: string; userId: string; now: Date }
  /** After coupons of a member were found to end soon; they are marked with this time. */
  couponsExpiring: { userId: string; now: Date }
  /** When few groups are left before a queue number, and when it is called. */
  queueUpdated: { ticketId: string; userId: string; to: 'soon' | 'called'; now: Date }
  /** After a kept drink was found to end soon; it is marked with this time. */
  drinkExpiring: { drinkId: string; userId: string; now: Date }
  /** After the store has answered a reservation or given its deposit back by hand, and before its time. */
  reservationUpdated: {
    reservationId: string
    userId: string
    to: 'confirmed' | 'refused' | 'moved' | 'depositReturned' | 'tomorrow' | 'soon'
    now: Date
  }
  /** After staff have decided about an application or a partner. */
  partnerUpdated: { userId: string; to: PartnerStateName; now: Date }
  /** After a withdrawal of a partner was paid or refused. */
  withdrawalUpdated: { withdrawalId: string; userId: string; to: WithdrawalStateName; now: Date }
  /** After a device has signed in to an account, also for the first time; the account may have no phone number yet. */
  signedIn: { userId: string; deviceId: string; locale: Locale; now: Date }
  /** After the session of a table was closed. */
  tableClosed: { tableSessionId: string; now: Date }
  /** After a member who wants to be reminded has not signed in by the time for it. */
  signInDue: { userId: string; now: Date }
  /** After points of a member were found to end soon; their lots are marked with this time. */
  pointsExpiring: { userId: string; now: Date }
  /** After a gift was claimed, or came back because it was not claimed in time. */
  giftEnded: {
    subject: 'couponGift' | 'giftCardGift' | 'drinkGift'
    id: string
    giverId: string
    to: 'gifted' | 'returned'
    now: Date
  }
}

type Subscriber<E extends keyof DomainEvents> = (tx: Tx, event: DomainEvents[E]) => Promise<unknown>

/** The subscribers of each event, in the order in which they run. */
export type Subscribers = { readonly [E in keyof DomainEvents]: readonly Subscriber<E>[] }

let subscribers: Subscribers | undefined

/** Wires the events of this process; `server/subscribers.ts` holds the one list. */
export function subscribe(all: Subscribers): void {
  subscribers = all
}

/** Publishes an event to its subscribers, one after the other: an error of one undoes the transaction. */
export async function publish<E extends keyof DomainEvents>(tx: Tx, name: E, event: DomainEvents[E]): Promise<void> {
  if (!subscribers) throw new Error('Domain events are not wired')
  for (const handle of subscribers[name]) await handle(tx, event)
}
