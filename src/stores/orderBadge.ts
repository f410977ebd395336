import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { orderContract } from '@/contract/order/order'

/** Number of active orders, for the badges of the tab bar and the member page. */
export class OrderBadgeStore {
  toPay = 0
  inProgress = 0
  readonly #remote: Pick<Client<typeof orderContract>, 'counts'>
  readonly #hasSession: () => boolean

  constructor(remote: Pick<Client<typeof orderContract>, 'counts'>, hasSession: () => boolean) {
    this.#remote = remote
    this.#hasSession = hasSession
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get total() {
    return this.toPay + this.inProgress
  }

  /** Reloads the numbers; without a session there is no request. A failure keeps the old numbers. */
  async refresh(): Promise<void> {
    const counts = this.#hasSession()
      ? await this.#remote.counts({}).catch(() => undefined)
      : { toPay: 0, inProgress: 0 }
    if (counts) runInAction(() => Object.assign(this, counts))
  }
}
