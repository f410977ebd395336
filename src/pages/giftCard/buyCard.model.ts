import { makeAutoObservable } from 'mobx'
import type { GiftCardDesignOnSale, GiftCardShop } from '@/contract/wallet/giftCard'
import type { PayType } from '@/contract/payment/payType'
import { offersFor, payTypeOf } from '@/domain/money/payChoice'
import { amountTyped, satangOf } from '@/domain/money/typedAmount'

/** What a guest chooses to buy a gift card: design, amount, message and payment. Amounts in satang. */
export class BuyCardModel {
  at = 0
  /** One of the design's amounts; undefined before the choice, null for an amount of the guest's own. */
  chosen: number | null | undefined = undefined
  ownText = ''
  forFriend = true
  message = ''
  wantedPayType: PayType | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  show(at: number): void {
    this.at = at
  }

  choose(amount: number | null): void {
    this.chosen = amount
  }

  typeAmount(text: string): void {
    this.ownText = amountTyped(text).replace(/\..*/, '')
  }

  choosePerson(person: 'friend' | 'me'): void {
    this.forFriend = person === 'friend'
  }

  setMessage(message: string): void {
    this.message = message
  }

  choosePayType(type: PayType): void {
    this.wantedPayType = type
  }

  /** The design that is shown; the first when the merchant has taken others off. */
  designOf({ list }: GiftCardShop): GiftCardDesignOnSale | undefined {
    return list[this.at] ?? list[0]
  }

  /** The amount to buy; 0 while it is none that is sold. */
  amountOf({ faceValues, free }: GiftCardDesignOnSale): number {
    if (this.chosen === null) {
      const own = satangOf(this.ownText)
      return free && own >= free.min && own <= free.max ? own : 0
    }
    const usual = faceValues[Math.floor(faceValues.length / 2)] ?? 0
    return faceValues.includes(this.chosen ?? -1) ? (this.chosen ?? usual) : usual
  }

  /** Whether an amount of the guest's own is outside the limits. */
  isOwnWrong(design: GiftCardDesignOnSale): boolean {
    return this.chosen === null && this.ownText !== '' && this.amountOf(design) === 0
  }

  /** The payment methods that reach for the amount. */
  offers({ payTypes }: GiftCardShop, amount: number): GiftCardShop['payTypes'] {
    return offersFor(payTypes, amount)
  }

  payType(shop: GiftCardShop, amount: number): PayType | undefined {
    return payTypeOf(this.offers(shop, amount), this.wantedPayType)
  }
}
