import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Cart } from '@/contract/cart/cart'
import type { CartLine } from '@/contract/cart/cartLine'
import { NOTHING, withLine, type Choice, type Write } from './cartChange'
import { CartCounts, isOwn } from './cartCounts'
import { CartQueue, type QueueResult } from './cartQueue'
import { cartKeyOf, type CartOwner, type CartRemote, type ReadOptions } from './cartRemote'

/**
 * The cart of one kind of order (out, fast, ins). The cart of a table is shared: its lines name the guest who added them. Changes are
 * optimistic: they show at once and go to the server through a queue, whose last reply replaces them.
 */
export class CartStore<O extends CartOwner = CartOwner> {
  content: Cart = NOTHING
  /** Whether the cart on the server is known. */
  loaded = false
  /** Time of the reply, ms since 1970, of a cart from the offline cache; it cannot be ordered. */
  staleSince: number | undefined = undefined
  /** Increases with each change and each reply to one, so that replies to earlier requests are recognised as stale. */
  revision = 0
  readonly #counts = new CartCounts()
  /** Key of the owner whose cart is shown. */
  #shownOf = ''
  /** The cart of the last reply, without pending changes. */
  #confirmedCart = NOTHING
  readonly #remote: CartRemote<O>
  readonly #ownerNow: () => O
  readonly #queue: CartQueue<O>

  constructor(remote: CartRemote<O>, ownerNow: () => O, newKey: () => string, report: (error: unknown) => void) {
    this.#remote = remote
    this.#ownerNow = ownerNow
    this.#queue = new CartQueue({
      send: (owner, write) => remote.write(owner, write, newKey()),
      reconcile: (result) => this.reconcile(result),
      report,
    })
    makeAutoObservable(this, { content: observableRef }, { autoBind: true })
  }

  /** The current owner: store, dining type and table. */
  get owner(): O {
    return this.#ownerNow()
  }

  get goodsList(): CartLine[] {
    return this.content.cart
  }

  /** Quantity over all dishes, pending changes included. */
  get goodsCount(): number {
    return this.#counts.withOthers(this.goodsList)
  }

  /** Whether a reply is awaited; until then amounts are those of the last reply. */
  get hasPendingChanges(): boolean {
    return this.#queue.pending
  }

  /** The guest's own quantity of one dish, over all its lines. */
  countOf(goodsId: string): number {
    return this.#counts.of(goodsId)
  }

  /** The guest's own quantity over the dishes that a predicate selects, for example those of a category. */
  countWhere(wanted: (goodsId: string) => boolean): number {
    return this.#counts.where(wanted)
  }

  /** Reads the cart of the current store; the cart of another one is no longer shown. */
  async load(options?: ReadOptions): Promise<void> {
    const [owner, revision] = [this.enter(), this.revision]
    let staleSince: number | undefined
    const cart = await this.#remote.read(owner, (at) => (staleSince = at), options)
    // Changes since the request, and pending ones, are newer than this reply.
    runInAction(() => revision === this.revision && !this.hasPendingChanges && this.answer(owner, cart, staleSince))
  }

  /** Adds a quantity of a choice; a negative number removes some. Resolves to whether the server accepted; errors are reported. */
  add(choice: Choice, num = 1): Promise<boolean> {
    const owner = this.enter()
    this.#counts.bump(choice.goodsId, num)
    return this.change({ kind: 'add', choice, num }, owner)
  }

  /** Sets the quantity of a line; 0 removes it. Resolves as `add` does. */
  setLine(line: CartLine, num: number): Promise<boolean> {
    const from = this.goodsList.find(({ id }) => id === line.id)?.num ?? 0
    if (isOwn(line)) this.#counts.bump(line.goodsId, num - from)
    this.content = withLine(this.content, line.id, num)
    return this.change({ kind: 'set', lineId: line.id, from, num }, this.owner)
  }

  /** Empties the cart on the server. */
  async clear(): Promise<void> {
    await this.#queue.settled()
    const { owner } = this
    const cart = await this.#remote.clear(owner)
    runInAction(() => this.agree(owner, cart))
  }

  /** Applies a cart from another reply, requested at `revision`; false when it is older than a change. */
  applySnapshot(cart: Cart, revision: number, staleSince?: number): boolean {
    return revision === this.revision && !this.hasPendingChanges && this.answer(this.enter(), cart, staleSince)
  }

  /** Clears the cart after a change of user or owner; replies to earlier requests become stale. */
  forget(): void {
    this.revision += 1
    ;[this.loaded, this.staleSince, this.#confirmedCart] = [false, undefined, NOTHING]
    this.show(NOTHING)
  }

  /** Resolves when the server has answered every change. */
  settled(): Promise<void> {
    return this.#queue.settled()
  }

  /** Switches to the cart of the current owner; the cart of another owner is cleared. */
  private enter(): O {
    const { owner } = this
    const key = cartKeyOf(owner)
    if (key !== this.#shownOf) this.forget()
    this.#shownOf = key
    return owner
  }

  private change(write: Write, owner: O): Promise<boolean> {
    this.revision += 1
    return this.#queue.add(write, owner)
  }

  private async reconcile({ last, refused }: QueueResult<O>): Promise<void> {
    const shown = runInAction(() => (last ? this.agree(last.owner, last.cart) : this.show(this.content)))
    // Reading the cart again reverts refused changes; without network, the last confirmed cart does.
    if (refused || !shown)
      await this.load().catch(() => runInAction(() => this.hasPendingChanges || this.show(this.#confirmedCart)))
  }

  /** Shows the reply to a change; replies to earlier requests become stale. */
  private agree(owner: O, cart: Cart): boolean {
    this.revision += 1
    return this.answer(owner, cart)
  }

  /** Shows a reply, or a cached one of `staleSince`, unless the owner has changed since. */
  private answer(owner: O, cart: Cart, staleSince?: number): boolean {
    if (cartKeyOf(owner) !== cartKeyOf(this.owner)) return false
    this.staleSince = staleSince
    this.loaded = staleSince === undefined
    this.#confirmedCart = cart
    return this.show(cart)
  }

  private show(cart: Cart): boolean {
    this.content = cart
    this.#counts.show(cart.cart)
    return true
  }
}
