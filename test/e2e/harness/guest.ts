import { fixedTableCode } from '../../../server/seed/data/tables'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { cartContract } from '../../../src/contract/cart/cart'
import type { DiningType } from '../../../src/contract/fields'
import { API_PREFIX, type Endpoint, type Input, type Reply } from '../../../src/contract/endpoint'
import { goodsContract } from '../../../src/contract/goods/goods'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { orderContract, type OrderDetail } from '../../../src/contract/order/order'
import { storeContract } from '../../../src/contract/store/store'
import { addressContract } from '../../../src/contract/account/address'
import { payContract } from '../../../src/contract/payment/pay'
import { sessionContract } from '../../../src/contract/account/session'

const envelope = v.object({ code: v.number(), msg: v.string(), data: v.unknown() })

/** Calls the server's API without a browser, to prepare test data. Throws unless the response code is 200. */
export async function callApi<E extends Endpoint>(
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

/** The demo restaurant's store that is always open, and one of its dishes. */
export const OPEN_STORE = 'thonglor'
export const DISH = 'thonglor-tom-yum'

/** A table of that store whose guests pay at the end, in the form of its printed code. */
export const TABLE = { storeId: OPEN_STORE, tableId: 'thonglor-a1', code: fixedTableCode('thonglor-a1') }

/** The required items of an order for this number of people, with their quantities. */
export async function requiredItems(url: string, diningType: DiningType, peopleNum = 1) {
  const { goods } = await callApi(url, goodsContract.menu, { storeId: OPEN_STORE, diningType })
  return goods.flatMap(({ id: goodsId, skuId, required }) =>
    required && skuId ? [{ goodsId, skuId, num: required === 'perPerson' ? peopleNum : 1 }] : [],
  )
}

/** Dishes without options; the first belongs to the required category. */
export async function plainDishes(
  url: string,
  diningType: DiningType = 'takeout',
): Promise<{ goodsId: string; skuId: string }[]> {
  const { categories, goods } = await callApi(url, goodsContract.menu, { storeId: OPEN_STORE, diningType })
  const required = categories.find((one) => one.required)
  const plain = goods.filter(({ state, hasOptions, price }) => state === 'ok' && !hasOptions && price > 0)
  const [first, ...rest] = [
    ...plain.filter((one) => one.categoryId === required?.id),
    ...plain.filter((one) => one.categoryId !== required?.id),
  ]
  if (first?.categoryId !== required?.id) throw new Error('The menu has no plain dish in its required category')
  return [first, ...rest].flatMap((one) => (one?.skuId ? [{ goodsId: one.id, skuId: one.skuId }] : []))
}

const takeoutOrder = { storeId: OPEN_STORE, diningType: 'takeout' as const, phone: '0812345678' }

const homeAddress = {
  contact: 'Khun Nid',
  gender: 1,
  phone: '0812345678',
  address: 'Soi Thong Lo 10',
  houseNo: '7/1',
  label: 'home',
} as const

/** Creates a guest with an unpaid delivery order of this number of plain dishes, two of each. */
export async function guestWithDeliveryOrder(
  url: string,
  dishes: number,
): Promise<{ token: string; order: OrderDetail }> {
  const { token } = await callApi(url, sessionContract.guest, {})
  const { lat, lng } = await callApi(url, storeContract.detail, { storeId: OPEN_STORE })
  const { id: addressId } = await callApi(url, addressContract.add, { ...homeAddress, lat, lng }, token)
  const delivery = { ...takeoutOrder, diningType: 'delivery' as const, addressId }
  for (const dish of (await plainDishes(url, 'delivery')).slice(0, dishes)) {
    await callApi(url, cartContract.change, { ...delivery, ...dish, num: 2 }, token)
  }
  for (const dish of await requiredItems(url, 'delivery'))
    await callApi(url, cartContract.change, { ...delivery, ...dish }, token)
  const { quoteId } = await callApi(url, cartContract.checkout, delivery, token)
  return {
    token,
    order: await callApi(url, orderContract.create, { ...delivery, payType: 'promptpay', quoteId }, token),
  }
}

/** Places a guest's takeaway order of this number of plain dishes, two of each. */
export async function placeOrder(url: string, token: string, dishes = 1): Promise<OrderDetail> {
  for (const dish of (await plainDishes(url)).slice(0, dishes)) {
    await callApi(url, cartContract.change, { ...takeoutOrder, ...dish, num: 2 }, token)
  }
  const { quoteId } = await callApi(url, cartContract.checkout, takeoutOrder, token)
  return callApi(url, orderContract.create, { ...takeoutOrder, payType: 'promptpay', quoteId }, token)
}

/** An order of a guest that the bank has paid, as the query of its page. */
export async function paidOrderOf(url: string, token: string): Promise<{ orderId: string }> {
  const { id: orderId } = await placeOrder(url, token)
  await payOrder(url, token, orderId)
  return { orderId }
}

/** Pays an order at the sandbox's bank. */
export async function payOrder(url: string, token: string, orderId: string): Promise<void> {
  const started = await callApi(url, payContract.pay, { orderId, payType: 'promptpay' }, token)
  if (started.payType !== 'promptpay') throw new Error('not by PromptPay')
  await fetch(`${url}/sandbox/pay/${started.refNo}`, { method: 'POST', body: new URLSearchParams({ result: 'paid' }) })
}

/** Creates a guest with an unpaid order of this number of plain dishes. */
export async function guestWithUnpaidOrder(
  url: string,
  dishes: number,
): Promise<{ token: string; order: OrderDetail }> {
  const { token } = await callApi(url, sessionContract.guest, {})
  return { token, order: await placeOrder(url, token, dishes) }
}

/** Creates a guest whose order waits for its payment at the bank. */
export async function guestWithPendingPayment(
  url: string,
  dishes: number,
): Promise<{ token: string; order: OrderDetail }> {
  const guest = await guestWithUnpaidOrder(url, dishes)
  await callApi(url, payContract.pay, { orderId: guest.order.id, payType: 'promptpay' }, guest.token)
  return guest
}

/** Creates a guest with an unpaid order of one dish and another dish in the cart. */
export async function guestWithOrderAndCart(url: string): Promise<{ token: string; order: OrderDetail }> {
  const guest = await guestWithUnpaidOrder(url, 1)
  for (const dish of (await plainDishes(url)).slice(0, 1)) {
    await callApi(url, cartContract.change, { ...takeoutOrder, ...dish, num: 2 }, guest.token)
  }
  return guest
}

/** Creates a guest who has joined a table by its code, has ordered, and has called for water. */
export async function guestAtTable(url: string, code = TABLE.code): Promise<{ token: string; orderId: string }> {
  const table = { ...TABLE, code }
  const { token } = await callApi(url, sessionContract.guest, {})
  await callApi(url, inStoreContract.start, { ...table, peopleNum: 3 }, token)
  for (const dish of (await plainDishes(url, 'dineIn')).slice(0, 2))
    await callApi(url, inStoreContract.change, { ...table, ...dish, num: 2 }, token)
  for (const dish of await requiredItems(url, 'dineIn', 3))
    await callApi(url, inStoreContract.change, { ...table, ...dish }, token)
  const { quoteId } = await callApi(url, inStoreContract.checkout, table, token)
  const { id } = await callApi(url, inStoreContract.create, { ...table, quoteId }, token)
  await callApi(url, inStoreContract.callWaiter, { ...table, type: 'water', note: 'with ice' }, token)
  return { token, orderId: id }
}
