import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ReplyError } from '@/api/errors'
import type { Cart } from '@/contract/cart/cart'
import type { TableParticipant } from '@/contract/cart/cartLine'
import type { TableAction, TableReply, TableView, WaiterCallType } from '@/contract/inStore/inStoreTable'
import { HOUR_MS } from '@/domain/time/duration'
import type { TableCode } from '@/domain/table/tableCode'
import { isNetworkError } from '@/stores/cache/offlineCache'
import type { KeyValueStorage } from '@/stores/config/locale'
import type { TableRemote } from './cachedTable'

type TableSession = NonNullable<TableView['sitting']>

/** The shared cart of a table. */
interface SharedCart {
  readonly revision: number
  applySnapshot(cart: Cart, revision: number, staleSince?: number): boolean
  forget(): void
}

/** Retention period of a scanned table after its last reply, milliseconds. */
const REMEMBERED_MS = 6 * HOUR_MS

/** The scanned table: participants, orders and bill. */
export class TableStore {
  /** The content of the scanned code; undefined without a table. */
  ref: TableCode | undefined = undefined
  /** The last reply of the server. */
  view: TableView | undefined = undefined
  /** The server's time of `view`. */
  serverTime = ''
  /** The error of the last request. */
  error: unknown = undefined
  /** Time of the cached `view`, ms since 1970; undefined for a fresh one. */
  staleSince: number | undefined = undefined
  #answeredAt = 0
  #version = ''
  #revision = 0
  #asking: Promise<void> | undefined = undefined
  readonly #remote: TableRemote
  readonly #storage: KeyValueStorage
  readonly #cart: SharedCart
  readonly #newKey: () => string

  constructor(remote: TableRemote, storage: KeyValueStorage, cart: SharedCart, newKey: () => string) {
    this.#remote = remote
    this.#storage = storage
    this.#cart = cart
    this.#newKey = newKey
    const stored = storage.read<TableCode & { at: number }>('table')
    if (stored && Date.now() - stored.at < REMEMBERED_MS)
      this.ref = { storeId: stored.storeId, tableId: stored.tableId, code: stored.code }
    makeAutoObservable(this, { view: observableRef, error: observableRef }, { autoBind: true })
  }

  /** The state of the table; undefined until the guest has joined. It remains after the table is closed. */
  get session(): TableSession | undefined {
    return this.view?.sitting ?? undefined
  }

  /** Whether the guest is a participant of an open table. */
  get seated(): boolean {
    return this.session?.closedAt === null
  }

  /** Whether the table was paid and closed: it is read-only. */
  get closed(): boolean {
    return Boolean(this.session?.closedAt)
  }

  /** Whether the scanned code is invalid or has expired. */
  get expired(): boolean {
    return this.error instanceof ReplyError && this.error.code === 400
  }

  get participants(): TableParticipant[] {
    return this.session?.members ?? []
  }

  /** Whether the server offers an action at the table now. */
  can(action: TableAction): boolean {
    return this.view?.actions.includes(action) ?? false
  }

  /** Switches to the table of a code; the state of another table is cleared. */
  enter(ref: TableCode): void {
    const { storeId, tableId, code } = this.ref ?? {}
    if (storeId === ref.storeId && tableId === ref.tableId && code === ref.code) return
    this.ref = ref
    this.forget()
  }

  /** Clears the state after a change of user or table. */
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

  /** Requests again; the reply to an earlier request is ignored as stale. */
  load(): Promise<void> {
    this.#revision += 1
    this.#asking = undefined
    return this.poll()
  }

  /** Starts a table session with a number of people, joins the current one, or changes the number. Throws when the server refuses. */
  async start(peopleNum?: number): Promise<void> {
    const { ref } = this
    if (!ref) return
    const revision = (this.#revision += 1)
    const cartRevision = this.#cart.revision
    const reply = await this.#remote.start({ ...ref, peopleNum }, { key: this.#newKey() })
    runInAction(() => revision === this.#revision && this.applyReply(reply, cartRevision))
  }

  /** Calls the staff, or requests the bill. Throws when it is too early to call again. */
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
    // A stale or cached cart is ignored; without a version the next reply contains it again.
    this.#version = taken && staleSince === undefined ? version : ''
  }

  private fail(error: unknown): void {
    this.error = error
    if (this.view && isNetworkError(error)) this.staleSince = this.#answeredAt
    if (this.expired) this.remember()
  }

  /** Only a table that accepts orders is remembered. */
  private remember(): void {
    this.#storage.write('table', this.expired || this.closed ? undefined : { ...this.ref, at: Date.now() })
  }
}
