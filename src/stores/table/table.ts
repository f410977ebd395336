import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ReplyError } from '@/api/errors'
import type { Cart, TableMember } from '@/contract/cart'
import type { TableAction, TableReply, TableView, WaiterCallType } from '@/contract/inStoreTable'
import { HOUR_MS } from '@/domain/time/duration'
import type { TableCode } from '@/domain/table/tableCode'
import { isNetworkError } from '@/stores/cache/offlineCache'
import type { Keep } from '@/stores/config/locale'
import type { TableRemote } from './cachedTable'

type Sitting = NonNullable<TableView['sitting']>

/** The cart that the phones at a table share. */
interface SharedCart {
  readonly revision: number
  applySnapshot(cart: Cart, revision: number, staleSince?: number): boolean
  forget(): void
}

/** A scanned table is remembered for so long after the last sign of life from it, milliseconds. */
const KEPT_MS = 6 * HOUR_MS

/** The table that the guest sits at, as its code was scanned: who sits there, what was ordered, what there is to pay. */
export class TableStore {
  /** What the scanned code says; undefined while no table is known. */
  ref: TableCode | undefined = undefined
  /** What the server said last; undefined while nothing is known. */
  view: TableView | undefined = undefined
  /** The server's clock at `view`. */
  serverTime = ''
  /** Why the last question was not answered. */
  error: unknown = undefined
  /** When `view` was true, ms since 1970, if the network has not brought an answer since. */
  staleSince: number | undefined = undefined
  #answeredAt = 0
  #version = ''
  #revision = 0
  #asking: Promise<void> | undefined = undefined
  readonly #remote: TableRemote
  readonly #keep: Keep
  readonly #cart: SharedCart
  readonly #newKey: () => string

  constructor(remote: TableRemote, keep: Keep, cart: SharedCart, newKey: () => string) {
    this.#remote = remote
    this.#keep = keep
    this.#cart = cart
    this.#newKey = newKey
    const kept = keep.read<TableCode & { at: number }>('table')
    if (kept && Date.now() - kept.at < KEPT_MS)
      this.ref = { storeId: kept.storeId, tableId: kept.tableId, code: kept.code }
    makeAutoObservable(this, { view: observableRef, error: observableRef }, { autoBind: true })
  }

  /** What happens at the table; undefined until the guest has joined. It stays when the table is closed. */
  get sitting(): Sitting | undefined {
    return this.view?.sitting ?? undefined
  }

  /** The guest sits here and the table is in use. */
  get seated(): boolean {
    return this.sitting?.closedAt === null
  }

  /** Everything is paid and the table was cleared: only looking back is left. */
  get closed(): boolean {
    return Boolean(this.sitting?.closedAt)
  }

  /** The scanned code opens no table, or does not any more. */
  get gone(): boolean {
    return this.error instanceof ReplyError && this.error.code === 400
  }

  get members(): TableMember[] {
    return this.sitting?.members ?? []
  }

  /** Whether the server offers something at the table now. */
  can(action: TableAction): boolean {
    return this.view?.actions.includes(action) ?? false
  }

  /** Goes to a table as its code says. Another one than before is not known yet. */
  enter(ref: TableCode): void {
    const { storeId, tableId, code } = this.ref ?? {}
    if (storeId === ref.storeId && tableId === ref.tableId && code === ref.code) return
    this.ref = ref
    this.forget()
  }

  /** The guest is somebody else now, or somewhere else: nobody knows yet what they may see. */
  forget(): void {
    this.#revision += 1
    this.#asking = undefined
    this.#version = ''
    this.view = undefined
    this.error = undefined
    this.staleSince = undefined
    this.#cart.forget()
  }

  /** Polls for changes since the last reply, one request at a time. Never rejects: sets `error` instead. */
  poll(): Promise<void> {
    if (this.#asking) return this.#asking
    const asking = this.ask().finally(() => {
      if (this.#asking === asking) this.#asking = undefined
    })
    this.#asking = asking
    return asking
  }

  /** Asks anew: the answer to an earlier question would be old. */
  load(): Promise<void> {
    this.#revision += 1
    this.#asking = undefined
    return this.poll()
  }

  /** Starts the table with so many people, joins the one that is started, or changes the number. Throws when the server refuses. */
  async start(peopleNum?: number): Promise<void> {
    const { ref } = this
    if (!ref) return
    const revision = (this.#revision += 1)
    const cartRevision = this.#cart.revision
    const reply = await this.#remote.start({ ...ref, peopleNum }, { key: this.#newKey() })
    runInAction(() => revision === this.#revision && this.applyReply(reply, cartRevision))
  }

  /** Calls somebody to the table, or asks for the bill. Throws when it is too early to call again. */
  async call(type: WaiterCallType, note = ''): Promise<void> {
    const { ref } = this
    if (!ref) return
    await this.#remote.callWaiter({ ...ref, type, note }, { key: this.#newKey() })
    await this.load()
  }

  private async ask(): Promise<void> {
    const { ref } = this
    const revision = this.#revision
    if (!ref) return
    const cartRevision = this.#cart.revision
    let staleSince: number | undefined
    const onStale = this.view ? undefined : (at: number) => (staleSince = at)
    try {
      const reply = await this.#remote.table({ ...ref, version: this.#version }, onStale)
      runInAction(() => revision === this.#revision && this.applyReply(reply, cartRevision, staleSince))
    } catch (error) {
      runInAction(() => revision === this.#revision && this.fail(error))
    }
  }

  private applyReply(
    { changed, view, version, serverTime }: TableReply,
    cartRevision: number,
    staleSince?: number,
  ): void {
    this.error = undefined
    this.staleSince = staleSince
    this.#answeredAt = staleSince ?? Date.now()
    if (!changed || !view) return
    this.view = view
    this.serverTime = serverTime
    if (staleSince === undefined) this.remember()
    const cart = view.sitting?.cart
    if (!cart) this.#cart.forget()
    const taken = !cart || this.#cart.applySnapshot(cart, cartRevision, staleSince)
    // A cart from before the guest's last tap is left out, and a copy is but a copy; without a version the next answer brings it again.
    this.#version = taken && staleSince === undefined ? version : ''
  }

  private fail(error: unknown): void {
    this.error = error
    if (this.view && isNetworkError(error)) this.staleSince = this.#answeredAt
    if (this.gone) this.remember()
  }

  /** Only a table that can still be ordered at is worth coming back to. */
  private remember(): void {
    this.#keep.write('table', this.gone || this.closed ? undefined : { ...this.ref, at: Date.now() })
  }
}
