import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { Cart, cartContract, CartLine } from '@/contract/cart'
import type { DiningType } from '@/contract/fields'
import { CartChange, type Choice, type Write } from './cartChange'

type CartClient = Pick<Client<typeof cartContract>, 'get' | 'change' | 'clear'>

/** Where a cart belongs: each store has its own. */
export interface CartOwner {
  storeId: string
  diningType: DiningType
}

const NOTHING: Cart = {
  cart: [],
  count: 0,
  goodsAmount: 0,
  packAmount: 0,
  saveAmount: 0,
  minAmountGap: 0,
  missing: [],
}

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
  private changes: CartChange<CartOwner>[] = []
  private working: Promise<void> | undefined = undefined
  /** The store whose cart is shown. */
  private shownOf = ''

  constructor(
    private readonly remote: CartClient,
    private readonly owner: () => CartOwner,
    private readonly newKey: () => string,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'remote' | 'owner' | 'newKey' | 'report' | 'counts' | 'working' | 'shownOf'>(
      this,
      {
        remote: false,
        owner: false,
        newKey: false,
        report: false,
        counts: false,
        working: false,
        shownOf: false,
        content: observableRef,
      },
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

  /** Pieces over the dishes that a test picks, for example those of a category. */
  countWhere(wanted: (goodsId: string) => boolean): number {
    let sum = 0
    for (const [goodsId, count] of this.counts) if (wanted(goodsId)) sum += count
    return sum
  }

  /** Reads the cart of the current store; the cart of another one is no longer shown. */
  async load(): Promise<void> {
    const owner = this.enter()
    const cart = await this.remote.get(owner)
    // Taps that are still on their way know better.
    runInAction(() => this.changes.length === 0 && this.answer(owner, cart))
  }

  /** Adds pieces of a choice; a negative number takes some away. Resolves to whether the server agreed; a refusal is said. */
  add(choice: Choice, num = 1): Promise<boolean> {
    const owner = this.enter()
    this.bump(choice.goodsId, num)
    return this.queue({ kind: 'add', choice, num }, owner)
  }

  /** Sets the pieces of exactly this line; 0 removes it. Resolves as `add` does. */
  setLine(line: CartLine, num: number): Promise<boolean> {
    const shown = this.goodsList.find(({ id }) => id === line.id)
    this.bump(line.goodsId, num - (shown?.num ?? 0))
    const lines = this.goodsList.map((each) =>
      each.id === line.id ? { ...each, num, amount: each.price * num } : each,
    )
    this.content = { ...this.content, cart: lines.filter((each) => each.num > 0) }
    return this.queue({ kind: 'set', lineId: line.id, num }, this.owner())
  }

  /** Empties the cart on the server. */
  async clear(): Promise<void> {
    await this.settled()
    const owner = this.owner()
    const cart = await this.remote.clear(owner)
    runInAction(() => this.answer(owner, cart))
  }

  /** Resolves when the server has answered every tap. */
  async settled(): Promise<void> {
    await this.working
  }

  /** The cart of the current store is the one that is shown; that of another store is not shown any more. */
  private enter(): CartOwner {
    const owner = this.owner()
    if (owner.storeId !== this.shownOf) {
      this.shownOf = owner.storeId
      this.loaded = false
      this.show(NOTHING)
    }
    return owner
  }

  private bump(goodsId: string, by: number): void {
    this.counts.set(goodsId, Math.max(0, this.countOf(goodsId) + by))
  }

  /** Only the first change is on its way; quick taps on the same thing join the last one that waits. */
  private queue(write: Write, owner: CartOwner): Promise<boolean> {
    const waiting = this.changes.length > 1 ? this.changes[this.changes.length - 1] : undefined
    if (waiting?.join(write)) return waiting.done
    const change = new CartChange(owner, write)
    this.changes.push(change)
    this.working ??= this.work().finally(() => (this.working = undefined))
    return change.done
  }

  /** Sends the changes in their order. What is refused is said, and taken back by reading the cart again at the end. */
  private async work(): Promise<void> {
    let refused = false
    let last: { owner: CartOwner; cart: Cart } | undefined
    for (let change = this.changes[0]; change; change = this.changes[0]) {
      try {
        if (!change.idle) last = { owner: change.owner, cart: await this.send(change) }
        change.finish(true)
      } catch (error) {
        refused = true
        change.finish(false)
        this.report(error)
      }
      runInAction(() => this.changes.shift())
    }
    // An answer is shown only when no later tap waits: otherwise numbers would jump back.
    const shown = runInAction(() => (last ? this.answer(last.owner, last.cart) : this.show(this.content)))
    if (refused || !shown) await this.load().catch(() => undefined)
  }

  private send({ owner, write }: CartChange<CartOwner>): Promise<Cart> {
    const options = { key: this.newKey() }
    if (write.kind === 'set') return this.remote.change({ ...owner, lineId: write.lineId, num: write.num }, options)
    const { goodsId, skuId, attrIds = [], addons = [] } = write.choice
    const choice = { goodsId, skuId, attrIds: [...attrIds], addons: [...addons] }
    return this.remote.change({ ...owner, ...choice, num: write.num }, options)
  }

  /** Shows what the server says, unless the guest has gone to another store meanwhile. */
  private answer(owner: CartOwner, cart: Cart): boolean {
    if (owner.storeId !== this.owner().storeId) return false
    this.loaded = true
    return this.show(cart)
  }

  private show(cart: Cart): boolean {
    this.content = cart
    const counts = new Map<string, number>()
    for (const line of cart.cart) counts.set(line.goodsId, (counts.get(line.goodsId) ?? 0) + line.num)
    for (const goodsId of [...this.counts.keys()]) if (!counts.has(goodsId)) this.counts.delete(goodsId)
    for (const [goodsId, count] of counts) if (this.counts.get(goodsId) !== count) this.counts.set(goodsId, count)
    return true
  }
}
