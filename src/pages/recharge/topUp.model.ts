import { makeAutoObservable } from 'mobx'
import type { PayType } from '@/contract/payment/payType'
import type { TopUpAmount, TopUpOffer } from '@/contract/wallet/storeValue'
import { payTypeOf } from '@/domain/money/payChoice'
import { amountTyped, satangOf } from '@/domain/money/typedAmount'

/** What a top-up comes to. Satang. */
export interface TopUpChoice {
  /** The amount of the list; undefined for an amount of the guest's own. */
  chosen: TopUpAmount | undefined
  /** 0 while it is none that is taken. */
  amount: number
  bonus: number
}

/** What a guest chooses for a top-up: amount, store, payment, consent. */
export class TopUpModel {
  /** One of the amounts of the list; undefined before the choice, null for an amount of the guest's own. */
  wanted: number | null | undefined = undefined
  ownText = ''
  wantedStore = ''
  wantedPayType: PayType | undefined = undefined
  agreed = false
  /** A top-up was tried that lacks something. */
  tried = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  choose(amount: number | null): void {
    this.wanted = amount
  }

  typeAmount(text: string): void {
    this.ownText = amountTyped(text).replace(/\..*/, '')
  }

  chooseStore(storeId: string): void {
    this.wantedStore = storeId
  }

  choosePayType(type: PayType): void {
    this.wantedPayType = type
  }

  toggleAgreed(): void {
    this.agreed = !this.agreed
  }

  refuse(): void {
    this.tried = true
  }

  /** What is chosen; at first the amount that the merchant recommends, if the guest may take it. */
  choiceOf({ list, free }: TopUpOffer): TopUpChoice {
    const open = list.filter(({ left }) => left !== 0)
    const usual = open.find(({ recommended }) => recommended) ?? open[0]
    if (this.wanted === null || !usual) {
      const own = satangOf(this.ownText)
      const fits = free !== null && own >= free.min && own <= free.max
      return { chosen: undefined, amount: fits ? own : 0, bonus: 0 }
    }
    const chosen = open.find(({ amount }) => amount === this.wanted) ?? usual
    return { chosen, amount: chosen.amount, bonus: chosen.bonus }
  }

  /** Whether the guest enters an amount. */
  isOwn(offer: TopUpOffer): boolean {
    return offer.free !== null && this.choiceOf(offer).chosen === undefined
  }

  /** Whether what the guest has entered is outside the limits, or missing after a try. */
  isOwnWrong(offer: TopUpOffer): boolean {
    return this.isOwn(offer) && (this.tried || this.ownText !== '') && this.choiceOf(offer).amount === 0
  }

  /** The store that receives the money; empty while the guest has to choose it. */
  storeOf({ stores }: TopUpOffer, current: string): string {
    return stores.length === 0 ? current : this.wantedStore
  }

  payType({ payTypes }: TopUpOffer): PayType | undefined {
    return payTypeOf(payTypes, this.wantedPayType)
  }
}
