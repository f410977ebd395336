import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Cart, CartLine } from '@/contract/cart'
import { CartChange, NOTHING, withLine, type Choice, type Write } from './cartChange'
import { CartCounts, isOwn } from './cartCounts'
import { placeOf, type CartOwner, type CartRemote } from './cartRemote'

/**
 * What one kind of order (out, fast, ins) holds before it is placed. That of a table is shared: its lines say who added them.
 * Taps count at once; the server is told one after the other, and its answer is what stays.
 */
export class CartStore<O extends CartOwner = CartOwner> {
  content: Cart = NOTHING
  /** The cart on the server is known. */
  loaded = false
  /** When the cart came, ms since 1970, if it is a copy from the phone, which cannot be ordered. */
  staleSince: number | undefined = undefined
  /** Counts the taps and the answers to them: what was asked for at an earlier turn is old. */
  revision = 0
  readonly #counts = new CartCounts()
  private changes: CartChange<O>[] = []
  #working: Promise<void> | undefined = undefined
  /** The place whose cart is shown. */
  #shownOf = ''
  /** The cart of the last answer, without the taps since. */
  #confirmedCart = NOTHING
  readonly #remote: CartRemote<O>
  readonly #ownerNow: () => O
  readonly #newKey: () => string
  readonly #report: (error: unknown) => void

  constructor(remote: CartRemote<O>, ownerNow: () => O, newKey: () => string, report: (error: unknown) => void) {
    this.#remote = remote
    this.#ownerNow = ownerNow
    this.#newKey = newKey
    this.#report = report
    makeAutoObservable(this, { content: observableRef }, { autoBind: true })
  }

  /** Whose cart it is now: of which store, for which way of dining, at which table. */
  get owner(): O {
    return this.#ownerNow()
  }

  get goodsList(): CartLine[] {
    return this.content.cart
  }

  /** Pieces over all dishes, with taps that are still on their way. */
  get goodsCount(): number {
    return this.#counts.withOthers(this.goodsList)
  }

  /** Amounts on the screen are those of the last answer, and another one is on its way. */
  get hasPendingChanges(): boolean {
    return this.changes.length > 0
  }

  /** The guest's own pieces of one dish, over all its lines. */
  countOf(goodsId: string): number {
    return this.#counts.of(goodsId)
  }

  /** The guest's own pieces over the dishes that a test picks, for example those of a category. */
  countWhere(wanted: (goodsId: string) => boolean): number {
    return this.#counts.where(wanted)
  }

  /** Reads the cart of the current store; the cart of another one is no longer shown. */
  async load(): Promise<void> {
    const [owner, revision] = [this.enter(), this.revision]
    let staleSince: number | undefined
    const cart = await this.#remote.read(owner, (at) => (staleSince = at))
    // Taps since then, and those still on their way, know better.
    runInAction(() => revision === this.revision && !this.hasPendingChanges && this.answer(owner, cart, staleSince))
  }

  /** Adds pieces of a choice; a negative number takes some away. Resolves to whether the server agreed; a refusal is said. */
  add(choice: Choice, num = 1): Promise<boolean> {
    const owner = this.enter()
    this.#counts.bump(choice.goodsId, num)
    return this.queue({ kind: 'add', choice, num }, owner)
  }

  /** Sets the pieces of exactly this line; 0 removes it. Resolves as `add` does. */
  setLine(line: CartLine, num: number): Promise<boolean> {
    const from = this.goodsList.find(({ id }) => id === line.id)?.num ?? 0
    if (isOwn(line)) this.#counts.bump(line.goodsId, num - from)
    this.content = withLine(this.content, line.id, num)
    return this.queue({ kind: 'set', lineId: line.id, from, num }, this.owner)
  }

  /** Empties the cart on the server. */
  async clear(): Promise<void> {
    await this.settled()
    const { owner } = this
    const cart = await this.#remote.clear(owner)
    runInAction(() => this.agree(owner, cart))
  }

  /** Takes the cart as another reply brought it that was asked for at `turn`, or a copy of `asOf`; false when a tap has been made since. */
  applySnapshot(cart: Cart, revision: number, staleSince?: number): boolean {
    return revision === this.revision && !this.hasPendingChanges && this.answer(this.enter(), cart, staleSince)
  }

  /** The guest is somebody else now, whose cart nobody knows yet. What is still on its way to the one before is old. */
  forget(): void {
    this.revision += 1
    ;[this.loaded, this.staleSince, this.#confirmedCart] = [false, undefined, NOTHING]
    this.show(NOTHING)
  }

  /** Resolves when the server has answered every tap. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working
  }

  /** The cart of the current place is the one that is shown; that of another one is not shown any more. */
  private enter(): O {
    const { owner } = this
    const place = placeOf(owner)
    if (place !== this.#shownOf) this.forget()
    this.#shownOf = place
    return owner
  }

  /** Only the first change is on its way; quick taps on the same thing join the last one that waits. */
  private queue(write: Write, owner: O): Promise<boolean> {
    this.revision += 1
    const waiting = this.changes.length > 1 ? this.changes[this.changes.length - 1] : undefined
    if (waiting?.join(write)) return waiting.done
    const change = new CartChange(owner, write)
    this.changes.push(change)
    this.start()
    return change.done
  }

  private start(): void {
    this.#working ??= this.work().finally(() => {
      this.#working = undefined
      // A tap may have come when the last round was all but over.
      if (this.changes.length > 0) this.start()
    })
  }

  /** Sends the changes in their order. What is refused is said, and taken back by reading the cart again at the end. */
  private async work(): Promise<void> {
    let refused = false
    let last: { owner: O; cart: Cart } | undefined
    for (let change = this.changes[0]; change; change = this.changes[0]) {
      try {
        if (!change.idle)
          last = { owner: change.owner, cart: await this.#remote.write(change.owner, change.write, this.#newKey()) }
        change.finish(true)
      } catch (error) {
        refused = true
        change.finish(false)
        this.#report(error)
      }
      runInAction(() => this.changes.shift())
    }
    // An answer is shown only when no later tap waits: otherwise numbers would jump back.
    const shown = runInAction(() => (last ? this.agree(last.owner, last.cart) : this.show(this.content)))
    // Where it cannot be read again, what was refused is taken back all the same.
    if (refused || !shown)
      await this.load().catch(() => runInAction(() => this.hasPendingChanges || this.show(this.#confirmedCart)))
  }

  /** Shows what the server has made of taps: what was asked for before them is old. */
  private agree(owner: O, cart: Cart): boolean {
    this.revision += 1
    return this.answer(owner, cart)
  }

  /** Shows what the server says, or said at `asOf`, unless the guest has gone to another place meanwhile. */
  private answer(owner: O, cart: Cart, staleSince?: number): boolean {
    if (placeOf(owner) !== placeOf(this.owner)) return false
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
