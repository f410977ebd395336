import { makeAutoObservable } from 'mobx'
import type { Checkout } from '@/contract/checkout'

/** A price that is asked for without choosing it. */
export type PricedCoupons = Pick<Checkout, 'coupons' | 'problems'>

/** The fields of a checkout request (`memberMoneyFields`). */
export interface MemberMoneyFields {
  couponIds: string[] | undefined
  usePoints: boolean
  useBalance: boolean
  useGiftCards: boolean
}

/** The coupons that an order uses, and whether it uses the member's points, gift cards and a part of the balance. */
export class MemberMoneyChoice {
  /** Undefined: the best combination. */
  couponIds: string[] | undefined
  usePoints = false
  useBalance = false
  useGiftCards = false
  /** Prices the order with other coupons, without choosing them. */
  readonly preview: (couponIds: string[]) => Promise<PricedCoupons>
  readonly #price: () => Promise<void>

  /** `price`: prices the order again after a change. */
  constructor(
    price: () => Promise<void>,
    preview: (couponIds: string[]) => Promise<PricedCoupons>,
    couponIds?: string[],
  ) {
    this.#price = price
    this.preview = preview
    this.couponIds = couponIds
    makeAutoObservable(this, { preview: false }, { autoBind: true })
  }

  get fields(): MemberMoneyFields {
    const { couponIds, usePoints, useBalance, useGiftCards } = this
    return { couponIds, usePoints, useBalance, useGiftCards }
  }

  /** Uses exactly these coupons, or the best combination when undefined. */
  async chooseCoupons(couponIds: string[] | undefined): Promise<void> {
    this.couponIds = couponIds
    await this.#price()
  }

  async togglePoints(): Promise<void> {
    this.usePoints = !this.usePoints
    await this.#price()
  }

  async toggleGiftCards(): Promise<void> {
    this.useGiftCards = !this.useGiftCards
    await this.#price()
  }

  async toggleBalance(): Promise<void> {
    this.useBalance = !this.useBalance
    await this.#price()
  }
}
