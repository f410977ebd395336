import type { cartContract } from '../../../src/contract/cart/cart'
import { addressesOf, addressOf } from '../address/addresses'
import { cartReply, readCart } from './cart'
import { changeCart, clearCart } from './changeCart'
import { assess } from './checkout'
import { cartView } from './cartView'
import type { Handlers } from '../../api/context'
import { deliveryTo } from '../pricing/deliveryFee'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { findStore } from '../store/storeRepository'

/** The cart of takeaway, pickup and delivery, and its checkout. */
export const cartHandlers = (providers: PaymentProviders): Handlers<typeof cartContract> => ({
  get: async (context, request) => cartReply(await readCart(context.db, await cartView(context, request))),

  change: async (context, change) => cartReply(await changeCart(context.db, await cartView(context, change), change)),

  async clear(context, request) {
    const view = await cartView(context, request)
    await clearCart(context.db, view)
    return cartReply(await readCart(context.db, view))
  },

  // A checkout writes nothing, so it needs no transaction.
  checkout: {
    transaction: false,
    handle: async (context, request) => (await assess(context, request, { providers })).checkout,
  },

  price: {
    transaction: false,
    async handle(context, request) {
      const { quote, quoteId } = (await assess(context, request, { providers })).checkout
      return { quote, quoteId }
    },
  },

  async addresses({ db, session }, { storeId }) {
    const store = await findStore(db, storeId)
    const rows = await addressesOf(db, session.userId)
    return { list: rows.map((row) => addressOf(row, deliveryTo(store, row, 0).inRange)) }
  },
})
