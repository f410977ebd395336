import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import { ReplyError } from '@/api/errors'
import { RequestKey } from '@/domain/text/requestKey'
import type { couponContract, Redeemed } from '@/contract/coupon'

/** The field of a code or word: a refusal stands below it, and the typed text stays. */
export class RedeemModel {
  text: string
  /** The refusal of the text as it is. */
  error: string | undefined = undefined
  /** What the last code gave, with the code. */
  received: (Redeemed & { code: string }) | undefined = undefined
  readonly #remote: Pick<Client<typeof couponContract>, 'word'>
  readonly #key: RequestKey

  constructor(remote: Pick<Client<typeof couponContract>, 'word'>, text: string, newKey?: () => string) {
    this.#remote = remote
    this.text = text
    this.#key = new RequestKey(newKey)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** How many things came: coupons, and the balance as one. */
  get count(): number {
    return (this.received?.coupons.length ?? 0) + (this.received?.amount ? 1 : 0)
  }

  type(text: string): void {
    this.text = text
    this.error = undefined
  }

  refuse(error: string): void {
    this.error = error
  }

  /** Redeems the text. Returns whether it was sent: an empty one is not. Other errors than refusals are thrown. */
  async redeem(): Promise<boolean> {
    const word = this.text.trim()
    if (!word) return false
    try {
      const received = await this.#remote.word({ word }, { key: this.#key.of(word) })
      runInAction(() => {
        this.#key.forget()
        this.received = { ...received, code: word }
      })
    } catch (error) {
      if (!(error instanceof ReplyError) || error.code !== 400) throw error
      runInAction(() => {
        this.#key.forget()
        this.error = error.msg
      })
    }
    return true
  }

  /** Makes room for another code. */
  again(): void {
    this.text = ''
    this.received = undefined
  }
}
