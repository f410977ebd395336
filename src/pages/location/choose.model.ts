import { makeAutoObservable } from 'mobx'
import type { Client } from '@/api/client'
import type { storeContract } from '@/contract/store/store'
import type { Coordinates } from '@/domain/address/distance'
import { spotsNear, type Spot } from '@/domain/address/nearby'
import { debounce } from '@/domain/time/debounce'
import type { PickedLocation } from '@/platform/location/mapTypes'
import { Resource } from '@/stores/cache/resource'

/** Maximum number of listed names. */
const MOST = 8

type Remote = Pick<Client<typeof storeContract>, 'regions' | 'list' | 'address'>

/** State of the location picker: the pin is the centre of the map. */
export class LocationPicker {
  typed = ''
  /** Whether the device denied the position. */
  refused = false
  /** Requested centre of the map; a new object each time, so that repeated requests move it. */
  goal: Coordinates
  readonly spots: Resource<Spot[]>
  readonly label: Resource<string>
  readonly #describeSoon = debounce(() => void this.label.load())
  readonly #remote: Remote

  constructor(
    remote: Remote,
    public centre: Coordinates,
  ) {
    this.#remote = remote
    this.goal = centre
    this.spots = new Resource(() => this.fetchSpots())
    this.label = new Resource(() => this.describe())
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Nearby locations, or search results. */
  get near() {
    return spotsNear(this.spots.value ?? [], this.centre, this.typed, MOST)
  }

  get picked(): PickedLocation {
    return { ...this.centre, label: this.label.value ?? '' }
  }

  type(text: string): void {
    this.typed = text
  }

  /** The guest moved the map. */
  moved(centre: Coordinates): void {
    this.centre = centre
    // The label of the previous location is discarded.
    this.label.set('')
    this.#describeSoon.call()
  }

  /** Moves the map to a location. */
  goTo({ lat, lng }: Coordinates): void {
    this.typed = ''
    this.goal = { lat, lng }
    this.moved(this.goal)
  }

  setRefused(refused: boolean): void {
    this.refused = refused
  }

  private async describe(): Promise<string> {
    return (await this.#remote.address(this.centre)).formatted_addresses.recommend
  }

  private async fetchSpots(): Promise<Spot[]> {
    const [{ list: regions }, { list: stores }] = await Promise.all([
      this.#remote.regions({ tree: true, all: true }),
      this.#remote.list({}),
    ])
    const nameOf = new Map(regions.map(({ id, name }) => [id, name]))
    return [
      ...stores.map(({ id, name, address, lat, lng }) => ({
        kind: 'store' as const,
        id,
        name,
        hint: address,
        lat,
        lng,
      })),
      ...regions.map(({ id, name, parentId, lat, lng }) => ({
        kind: 'region' as const,
        id,
        name,
        hint: nameOf.get(parentId ?? '') ?? '',
        lat,
        lng,
      })),
    ]
  }
}
