import type { PayType } from '../../../src/contract/payment/payType'
import type { CheckoutRequest } from '../carts/checkout'
import type { Tx } from '../../db/database'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import { createOrder, type PlacedOrder } from '../orders/createOrder'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { type TableCartRequest, sharedCartOf } from './tableCart'
import { batchesOf } from './tableOrders'
import type { TableSeat } from './tableAccess'
import { touchTableSession } from './tableSessionRepository'

/** The request for an in-store checkout. */
export interface InStoreCheckoutRequest extends TableCartRequest {
  remark: string
  phone: string
  couponIds?: string[] | undefined
  usePoints: boolean
  useBalance: boolean
  useGiftCards: boolean
}

/** The request to place the order: with a payment type, unless the table pays at the end, and the accepted quote. */
export interface InStoreOrderRequest extends InStoreCheckoutRequest {
  payType?: PayType
  quoteId: string
}

/** Converts an in-store request to a general one: without destination, as soon as possible. */
export function checkoutRequestOf(request: InStoreCheckoutRequest): CheckoutRequest {
  const { storeId, diningType, remark, phone, couponIds, usePoints, useBalance, useGiftCards } = request
  const money = { couponIds, usePoints, useBalance, useGiftCards }
  return { storeId, diningType, remark, phone, ...money, cutlery: false, peopleNum: 1 }
}

/** Places an in-store order: a guest's fast order, or a batch of their table session. Lock the table session before. */
export async function placeInStore(
  context: RequestContext<Tx, Session>,
  { placing, seat, providers }: { placing: InStoreOrderRequest; seat: TableSeat | null; providers: PaymentProviders },
): Promise<PlacedOrder> {
  const { db: tx, now } = context
  const { quoteId, payType = null } = placing
  const request = checkoutRequestOf(placing)
  if (!seat) return createOrder(context, { ...request, payType: chosen(payType), quoteId }, { providers })
  const { id, payMode } = seat.tableSession
  const batchNo = (await batchesOf(tx, id)).length + 1
  const how = { quoteId, batchNo, payType: payMode === 'payAfter' ? null : chosen(payType) }
  const placed = await createOrder(context, { ...request, ...how }, { providers, shared: sharedCartOf(seat, placing) })
  await touchTableSession(tx, id, now)
  return placed
}

function chosen(payType: PayType | null): PayType {
  if (!payType) throw new AppError(400, 'inStore.choosePay')
  return payType
}
