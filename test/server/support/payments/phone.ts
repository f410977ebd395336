import { randomUUID } from 'node:crypto'
import { cartContract } from '../../../../src/contract/cart/cart'
import type { Endpoint, Envelope, Input, Reply } from '../../../../src/contract/endpoint'
import { goodsContract } from '../../../../src/contract/goods/goods'
import { sessionContract } from '../../../../src/contract/account/session'
import { storeContract } from '../../../../src/contract/store/store'
import { injection } from '../harness'
import type { ServerProcess } from './serverProcess'

/** A guest's phone that talks to the real server over the network, and retries when the server dies during a call. */
export class Phone {
  private token = ''

  constructor(private readonly server: ServerProcess) {}

  /** Calls an endpoint; a call without a response is repeated with the same key. */
  ask<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>> {
    const { method, url, headers, payload } = injection(endpoint, input, { token: this.token, key: randomUUID() })
    return this.persist(async () => {
      const response = await fetch(this.server.url + url, { method, headers, body: payload })
      const { code, msg, data } = (await response.json()) as Envelope<Reply<E>>
      if (code !== 200) throw new Error(msg)
      return data
    })
  }

  /** Settles a payment on the sandbox's page. */
  settle(ref: string, silent: '0' | '1' = '0'): Promise<Response> {
    const body = new URLSearchParams({ result: 'paid', silent })
    const url = `/sandbox/pay/${ref}`
    return this.persist(() => fetch(this.server.url + url, { method: 'POST', body, redirect: 'manual' }))
  }

  /** Creates a session and fills a cart that can be ordered; returns the checkout request. */
  async shop() {
    this.token = (await this.ask(sessionContract.guest, {})).token
    const { id: storeId } = await this.ask(storeContract.default, {})
    const request = { storeId, diningType: 'pickup' as const, phone: '081 234 5678' }
    const { goods } = await this.ask(goodsContract.menu, request)
    const simple = goods.filter(({ state, price, hasOptions }) => state === 'ok' && price > 0 && !hasOptions)
    const put = ({ id: goodsId, skuId = '' }: { id: string; skuId?: string }, num: number) =>
      this.ask(cartContract.change, { storeId, diningType: 'pickup', goodsId, skuId, num })
    for (const dish of simple.slice(0, 1)) await put(dish, dish.minBuy ?? 1)
    const { missing } = await this.ask(cartContract.get, request)
    for (const { goodsId, categoryId, num } of missing) {
      const dish = simple.find((each) => each.id === goodsId || each.categoryId === categoryId)
      if (dish) await put(dish, num)
    }
    return { ...request, appointTime: await this.freeTime(request) }
  }

  /** None while the store is open. */
  private async freeTime(request: Input<(typeof cartContract)['checkout']>): Promise<string | undefined> {
    const { asap, slots } = await this.ask(cartContract.checkout, request)
    const free = slots.flatMap(({ times }) => times).find(({ full }) => !full)
    return asap.on ? undefined : free?.value
  }

  private async persist<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      await this.server.whenReady()
      const kills = this.server.kills
      try {
        return await work()
      } catch (error) {
        if (this.server.kills === kills) throw error
      }
    }
  }
}
