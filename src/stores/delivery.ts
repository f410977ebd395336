import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { Address, addressContract } from '@/contract/account/address'
import type { configContract } from '@/contract/config/config'
import type { Reply } from '@/contract/endpoint'
import type { Region } from '@/contract/store/store'
import { Resource } from './cache/resource'

interface Position {
  latitude: number
  longitude: number
}

/** Location service of the device. */
interface Device {
  /** The last known position. */
  cachedPosition(): Position | undefined
  /** The fallback position while none is known. */
  estimatedPosition(): Position
  /** Requests the position; `exact` is false when it failed and the fallback is returned. */
  locate(): Promise<Position & { exact: boolean }>
}

/** Message templates that a guest can subscribe to. */
export type Messages = Reply<(typeof configContract)['messages']>['list']

/** The guest's position, and the delivery address chosen for the next order. */
export class DeliveryStore {
  maddress: Address | undefined = undefined
  /** The city or district that filters the stores; undefined for all. */
  city: Region | undefined = undefined
  /** Degrees; a fallback unless `exact`. */
  latitude: number
  longitude: number
  /** Whether the device reported the position. */
  exact: boolean
  /** The remark for the next order, preserved when the page is left. */
  remark = ''
  /** Message templates that a guest can subscribe to, by event. */
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
    const { latitude, longitude } = device.estimatedPosition()
    this.latitude = latitude
    this.longitude = longitude
    this.exact = device.cachedPosition() !== undefined
    this.messages = new Resource(async () => (await config.messages({})).list)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Where the guest is, for requests; empty while only a likely place is known, which distances must not count from. */
  get place(): { lat?: number; lng?: number } {
    return this.exact ? { lat: this.latitude, lng: this.longitude } : {}
  }

  /** Requests the position of the device. Resolves to whether it was reported. */
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

  /** Selects the default address when none is chosen yet. */
  async start(): Promise<void> {
    if (this.maddress) return
    const { list } = await this.#remote.list({})
    runInAction(() => (this.maddress ??= list[0]))
  }

  /** Reloads the addresses after a change of user; the chosen one stays if it is still among them. */
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
