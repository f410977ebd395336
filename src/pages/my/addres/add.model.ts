import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { Address, addressContract } from '@/contract/address'
import type { Region, storeContract } from '@/contract/store'
import {
  addressFailure,
  EMPTY_ADDRESS,
  type AddressDraft,
  type AddressField,
  type AddressTip,
} from '@/domain/addressForm'
import { Resource } from '@/stores/resource'

type AddressClient = Pick<Client<typeof addressContract>, 'detail' | 'add' | 'edit' | 'remove'>
type PlaceClient = Pick<Client<typeof storeContract>, 'regions' | 'address'>

/** A city and the districts in it. */
export interface City {
  city: Region
  districts: Region[]
}

/** An address while it is typed. What was typed survives every error. */
export class AddressModel {
  draft: AddressDraft = { ...EMPTY_ADDRESS }
  /** How its place became known; `kept` is that of an address which is changed. */
  source: 'location' | 'district' | 'kept' | undefined = undefined
  district: Region | undefined = undefined
  /** What keeps it from being saved, as long as the guest is being told. */
  failure: { field: AddressField; tip: AddressTip } | undefined = undefined
  /** The same once it was told, for the field itself. */
  wrong: { field: AddressField; tip: AddressTip } | undefined = undefined
  readonly opened: Resource<Address>
  readonly cities: Resource<City[]>
  private key: string

  constructor(
    private readonly remote: AddressClient,
    private readonly places: PlaceClient,
    private readonly newKey: () => string,
    readonly addressId: string | undefined,
  ) {
    this.key = newKey()
    this.opened = new Resource(() => this.open(addressId ?? ''))
    this.cities = new Resource(() => this.fetchCities())
    makeAutoObservable<this, 'remote' | 'places' | 'newKey' | 'key' | 'open' | 'fetchCities'>(
      this,
      {
        remote: false,
        places: false,
        newKey: false,
        key: false,
        open: false,
        fetchCities: false,
        opened: false,
        cities: false,
        addressId: false,
      },
      { autoBind: true },
    )
  }

  set<K extends keyof AddressDraft>(name: K, value: AddressDraft[K]): void {
    this.draft = { ...this.draft, [name]: value }
    if (this.wrong?.field === name) this.wrong = undefined
    // Another text is another attempt.
    this.key = this.newKey()
  }

  /** Takes the place of the device, and its words for it when none were typed. */
  async takeLocation(lat: number, lng: number): Promise<void> {
    this.takePlace(lat, lng)
    this.source = 'location'
    const { formatted_addresses: words } = await this.places.address({ lat, lng })
    if (this.draft.address.trim() === '') runInAction(() => this.set('address', words.recommend))
  }

  takeDistrict(district: Region): void {
    this.takePlace(district.lat, district.lng)
    this.source = 'district'
    this.district = district
  }

  /** The guest has read what is missing: the field it is about takes over. */
  acknowledge(): void {
    this.wrong = this.failure
    this.failure = undefined
  }

  /** Saves the address. Undefined when something is missing, and then nothing is sent. */
  async save(): Promise<Address | undefined> {
    this.wrong = undefined
    this.failure = addressFailure(this.draft)
    const { place, label, ...entry } = this.draft
    if (this.failure || !place || !label) return undefined
    const input = { ...entry, ...place, label }
    return this.addressId
      ? this.remote.edit({ addressId: this.addressId, ...input })
      : this.remote.add(input, { key: this.key })
  }

  async remove(): Promise<void> {
    if (this.addressId) await this.remote.remove({ addressId: this.addressId })
  }

  private takePlace(lat: number, lng: number): void {
    this.set('place', { lat, lng })
  }

  private async open(addressId: string): Promise<Address> {
    const address = await this.remote.detail({ addressId })
    const { lat, lng, contact, gender, phone, houseNo, label, isDefault } = address
    runInAction(() => {
      this.draft = { contact, gender, phone, address: address.address, houseNo, label, isDefault, place: { lat, lng } }
      this.source = 'kept'
    })
    return address
  }

  private async fetchCities(): Promise<City[]> {
    const { list } = await this.places.regions({})
    return Promise.all(
      list.map(async (city) => ({ city, districts: (await this.places.regions({ parentId: city.id })).list })),
    )
  }
}
