import type { Client } from '../../src/api/client'
import { OfflineError, ReplyError } from '../../src/api/errors'
import { cartContract } from '../../src/contract/cart/cart'
import type { Area, Endpoint, Input } from '../../src/contract/endpoint'
import { inStoreContract } from '../../src/contract/inStore/inStore'
import { randomId } from '../../src/domain/text/randomId'
import type { TableCode } from '../../src/domain/table/tableCode'
import { CartStore } from '../../src/stores/cart/cart'
import { inStoreCart, outCart, type CartOwner, type InStoreOwner } from '../../src/stores/cart/cartRemote'
import { OfflineCache } from '../../src/stores/cache/offlineCache'
import { TableStore } from '../../src/stores/table/table'
import { cachedTable } from '../../src/stores/table/cachedTable'
import { A1 } from '../server/support/inStore/diner'
import type { Backend } from '../server/support/harness'

const CHOICES = { curry: 'curryS', tea: 'tea1', rice: 'rice1', water: 'water1' }

/** The stores of a phone, connected to the real backend. Its persisted data survives in `storage`. */
export class Phone {
  readonly errors: unknown[] = []
  /** Whether the network is down. */
  cut = false
  readonly out: CartStore
  readonly fast: CartStore<InStoreOwner>
  readonly ins: CartStore<InStoreOwner>
  readonly table: TableStore

  private constructor(
    backend: Backend,
    readonly token: string,
    readonly storage: Map<string, unknown>,
  ) {
    const keep = {
      read: <T>(name: string) => storage.get(name) as T | undefined,
      write: (name: string, value: unknown) => Boolean(storage.set(name, value)),
    }
    const offlineCache = new OfflineCache(
      keep,
      { locale: () => 'en', user: () => '', contract: '', quota: { piece: 10_000, copy: 100_000, all: 100_000 } },
      Date.now,
      (work) => work(),
    )
    const api = clientOver(backend, inStoreContract, { token, phone: this })
    const report = (error: unknown) => void this.errors.push(error)
    const storeId = A1.storeId
    const site = inStoreCart(api)
    this.out = new CartStore(
      outCart(clientOver(backend, cartContract, { token, phone: this })),
      () => ({ storeId, diningType: 'pickup' as const }),
      randomId,
      report,
    )
    this.fast = new CartStore(site, () => ({ storeId, diningType: 'fast' as const }), randomId, report)
    const atTable = (): InStoreOwner => ({ storeId: '', ...this.table.ref, diningType: 'dineIn' })
    this.ins = new CartStore(site, atTable, randomId, report)
    this.table = new TableStore(cachedTable(api, offlineCache), keep, this.ins, randomId)
  }

  /** A phone whose guest has scanned a table code but has not joined the table. */
  static async scanned(backend: Backend, code: TableCode = A1): Promise<Phone> {
    const phone = new Phone(backend, await backend.guest(), new Map())
    phone.table.enter(code)
    await phone.table.poll()
    return phone
  }

  /** A phone whose guest has joined the table. */
  static async seated(backend: Backend, people = 2): Promise<Phone> {
    const phone = await Phone.scanned(backend)
    await phone.table.start(people)
    return phone
  }

  /** The same phone after the storefront was restarted. */
  again(backend: Backend): Phone {
    return new Phone(backend, this.token, this.storage)
  }

  /** Adds one of a dish, like a tap on its plus button. */
  add<O extends CartOwner>(cart: CartStore<O>, goodsId: keyof typeof CHOICES, num = 1): Promise<boolean> {
    return cart.add({ goodsId, skuId: CHOICES[goodsId] }, num)
  }
}

/** The content of a cart: quantities by dish, and by participant where it is shared. */
export function piecesOf<O extends CartOwner>(cart: CartStore<O>): Record<string, number> {
  const lines = cart.goodsList.map(({ goodsId, num, addedBy }) => [
    [goodsId, addedBy?.no].filter(Boolean).join(' of '),
    num,
  ])
  return Object.fromEntries(lines) as Record<string, number>
}

/** The client of an area as a phone uses it. */
function clientOver<A extends Area>(
  backend: Backend,
  area: A,
  { token, phone }: { token: string; phone: { cut: boolean } },
): Client<A> {
  const calls = Object.entries(area).map(([name, endpoint]) => [
    name,
    async (input: Input<Endpoint>, options?: { key?: string }) => {
      if (phone.cut) throw new OfflineError()
      const { code, msg, data } = await backend.call(endpoint, input, { token, ...options })
      if (code !== 200) throw new ReplyError(code, msg, data)
      return data
    },
  ])
  return Object.fromEntries(calls) as Client<A>
}
