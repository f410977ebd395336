import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { reserveContract, ReserveSlots } from '@/contract/inStore/reserve'
import { Resource } from '@/stores/cache/resource'

export type ReserveRemote = Client<typeof reserveContract>

/** Request for a table; `exceptId`: the booking that would be moved. */
export interface Group {
  storeId: string
  areaId: string
  people: number
  tables: number
  exceptId?: string
}

/** The choice of a day and a time. Times count only for the group, area and day that they were asked for. */
export class SlotPicker {
  /** `YYYY-MM-DD`; empty until the first day is known that can be booked. */
  date = ''
  /** `HH:mm`. */
  time = ''
  readonly slots: Resource<{ request: string; reply: ReserveSlots }>
  readonly #remote: ReserveRemote
  readonly #groupOf: () => Group
  readonly #onChosen: () => unknown

  /** `onChosen` is called when a time is chosen, and when it still can be booked after the times were asked again. */
  constructor(remote: ReserveRemote, groupOf: () => Group, onChosen: () => unknown = () => undefined) {
    this.#remote = remote
    this.#groupOf = groupOf
    this.#onChosen = onChosen
    this.slots = new Resource(() => this.ask())
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The days that can be booked, also while the times are asked again. */
  get days(): ReserveSlots['dates'] {
    return this.slots.value?.reply.dates ?? []
  }

  /** The times of the day; undefined while they are not known. */
  get times(): ReserveSlots['slots'] | undefined {
    const { value } = this.slots
    return value?.request === asking(this.#groupOf(), this.date) ? value.reply.slots : undefined
  }

  /** The chosen time, while it can be booked. */
  get slot(): ReserveSlots['slots'][number] | undefined {
    return this.times?.find(({ time, left }) => time === this.time && left > 0)
  }

  chooseDay(date: string): void {
    this.date = date
    void this.load()
  }

  chooseTime(time: string): void {
    this.time = time
    this.#onChosen()
  }

  /** Asks for the times. */
  async load(): Promise<void> {
    await this.slots.load()
    if (this.slot) this.#onChosen()
  }

  private async ask(): Promise<{ request: string; reply: ReserveSlots }> {
    const { date } = this
    const group = this.#groupOf()
    const reply = await this.#remote.slots({ ...group, ...(date && { date }) })
    runInAction(() => (this.date ||= reply.date))
    return { request: asking(group, reply.date), reply }
  }
}

const asking = ({ storeId, areaId, people, tables }: Group, date: string) =>
  [storeId, areaId, people, tables, date].join(' ')
