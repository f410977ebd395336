import { addressContract } from './address'
import { cartContract } from './cart'
import { configContract, visitContract } from './config'
import type { Area } from './endpoint'
import { goodsContract } from './goods'
import { orderContract } from './order'
import { payContract } from './pay'
import { sessionContract } from './session'
import { storeContract } from './store'

/** The whole contract, for the server and the OpenAPI document. The storefront imports its areas one by one instead. */
export const contract = {
  config: configContract,
  visit: visitContract,
  session: sessionContract,
  store: storeContract,
  goods: goodsContract,
  cart: cartContract,
  order: orderContract,
  pay: payContract,
  address: addressContract,
} satisfies Record<string, Area>

export type Contract = typeof contract
