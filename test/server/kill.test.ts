import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { cartContract } from '../../src/contract/cart'
import type { Endpoint, Envelope, Input, Reply } from '../../src/contract/endpoint'
import { goodsContract } from '../../src/contract/goods'
import { orderContract } from '../../src/contract/order'
import { payContract } from '../../src/contract/pay'
import { sessionContract } from '../../src/contract/session'
import { storeContract } from '../../src/contract/store'
import { openDatabase, type Place } from '../../server/db/open'
import { orderEvents, orders } from '../../server/db/schema/orders'
import { payments, refunds } from '../../server/db/schema/payments'
import { sandboxPayments } from '../../server/db/schema/sandbox'
import { emptyOnPostgres } from './database'
import { injection } from './harness'
import { ServerProcess, whenAnswered, whenAsked, type LogLine } from './serverProcess'

jest.setTimeout(180_000)

let server: ServerProcess
let place: Place
let cleanUp: () => Promise<void>
beforeAll(async () => {
  const postgres = process.env.TEST_DATABASE_URL
  if (postgres) {
    const { url, drop } = await emptyOnPostgres(postgres)
    server = new ServerProcess({ DATABASE_URL: url })
    place = { url }
    cleanUp = drop
  } else {
    const folder = mkdtempSync(join(tmpdir(), 'storefront-kill-'))
    server = new ServerProcess({ DATA_DIR: folder })
    place = { folder: join(folder, 'db') }
    cleanUp = async () => rmSync(folder, { recursive: true, force: true })
  }
  await server.start()
})
afterAll(async () => {
  await server.stop()
  await cleanUp()
})

/** Does something that needs the server; when the server dies over it, does it again once the server is back. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    await server.whenReady()
    const kills = server.kills
    try {
      return await work()
    } catch (error) {
      if (server.kills === kills) throw error
    }
  }
}

/** Calls an endpoint as a phone does: a call that got no answer is repeated with the same key. */
function ask<E extends Endpoint>(endpoint: E, input: Input<E> & object, token = ''): Promise<Reply<E>> {
  const { method, url, headers, payload } = injection(endpoint, input, { token, key: randomUUID() })
  return persist(async () => {
    const body = payload === undefined ? undefined : String(payload)
    const response = await fetch(`${server.url}${String(url)}`, {
      method,
      headers: headers as Record<string, string>,
      body,
    })
    const { code, msg, data } = (await response.json()) as Envelope<Reply<E>>
    if (code !== 200) throw new Error(msg)
    return data
  })
}

/** What a person does on the sandbox's page. */
function settle(ref: string, silent = '0'): Promise<Response> {
  const body = new URLSearchParams({ result: 'paid', silent })
  return persist(() => fetch(`${server.url}/sandbox/pay/${ref}`, { method: 'POST', body, redirect: 'manual' }))
}

/** Waits until something is so; it is asked again and again, and a server that never gets there fails by time-out. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(setImmediate)
}

/** A visitor with a cart that can be ordered. */
async function shopping() {
  const { token } = await ask(sessionContract.guest, {})
  const { id: storeId } = await ask(storeContract.default, {})
  const { goods } = await ask(goodsContract.menu, { storeId, diningType: 'pickup' })
  const simple = goods.filter(({ state, skuId, price }) => state === 'ok' && skuId && price > 0)
  const [dish] = simple
  const put = async (goodsId: string, num: number) =>
    ask(
      cartContract.change,
      { storeId, diningType: 'pickup', goodsId, skuId: goods.find(({ id }) => id === goodsId)?.skuId ?? '', num },
      token,
    )
  const { missing } = await put(dish?.id ?? '', dish?.minBuy ?? 1)
  for (const item of missing) {
    await put(item.goodsId ?? simple.find(({ categoryId }) => categoryId === item.categoryId)?.id ?? '', item.num)
  }
  const wish = { storeId, diningType: 'pickup' as const, phone: '081 234 5678' }
  const { asap, slots } = await ask(cartContract.checkout, wish, token)
  const free = slots.flatMap(({ times }) => times).find(({ full }) => !full)
  return { token, wish: { ...wish, appointTime: asap.on ? undefined : free?.value } }
}

/** From the cart to a paid order, whatever happens to the server meanwhile. */
async function journey(): Promise<string> {
  const { token, wish } = await shopping()
  const { quoteId } = await ask(cartContract.checkout, wish, token)
  const { id: orderId } = await ask(orderContract.create, { ...wish, payType: 'promptpay', quoteId }, token)
  const started = await ask(payContract.pay, { orderId, payType: 'promptpay' }, token)
  await settle(started.payType === 'promptpay' ? started.refNo : '')
  await until(async () => (await ask(payContract.query, { orderId }, token)).state === 1)
  const { list } = await ask(orderContract.list, {}, token)
  expect(list.map(({ id, state, paid }) => ({ id, state, paid }))).toEqual([{ id: orderId, state: 2, paid: true }])
  return orderId
}

test.each<[string, () => (line: LogLine) => boolean]>([
  ['the order comes in', () => whenAsked('POST', '/channelApi/order')],
  ['the guest asks for the code', () => whenAsked('POST', '/channelApi/pay')],
  ['the code is handed out', () => whenAnswered('POST', '/channelApi/pay')],
  ['the person pays', () => whenAsked('POST', '/sandbox/pay/')],
  ['the report of the payment comes in', () => whenAsked('POST', '/provider/sandbox/webhook')],
  ['the report is answered', () => whenAnswered('POST', '/provider/sandbox/webhook')],
])('killed when %s, the server loses nothing and takes nothing twice', async (_, moment) => {
  const kills = server.kills
  server.killAt(moment())
  await journey()
  expect(server.kills).toBe(kills + 1)
})

test('killed after a payment whose report was lost, the server finds it by itself when it starts', async () => {
  const { token, wish } = await shopping()
  const { quoteId } = await ask(cartContract.checkout, wish, token)
  const { id: orderId } = await ask(orderContract.create, { ...wish, payType: 'promptpay', quoteId }, token)
  const started = await ask(payContract.pay, { orderId, payType: 'promptpay' }, token)
  await settle(started.payType === 'promptpay' ? started.refNo : '', '1')
  expect((await ask(orderContract.detail, { orderId }, token)).paid).toBe(false)
  server.kill()
  await until(async () => (await ask(orderContract.detail, { orderId }, token)).paid)
})

test('in the end the books agree: each order paid once, by one payment, and nothing owed', async () => {
  await server.stop()
  const { db, close } = await openDatabase(place)
  const placed = await db.select().from(orders)
  expect(placed.map(({ state, paid }) => [state, paid])).toEqual(placed.map(() => [2, true]))
  expect(placed).toHaveLength(7)
  for (const { id } of placed) {
    expect((await db.select().from(payments).where(eq(payments.orderId, id))).map(({ state }) => state)).toEqual([1])
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id)
    expect(events.map(({ toState }) => toState)).toEqual([1, 2])
  }
  expect((await db.select().from(sandboxPayments)).map(({ state }) => state)).toEqual(placed.map(() => 'paid'))
  expect(await db.$count(refunds)).toBe(0)
  await close()
})
