import { makeAutoObservable } from 'mobx'
import type { Celebration } from '@/contract/constants/reserve'
import type { Input } from '@/contract/endpoint'
import type { PayType } from '@/contract/payment/payType'
import type { ReserveAreaView, ReserveConfig, ReserveQuote, reserveContract } from '@/contract/inStore/reserve'
import { payTypeOf } from '@/domain/money/payChoice'
import { isPhone, phoneTyped } from '@/domain/text/validation'
import { Resource } from '@/stores/cache/resource'
import { type Group, type ReserveRemote, SlotPicker } from './parts/slotPicker.model'

type Table = Group & { date: string; time: string }

const USUAL_PEOPLE = 2

/** Validation errors of a booking. */
export type BookingGap = 'needArea' | 'needTime' | 'needName' | 'needPhone' | 'badPhone'

/** What a guest chooses for a booking. A change of guests or area asks for the times again. */
export class BookingModel {
  people: number
  /** The fewest tables. */
  tables: number
  areaId: string
  celebration: Celebration = 'none'
  notes = ''
  contact: string
  phone: string
  /** A booking was tried that lacks something. */
  tried = false
  wantedPayType: PayType | undefined = undefined
  readonly picker: SlotPicker
  readonly quote: Resource<{ request: string; reply: ReserveQuote }>
  config: ReserveConfig
  readonly #remote: ReserveRemote

  constructor(remote: ReserveRemote, config: ReserveConfig) {
    this.#remote = remote
    this.config = config
    this.people = Math.min(USUAL_PEOPLE, config.maxPeople)
    this.tables = config.minTables
    this.areaId = this.firstFitting?.id ?? ''
    this.contact = config.contact.name
    this.phone = config.contact.phone
    this.quote = new Resource(() => this.requestQuote())
    this.picker = new SlotPicker(
      remote,
      () => this.group,
      () => void this.quote.load(),
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get area(): ReserveAreaView | undefined {
    return this.config.areas.find(({ id }) => id === this.areaId)
  }

  refuse(): void {
    this.tried = true
  }

  /** Whether an area is for a group of this size. */
  fits({ minPeople, maxPeople }: ReserveAreaView): boolean {
    return minPeople <= this.people && this.people <= maxPeople
  }

  /** What the chosen table costs; undefined while it is not known. */
  get offer(): ReserveQuote | undefined {
    const { value } = this.quote
    return this.picker.slot && value?.request === JSON.stringify(this.table) ? value.reply : undefined
  }

  get payType(): PayType | undefined {
    return payTypeOf(this.offer?.payTypes, this.wantedPayType)
  }

  /** The gap to fill first; undefined when the booking can be sent. */
  get gap(): BookingGap | undefined {
    if (!this.area) return 'needArea'
    return this.picker.slot ? contactGap(this) : 'needTime'
  }

  choosePeople(people: number): void {
    this.people = people
    if (!this.area || !this.fits(this.area)) this.areaId = this.firstFitting?.id ?? ''
    this.limitTables()
    void this.load()
  }

  chooseTables(tables: number): void {
    this.tables = tables
    void this.load()
  }

  chooseArea(id: string): void {
    this.areaId = id
    this.limitTables()
    void this.load()
  }

  celebrate(occasion: Celebration): void {
    this.celebration = occasion
  }

  note(text: string): void {
    this.notes = text
  }

  setContact({ contact, phone }: { contact: string; phone: string }): void {
    this.contact = contact.trim()
    this.phone = phoneTyped(phone).trim()
  }

  choosePayType(type: PayType): void {
    this.wantedPayType = type
  }

  /** Takes the rules of the store as they are now, and asks for the times. What was chosen and typed stays. */
  renew(config: ReserveConfig): void {
    this.config = config
    this.contact ||= config.contact.name
    this.phone ||= config.contact.phone
    if (!this.area) this.areaId = this.firstFitting?.id ?? ''
    void this.load()
  }

  /** Asks for the times, and for the deposit of the chosen one. */
  async load(): Promise<void> {
    if (this.areaId) await this.picker.load()
  }

  /** What is sent. */
  get request(): Input<typeof reserveContract.order> {
    const { celebration, notes, contact, phone, payType, offer } = this
    const deposit = offer?.deposit ?? 0
    return { ...this.table, contact, phone, celebration, notes, deposit, ...(deposit > 0 && payType && { payType }) }
  }

  private get group(): Group {
    const { areaId, people, tables } = this
    return { storeId: this.config.storeInfo.id, areaId, people, tables }
  }

  private get table(): Table {
    const { date, time } = this.picker
    return { ...this.group, date, time }
  }

  private get firstFitting(): ReserveAreaView | undefined {
    return this.config.areas.find((area) => this.fits(area))
  }

  private limitTables(): void {
    if (this.area) this.tables = Math.min(this.tables, this.area.maxTables)
  }

  private async requestQuote(): Promise<{ request: string; reply: ReserveQuote }> {
    const { table } = this
    return { request: JSON.stringify(table), reply: await this.#remote.checkout(table) }
  }
}

/** Validation errors of a contact. */
export function contactGap({ contact, phone }: { contact: string; phone: string }): BookingGap | undefined {
  if (contact.trim() === '') return 'needName'
  if (phone.trim() === '') return 'needPhone'
  return isPhone(phone) ? undefined : 'badPhone'
}
