import { makeAutoObservable, runInAction } from 'mobx'
import type { Cart } from '@/contract/cart/cart'
import { CartChange, type Write } from './cartChange'

/** What a run of the queue ended with. */
export interface QueueResult<O> {
  /** The last reply of the server; undefined when every change was refused or cancelled itself out. */
  last: { owner: O; cart: Cart } | undefined
  /** Whether the server refused a change. */
  refused: boolean
}

/** Dependencies of a queue. */
interface QueueHooks<O> {
  send(owner: O, write: Write): Promise<Cart>
  /** Reconciles the screen with the server when the queue is empty. */
  reconcile(result: QueueResult<O>): Promise<void>
  /** Shows the error of a refused change. */
  report(error: unknown): void
}

/**
 * The optimistic queue of a cart: the screen shows changes at once, and the server receives them one at a time, in their order. Quick changes
 * of the same line or choice are merged while they wait.
 */
export class CartQueue<O> {
  private changes: CartChange<O>[] = []
  #running: Promise<void> | undefined = undefined
  readonly #hooks: QueueHooks<O>

  constructor(hooks: QueueHooks<O>) {
    this.#hooks = hooks
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether the server has not yet answered every change. */
  get pending(): boolean {
    return this.changes.length > 0
  }

  /** Queues a change; resolves to whether the server accepted it. */
  add(write: Write, owner: O): Promise<boolean> {
    // The first change is already sent.
    const waiting = this.changes.length > 1 ? this.changes[this.changes.length - 1] : undefined
    if (waiting?.join(write)) return waiting.done
    const change = new CartChange(owner, write)
    this.changes.push(change)
    this.start()
    return change.done
  }

  /** Resolves when the server has answered every change. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running
  }

  private start(): void {
    this.#running ??= this.run().finally(() => {
      this.#running = undefined
      // A change may have been queued while the last run was reconciling.
      if (this.pending) this.start()
    })
  }

  private async run(): Promise<void> {
    const result: QueueResult<O> = { last: undefined, refused: false }
    for (let change = this.changes[0]; change; change = this.changes[0]) {
      try {
        if (!change.idle)
          result.last = { owner: change.owner, cart: await this.#hooks.send(change.owner, change.write) }
        change.finish(true)
      } catch (error) {
        result.refused = true
        change.finish(false)
        this.#hooks.report(error)
      }
      runInAction(() => this.changes.shift())
    }
    await this.#hooks.reconcile(result)
  }
}
