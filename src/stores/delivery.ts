import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { Address, addressContract } from '@/contract/address'
import type { configContract } from '@/contract/config'
import type { Reply } from '@/contract/endpoint'
import type { Region } from '@/contract/store'
import { Resource } from './cache/resource'

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

/** The messages of the app that a guest can subscribe to. */
export type Messages = Reply<(typeof configContract)['messages']>['list']

/** Where the guest is, and where a delivery goes: the address that was chosen for the next order. */
export class DeliveryStore {
  maddress: Address | undefined = undefined
  /** The city or district whose stores the guest wants to see; absent, all of them. */
  city: Region | undefined = undefined
  /** Degrees; a likely place unless `exact`. */
  latitude: number
  longitude: number
  /** The device told the place. */
  exact: boolean
  /** The remark for the next order; typed text outlives the page. */
  remark = ''
  /** The messages that a guest can subscribe to, by occasion. */
  readonly messages: Resource<Messages>
  readonly #remote: Pick<Client<typeof addressContract>, 'list'>
  readonly #device: Device

  constructor(
    remote: Pick<Client<typeof addressContract>, 'list'>,
    config: Pick<Client<typeof configContract>, 'messages'>,
    device: Device,
  ) {
    this.#remote = remote
    this.#device = device
    const { latitude, longitude } = device.likelyPlace()
    this.latitude = latitude
    this.longitude = longitude
    this.exact = device.knownPlace() !== undefined
    this.messages = new Resource(async () => (await config.messages({})).list)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Asks the device where the guest is. Resolves to whether it said. */
  async locate(): Promise<boolean> {
    const { latitude, longitude, exact } = await this.#device.locate()
    runInAction(() => Object.assign(this, { latitude, longitude, exact }))
    return exact
  }

  choose(address: Address | undefined): void {
    this.maddress = address
  }

  chooseCity(city: Region | undefined): void {
    this.city = city
  }

  /** Takes the default address when none is chosen yet. */
  async start(): Promise<void> {
    if (this.maddress) return
    const { list } = await this.#remote.list({})
    runInAction(() => (this.maddress ??= list[0]))
  }

  /** The addresses are those of somebody else now, or of the same guest as a user: the chosen one stays if it is among them. */
  async renew(any: boolean): Promise<void> {
    const chosen = this.maddress
    if (!chosen) return
    const list = any ? (await this.#remote.list({})).list : []
    runInAction(() => (this.maddress = list.find(({ id }) => id === chosen.id) ?? list[0]))
  }

  setRemark(remark: string): void {
    this.remark = remark
  }
}
