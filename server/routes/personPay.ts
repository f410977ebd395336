import type { personPayContract } from '../../src/contract/personPay'
import type { Handlers } from '../api/context'
import { orderDetailOf } from '../orders/read'
import { assessBill } from '../personPay/checkout'
import { payBill } from '../personPay/create'
import type { Providers } from '../providers/payment'

/** Paying a bill of the till by phone. */
export const personPayHandlers = (providers: Providers): Handlers<typeof personPayContract> => ({
  checkout: (context, wish) => assessBill(context, wish, providers),

  create: async (context, wish) => orderDetailOf(context.db, await payBill(context, wish, providers), context),
})
