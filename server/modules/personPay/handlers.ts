import type { personPayContract } from '../../../src/contract/order/personPay'
import type { Handlers } from '../../api/context'
import { orderDetailOf } from '../orders/orderPresenter'
import { assessBill } from './checkout'
import { payBill } from './createBill'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'

/** Payment of till bills by phone. */
export const personPayHandlers = (providers: PaymentProviders): Handlers<typeof personPayContract> => ({
  checkout: (context, request) => assessBill(context, request, providers),

  create: async (context, request) => orderDetailOf(context.db, await payBill(context, request, providers), context),
})
