import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { Cart, cartContract, CartLine } from '@/contract/cart'
import type { DiningType } from '@/contract/fields'

/** What a guest chose of a dish. */
export interface Choice {
  goodsId: string
  skuId: string
  attrIds?: string[]
  addons?: { id: string; num: number }[]
}

type CartClient = Pick<Client<typeof cartContract>, 'get' | 'change' | 'clear'>

/** Where a cart belongs: each store has its own. */
export interface CartOwner {
  storeId: string
  diningType: DiningType
}

/** One change on its way to the server, kept until it is known what came of it. */
type Change = { kind: 'add'; choice: Choice; num: number } | { kind: 'set'; line: CartLine; num: number }

const NOTHING: Cart = { cart: [], count: 0, goodsAmount: 0, packAmount: 0, saveAmount: 0, minAmountGap: 0, missing: [] }

/**
 * What one kind of order holds before it is placed. The app has three: out (takeaway, pickup, delivery), fast and ins (at a table).
 * Taps count at once; the server is told one after the other, and its answer is what stays.
 */
export class CartStore {
  content: Cart = NOTHING
  /** The cart on the server is known. */
  loaded = false
  /** Pieces by dish, so that a row redraws only for its own count. */
  private readonly counts = observable.map<string, number>()
  private changes: Change[] = []
  private working: Promise<void> | undefined = undefined

  constructor(
    private readonly remote: CartClient,
    private readonly owner: () => CartOwner,
    private readonly newKey: () => string,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'remote' | 'owner' | 'newKey' | 'report' | 'counts' | 'working'>(
      this,
      { remote: false, owner: false, newKey: false, report: false, counts: false, working: false, content: observableRef },
      { autoBind: true },
    )
  }

  get goodsList(): CartLine[] {
    return this.content.cart
  }

  /** Pieces over all dishes, with taps that are still on their way. */
  get goodsCount(): number {
    let sum = 0
    for (const count of this.counts.values()) sum += count
    return sum
  }

  /** Amounts on the screen are those of the last answer, and another one is on its way. */
  get settling(): boolean {
    return this.changes.length > 0
  }

  /** Pieces of one dish, over all its lines. */
  countOf(goodsId: string): number {
    return this.counts.get(goodsId) ?? 0
  }

  /** Reads the cart of the current store. */
  async load(): Promise<void> {
    const cart = await this.remote.get(this.owner())
    runInAction(() => this.take(cart))
  }

  /** Forgets what is shown, when another store is entered. */
  forget(): void {
    this.loaded = false
    this.take(NOTHING, false)
  }

  /** Adds pieces of a choice; a negative number takes some away. */
  add(choice: Choice, num = 1): Promise<void> {
    this.bump(choice.goodsId, num)
    return this.queue({ kind: 'add', choice, num })
  }

  /** Sets the pieces of exactly this line; 0 removes it. */
  setLine(line: CartLine, num: number): Promise<void> {
    const shown = this.goodsList.find(({ id }) => id === line.id)
    this.bump(line.goodsId, num - (shown?.num ?? 0))
    this.content = { ...this.content, cart: this.goodsList.map((each) => (each.id === line.id ? { ...each, num, amount: each.price * num } : each)) }
    return this.queue({ kind: 'set', line, num })
  }

  /** Takes one piece of a dish away: of the line that was touched last. */
  async takeOne(goodsId: string): Promise<void> {
    const line = this.goodsList.filter((each) => each.goodsId === goodsId && each.num > 0).at(-1)
    if (line) await this.setLine(line, line.num - 1)
  }

  async clear(): Promise<void> {
    const cart = await this.remote.clear(this.owner())
    runInAction(() => this.take(cart))
  }

  private bump(goodsId: string, by: number): void {
    this.counts.set(goodsId, Math.max(0, this.countOf(goodsId) + by))
  }

  private queue(change: Change): Promise<void> {
    this.changes.push(change)
    this.working ??= this.work().finally(() => (this.working = undefined))
    return this.working
  }

  /** Sends the changes in their order. A refused change is said and taken back by reading the cart again. */
  private async work(): Promise<void> {
    for (let change = this.changes[0]; change; change = this.changes[0]) {
      try {
        const cart = await this.send(change)
        runInAction(() => this.settle(cart))
      } catch (error) {
        runInAction(() => (this.changes = []))
        this.report(error)
        await this.load().catch(() => runInAction(() => this.take(this.content)))
      }
    }
  }

  private send(change: Change): Promise<Cart> {
    const options = { key: this.newKey() }
    if (change.kind === 'add') return this.remote.change({ ...this.owner(), ...change.choice, num: change.num }, options)
    return this.remote.change({ ...this.owner(), lineId: change.line.id, num: change.num }, options)
  }

  /** An answer is shown only when no later tap waits: otherwise numbers would jump back. */
  private settle(cart: Cart): void {
    this.changes.shift()
    if (this.changes.length === 0) this.take(cart)
  }

  private take(cart: Cart, loaded = true): void {
    this.content = cart
    this.loaded = loaded
    const counts = new Map<string, number>()
    for (const line of cart.cart) counts.set(line.goodsId, (counts.get(line.goodsId) ?? 0) + line.num)
    for (const goodsId of this.counts.keys()) if (!counts.has(goodsId)) this.counts.delete(goodsId)
    for (const [goodsId, count] of counts) if (this.counts.get(goodsId) !== count) this.counts.set(goodsId, count)
  }
}
