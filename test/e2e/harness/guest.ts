import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { cartContract } from '../../../src/contract/cart'
import { API_PREFIX, type Endpoint, type Input, type Reply } from '../../../src/contract/endpoint'
import { goodsContract } from '../../../src/contract/goods'
import { orderContract, type OrderDetail } from '../../../src/contract/order'
import { sessionContract } from '../../../src/contract/session'

const envelope = v.object({ code: v.number(), msg: v.string(), data: v.unknown() })

/** Calls the server as the storefront does, without a browser: to prepare what a test starts from. Throws unless the answer is 200. */
export async function ask<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: Input<E>,
  token = '',
): Promise<Reply<E>> {
  const body = new Map(Object.entries(input as Record<string, unknown>))
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(body.get(name))
    body.delete(name)
    return encodeURIComponent(value)
  })
  const get = endpoint.method === 'GET'
  const query = get ? `?${new URLSearchParams([...body].map(([name, value]) => [name, String(value)])).toString()}` : ''
  const response = await fetch(`${url}${API_PREFIX}${path}${query}`, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      authorization: token && `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    ...(get ? {} : { body: JSON.stringify(Object.fromEntries(body)) }),
  })
  const { code, msg, data } = v.parse(envelope, await response.json())
  if (code !== 200) throw new Error(`${endpoint.method} ${endpoint.path} was answered with ${code}: ${msg}`)
  return data
}

/** The store of the demonstration restaurant that is open at any time, and a dish of it. */
export const OPEN_STORE = 'thonglor'
export const DISH = 'thonglor-tom-yum'

/** A dish that needs no choosing, of the category that every order must hold something of. */
async function plainDish(url: string): Promise<{ goodsId: string; skuId: string }> {
  const { categories, goods } = await ask(url, goodsContract.menu, { storeId: OPEN_STORE })
  const required = categories.find((one) => one.required)
  const dish = goods.find((one) => one.categoryId === required?.id && one.state === 'ok' && !one.hasOptions)
  if (!dish?.skuId) throw new Error('The menu has no plain dish in its required category')
  return { goodsId: dish.id, skuId: dish.skuId }
}

/** A guest who has ordered a dish to take away, has not paid yet, and has begun to choose the next. */
export async function guestWithOrder(url: string): Promise<{ token: string; order: OrderDetail }> {
  const { token } = await ask(url, sessionContract.guest, {})
  const wish = { storeId: OPEN_STORE, diningType: 'takeout' as const, phone: '0812345678' }
  const choose = async () => ask(url, cartContract.change, { ...wish, ...(await plainDish(url)), num: 2 }, token)
  await choose()
  const { quoteId } = await ask(url, cartContract.checkout, wish, token)
  const order = await ask(url, orderContract.create, { ...wish, payType: 'promptpay', quoteId }, token)
  await choose()
  return { token, order }
}
