import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { makeAutoObservable } from 'mobx'
import type { Client } from '@/api/client'
import type { PayType } from '@/contract/payment/payType'
import type { inStoreContract } from '@/contract/inStore/inStore'
import type { ShareWay, TableBill, TableView } from '@/contract/inStore/inStoreTable'
import type { OrderDetail } from '@/contract/order/order'
import { offersFor, payTypeOf } from '@/domain/money/payChoice'
import { equalAmount } from '@/domain/table/tableBill'
import type { TableCode } from '@/domain/table/tableCode'
import { amountTyped, satangOf } from '@/domain/money/typedAmount'

type TableSession = NonNullable<TableView['sitting']>

/** Table state that the split reads. */
interface Table {
  ref: TableCode
  session: TableSession | undefined
  load(): Promise<void>
}

/** State of splitting a table's bill; amounts follow the orders and payments of others. */
export class SplitModel {
  way: ShareWay = 'rest'
  amountText = ''
  private chosenPaidFor: number[] | undefined = undefined
  private chosenParts: number | undefined = undefined
  private chosenTake = 1
  private chosenPayType: PayType | undefined = undefined
  readonly #remote: Pick<Client<typeof inStoreContract>, 'share'>
  readonly #table: Table
  readonly #key: IdempotencyKey

  constructor(remote: Pick<Client<typeof inStoreContract>, 'share'>, table: Table, newKey: () => string) {
    this.#remote = remote
    this.#table = table
    this.#key = new IdempotencyKey(newKey)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get bill(): TableBill | undefined {
    return this.#table.session?.bill ?? undefined
  }

  /** The participants whose dishes are paid: by default the guest. */
  get paidFor(): number[] {
    const mine = this.#table.session?.members.filter(({ me }) => me).map(({ no }) => no)
    return this.chosenPaidFor ?? mine ?? []
  }

  /** Equal parts the bill is split into: one per person unless changed. */
  get parts(): number {
    return Math.max(this.chosenParts ?? this.bill?.equal.parts ?? 1, this.partsTaken + 1)
  }

  /** Number of equal parts that the guest pays. */
  get take(): number {
    return Math.min(this.chosenTake, this.parts - this.partsTaken)
  }

  /** Shares that others pay. */
  get partsTaken(): number {
    const { parts, left } = this.bill?.equal ?? { parts: 0, left: 0 }
    return parts - left
  }

  /** Amount of the chosen share, satang. */
  get amount(): number {
    return this.amountOf(this.way)
  }

  /** The amount exceeds the remainder. */
  get tooMuch(): boolean {
    return this.way === 'amount' && this.amount > (this.bill?.left ?? 0)
  }

  /** The payment methods for the chosen amount. */
  get payTypes(): TableSession['payTypes'] {
    return offersFor(this.#table.session?.payTypes, this.amount)
  }

  get payType(): PayType | undefined {
    return payTypeOf(this.payTypes, this.chosenPayType)
  }

  /** Amount of a share, satang; 0 when it is empty. */
  amountOf(way: ShareWay): number {
    const { bill } = this
    if (!bill) return 0
    switch (way) {
      case 'rest':
        return bill.left
      case 'amount':
        return satangOf(this.amountText)
      case 'equal':
        return equalAmount({ left: bill.left, partsTaken: this.partsTaken }, this.parts, this.take)
      case 'own':
        return bill.own.reduce((sum, { no, amount }) => (this.paidFor.includes(no) ? sum + amount : sum), 0)
    }
  }

  choose(way: ShareWay): void {
    this.way = way
  }

  choosePayType(type: PayType): void {
    this.chosenPayType = type
  }

  /** Includes or excludes the dishes of a participant. */
  toggle(no: number): void {
    const { paidFor } = this
    this.chosenPaidFor = paidFor.includes(no) ? paidFor.filter((each) => each !== no) : [...paidFor, no]
  }

  setParts(parts: number): void {
    this.chosenParts = parts
  }

  setTake(take: number): void {
    this.chosenTake = take
  }

  type(text: string): void {
    this.amountText = amountTyped(text)
  }

  /** Reserves the share to pay it. When the bill has changed, updates it and rethrows the rejection. */
  async pay(): Promise<OrderDetail> {
    const { way, amount, paidFor, parts, take } = this
    const equal = way === 'equal' ? { parts, take } : {}
    const body = { ...this.#table.ref, way, amount, members: way === 'own' ? paidFor : [], ...equal }
    try {
      return await this.#remote.share(body, { key: this.#key.of(body) })
    } catch (error) {
      await this.#table.load()
      throw error
    }
  }

  /** Resets the choice after a share was reserved. */
  done(): void {
    this.#key.forget()
    this.way = 'rest'
    this.amountText = ''
  }
}
