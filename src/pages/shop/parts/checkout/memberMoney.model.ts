import { makeAutoObservable } from 'mobx'
import type { Checkout } from '@/contract/cart/checkout'

/** A price that is asked for without choosing it. */
export type PricedCoupons = Pick<Checkout, 'coupons' | 'problems'>

/** The fields of a checkout request (`memberMoneyFields`). */
export interface MemberMoneyFields {
  couponIds: string[] | undefined
  usePoints: boolean
  useBalance: boolean
  useGiftCards: boolean
}

/** What is priced again after a change (`Placing`). */
interface Priced {
  checkout: { load(): Promise<void> }
  preview(change: { couponIds: string[] }): Promise<PricedCoupons>
}

/** The coupons that an order uses, and whether it uses the member's points, gift cards and a part of the balance. */
export class MemberMoneyChoice {
  /** Undefined: the best combination. */
  couponIds: string[] | undefined
  usePoints = false
  useBalance = false
  useGiftCards = false
  readonly #placing: Priced

  constructor(placing: Priced, couponIds?: string[]) {
    this.#placing = placing
    this.couponIds = couponIds
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Prices the order with other coupons, without choosing them. */
  preview(couponIds: string[]): Promise<PricedCoupons> {
    return this.#placing.preview({ couponIds })
  }

  get fields(): MemberMoneyFields {
    const { couponIds, usePoints, useBalance, useGiftCards } = this
    return { couponIds, usePoints, useBalance, useGiftCards }
  }

  /** Uses exactly these coupons, or the best combination when undefined. */
  async chooseCoupons(couponIds: string[] | undefined): Promise<void> {
    this.couponIds = couponIds
    await this.#placing.checkout.load()
  }

  async togglePoints(): Promise<void> {
    this.usePoints = !this.usePoints
    await this.#placing.checkout.load()
  }

  async toggleGiftCards(): Promise<void> {
    this.useGiftCards = !this.useGiftCards
    await this.#placing.checkout.load()
  }

  async toggleBalance(): Promise<void> {
    this.useBalance = !this.useBalance
    await this.#placing.checkout.load()
  }
}
