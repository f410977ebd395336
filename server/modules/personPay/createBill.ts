import type { personPayContract } from '../../../src/contract/order/personPay'
import type { Parsed } from '../../../src/contract/endpoint'
import type { Tx } from '../../db/database'
import { lockUser } from '../../db/locks'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import { writeBillOrder } from '../orders/billOrder'
import type { OrderRecord } from '../../db/schema/orders/orders'
import { refuseOffer } from '../paymentMethods/paymentMethods'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { assessBill } from './checkout'

type BillRequest = Parsed<(typeof personPayContract)['create']>

/** Creates the order of a till bill. When the quote differs from the accepted one, nothing is written and the new checkout is returned. */
export async function payBill(
  context: RequestContext<Tx, Session>,
  request: BillRequest,
  providers: PaymentProviders,
): Promise<OrderRecord> {
  const { db: tx, session, now } = context
  await lockUser(tx, session.userId)
  const checkout = await assessBill(context, request, providers)
  const [problem] = checkout.problems
  if (problem) throw new AppError(400, 'cart.reason', { reason: problem.text }, { checkout })
  if (checkout.quoteId !== request.quoteId) throw new AppError(400, 'order.changed', {}, { checkout })
  refuseOffer(checkout, request.payType)
  const { storeId, payType, remark } = request
  return writeBillOrder(tx, { userId: session.userId, storeId, quote: checkout.quote, payType, remark, now })
}
