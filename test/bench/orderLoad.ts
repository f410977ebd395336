import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { startPostgres } from '../../config/tasks/postgres'
import { cartContract } from '../../src/contract/cart/cart'
import { type Endpoint, type Envelope, type Input, pathOf, type Reply } from '../../src/contract/endpoint'
import { goodsContract } from '../../src/contract/goods/goods'
import { orderContract } from '../../src/contract/order/order'
import { payContract } from '../../src/contract/payment/pay'
import { sessionContract } from '../../src/contract/account/session'
import { withSiteProcess } from '../e2e/harness/siteProcess'
import { percentile } from './figures'

/** Writes at full load: how many a second, and the 99th percentile of the response times of their calls, ms. */
export interface WriteLoad {
  perSecond: number
  p99: number
}

/** Cart changes, and whole orders: a new session, a dish in the cart, the checkout, the order and the start of its payment. */
export interface OrderLoad {
  cart: WriteLoad
  order: WriteLoad
}

const CONNECTIONS = 20
const WARM_UP_SECONDS = 1
const SECONDS = 8
const STORE = { storeId: 'thonglor', diningType: 'takeout' } as const
/** Most different dishes in a cart. */
const CHOICES = 5

/** The way to the server; the response time of each call is added to `took`. */
interface Line {
  site: string
  agent: Agent
  took: number[]
}

interface Dish {
  goodsId: string
  skuId: string
}

/** Measures both databases, one after the other, on a menu of 200 dishes. */
export async function measureOrderLoads(): Promise<{ postgres: OrderLoad; embedded: OrderLoad }> {
  const server = await startPostgres()
  try {
    return {
      postgres: await withSiteProcess({ goods: 200, env: { DATABASE_URL: server.url } }, ({ url }) =>
        measureOrders(url),
      ),
      embedded: await withSiteProcess({ goods: 200 }, ({ url }) => measureOrders(url)),
    }
  } finally {
    await server.stop()
  }
}

/** Measures cart changes, then whole orders, over loopback. */
export async function measureOrders(site: string, seconds = SECONDS): Promise<OrderLoad> {
  const line = { site, agent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS }), took: [] }
  try {
    const guests = await Promise.all(Array.from({ length: CONNECTIONS }, () => Guest.enter(line)))
    const dishes = await ordinaryDishes(await Guest.enter(line))
    const change = (turn: number) => guests[turn % CONNECTIONS]?.add(dishes[turn % dishes.length])
    await atFullLoad(line, WARM_UP_SECONDS, change)
    const cart = await atFullLoad(line, seconds, change)
    return { cart, order: await atFullLoad(line, seconds, async () => (await Guest.enter(line)).order(dishes[0])) }
  } finally {
    line.agent.destroy()
  }
}

/** Does work on all connections for some seconds. */
async function atFullLoad(
  line: Line,
  seconds: number,
  work: (turn: number) => Promise<unknown> | undefined,
): Promise<WriteLoad> {
  line.took = []
  const startedAt = performance.now()
  let turn = 0
  const connection = async () => {
    while (performance.now() < startedAt + seconds * 1000) await work(turn++)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return { perSecond: (turn * 1000) / (performance.now() - startedAt), p99: percentile(line.took, 0.99) }
}

/** Dishes without options, limits and counted stock; the first is of a category that every order needs. */
async function ordinaryDishes(guest: Guest): Promise<Dish[]> {
  const { categories, goods } = await guest.call(goodsContract.menu, STORE)
  const needed = new Set(categories.filter(({ required }) => required).map(({ id }) => id))
  const rows = goods.filter(({ skuId, state, limit }) => skuId && state === 'ok' && !limit)
  rows.sort((a, b) => Number(needed.has(b.categoryId)) - Number(needed.has(a.categoryId)))
  const dishes: Dish[] = []
  for (const { id, skuId = '' } of rows) {
    const { skus } = await guest.call(goodsContract.detail, { storeId: STORE.storeId, gid: id })
    if (skus.every(({ stock }) => stock === undefined)) dishes.push({ goodsId: id, skuId })
    if (dishes.length === CHOICES) return dishes
  }
  throw new Error('The menu has too few ordinary dishes')
}

/** A guest's phone: every call has a session, every write an idempotency key. */
class Guest {
  private constructor(
    private readonly line: Line,
    private readonly token: string,
  ) {}

  static async enter(line: Line): Promise<Guest> {
    return new Guest(line, (await new Guest(line, '').call(sessionContract.guest, {})).token)
  }

  async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>> {
    const started = performance.now()
    const { code, msg, data } = (await this.send(endpoint, input)) as Envelope<Reply<E>>
    this.line.took.push(performance.now() - started)
    if (code !== 200) throw new Error(`${endpoint.method} ${endpoint.path} answered ${code}: ${msg}`)
    return data
  }

  add(dish: Dish | undefined): Promise<unknown> {
    if (!dish) throw new Error('No dish')
    return this.call(cartContract.change, { ...STORE, ...dish, num: 1 })
  }

  async order(dish: Dish | undefined): Promise<void> {
    await this.add(dish)
    const { quoteId } = await this.call(cartContract.checkout, STORE)
    const { id } = await this.call(orderContract.create, { ...STORE, payType: 'promptpay', quoteId })
    await this.call(payContract.pay, { orderId: id, payType: 'promptpay' })
  }

  private send({ path: pattern, method, json, idempotent }: Endpoint, input: unknown): Promise<unknown> {
    const { site, agent } = this.line
    const { path, rest } = pathOf({ path: pattern }, Object(input))
    const fields = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])).toString()
    const headers = {
      language: 'en',
      'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(idempotent && { 'idempotency-key': randomUUID() }),
    }
    const url = `${site}${path}${method === 'GET' ? `?${fields}` : ''}`
    return new Promise((done, fail) => {
      const sent = request(url, { method, agent, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => done(JSON.parse(Buffer.concat(parts).toString())))
      })
      sent.on('error', fail)
      if (method === 'GET') sent.end()
      else sent.end(json ? JSON.stringify(rest) : fields)
    })
  }
}
