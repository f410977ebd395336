import type { cartContract } from '../../src/contract/cart'
import { addressesOf, addressOf } from '../addresses/addresses'
import { cartReply, readCart } from '../carts/cart'
import { changeCart, clearCart } from '../carts/change'
import { assess } from '../carts/checkout'
import { cartView } from '../carts/view'
import type { Handlers } from '../api/context'
import { deliveryTo } from '../pricing/delivery'
import type { Providers } from '../providers/payment'
import { findStore } from '../stores/stores'

/** The cart of takeaway, pickup and delivery, and its checkout. */
export const cartHandlers = (providers: Providers): Handlers<typeof cartContract> => ({
  get: async (context, asked) => cartReply(await readCart(context.db, await cartView(context, asked))),

  change: async (context, change) => cartReply(await changeCart(context.db, await cartView(context, change), change)),

  async clear(context, asked) {
    const view = await cartView(context, asked)
    await clearCart(context.db, view)
    return cartReply(await readCart(context.db, view))
  },

  checkout: async (context, wish) => (await assess(context, wish, { providers })).checkout,

  async price(context, wish) {
    const { quote, quoteId } = (await assess(context, wish, { providers })).checkout
    return { quote, quoteId }
  },

  async addresses({ db, session }, { storeId }) {
    const store = await findStore(db, storeId)
    const rows = await addressesOf(db, session.userId)
    return { list: rows.map((row) => addressOf(row, deliveryTo(store, row, 0).inRange)) }
  },
})
