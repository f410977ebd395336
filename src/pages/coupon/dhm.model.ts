import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import { CodeModel } from '@/components/redeem/code.model'
import type { couponContract, Redeemed } from '@/contract/coupon/coupon'
import type { giftCardContract } from '@/contract/wallet/giftCard'
import { isCardCode } from '@/domain/text/cardCode'

/** The calls of the page. */
interface RedeemRemote {
  word: Client<typeof couponContract>['word']
  redeem: Client<typeof giftCardContract>['redeem']
}

/** Redeems codes, words and the codes of gift cards from one field. */
export class RedeemModel {
  readonly code: CodeModel
  /** What the last code gave, with the code. */
  received: (Redeemed & { code: string }) | undefined = undefined
  readonly #remote: RedeemRemote

  constructor(remote: RedeemRemote, text: string, newKey?: () => string) {
    this.#remote = remote
    this.code = new CodeModel(text, newKey)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** How many things came: coupons, and the balance as one. */
  get count(): number {
    return (this.received?.coupons.length ?? 0) + (this.received?.amount ? 1 : 0)
  }

  /** Redeems the text. Returns the id of a gift card that is now the user's. Other errors than refusals are thrown. */
  async redeem(): Promise<string | undefined> {
    if (isCardCode(this.code.text)) {
      const card = await this.code.send((code, options) => this.#remote.redeem({ code }, options))
      return card?.id
    }
    const received = await this.code.send(async (word, options) => ({
      ...(await this.#remote.word({ word }, options)),
      code: word,
    }))
    if (received) runInAction(() => (this.received = received))
    return undefined
  }

  /** Makes room for another code. */
  again(): void {
    this.code.type('')
    this.received = undefined
  }
}
