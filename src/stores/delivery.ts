import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { Address, addressContract } from '@/contract/address'

/** Where a delivery goes: the address that was chosen for the next order. */
export class DeliveryStore {
  maddress: Address | undefined = undefined
  /** The remark for the next order; typed text outlives the page. */
  remark = ''

  constructor(private readonly remote: Pick<Client<typeof addressContract>, 'list'>) {
    makeAutoObservable<this, 'remote'>(this, { remote: false }, { autoBind: true })
  }

  choose(address: Address | undefined): void {
    this.maddress = address
  }

  /** Takes the default address when none is chosen yet. */
  async start(): Promise<void> {
    if (this.maddress) return
    const { list } = await this.remote.list({})
    runInAction(() => (this.maddress ??= list[0]))
  }

  setRemark(remark: string): void {
    this.remark = remark
  }
}
