import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { Address, addressContract } from '@/contract/address'

interface Where {
  latitude: number
  longitude: number
}

/** What the device says about where it is. */
interface Device {
  /** What it said lately. */
  knownPlace(): Where | undefined
  /** Where to reckon from when it has not said. */
  likelyPlace(): Where
  /** Asks it; `exact` is false when it did not say, and the place is a likely one. */
  locate(): Promise<Where & { exact: boolean }>
}

/** Where the guest is, and where a delivery goes: the address that was chosen for the next order. */
export class DeliveryStore {
  maddress: Address | undefined = undefined
  /** Degrees; a likely place unless `exact`. */
  latitude: number
  longitude: number
  /** The device told the place. */
  exact: boolean
  /** The remark for the next order; typed text outlives the page. */
  remark = ''

  constructor(
    private readonly remote: Pick<Client<typeof addressContract>, 'list'>,
    private readonly device: Device,
  ) {
    const { latitude, longitude } = device.likelyPlace()
    this.latitude = latitude
    this.longitude = longitude
    this.exact = device.knownPlace() !== undefined
    makeAutoObservable<this, 'remote' | 'device'>(this, { remote: false, device: false }, { autoBind: true })
  }

  /** Asks the device where the guest is. Resolves to whether it said. */
  async locate(): Promise<boolean> {
    const { latitude, longitude, exact } = await this.device.locate()
    runInAction(() => Object.assign(this, { latitude, longitude, exact }))
    return exact
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
