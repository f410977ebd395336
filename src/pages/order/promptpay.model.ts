import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { Reply } from '@/contract/endpoint'
import type { payContract, PayStart } from '@/contract/payment/pay'
import { payOutcomeOf, type PayOutcome } from '@/domain/money/payOutcome'
import { Resource } from '@/stores/cache/resource'

/** An unpaid PromptPay code. */
export type PromptPayStart = Extract<PayStart, { payType: 'promptpay' }>

/** The latest transfer slip that the guest has sent. */
export type SentSlip = Reply<(typeof payContract)['query']>['slip']

/** State of a payment code: remaining time, and the payment once its page has asked for it. */
export class PromptPayModel {
  readonly code: Resource<PromptPayStart>
  outcome: PayOutcome = 'waiting'
  /** Why the money that arrived has not paid, or why nothing can be paid any more; empty otherwise. */
  trouble = ''
  slip: SentSlip = null
  /** Milliseconds until the code expires, by the server's clock. */
  left = 0
  /** Whether the page is on the screen. */
  shown = false
  #renew = false
  #serverAhead = 0
  #ticking: ReturnType<typeof setInterval> | undefined = undefined
  readonly #remote: Client<typeof payContract>
  readonly #orderId: string
  readonly #newKey: () => string

  constructor(remote: Client<typeof payContract>, orderId: string, newKey: () => string) {
    this.#remote = remote
    this.#orderId = orderId
    this.#newKey = newKey
    this.code = new Resource(() => this.start())
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get expired() {
    return this.code.value !== undefined && this.left <= 0
  }

  /** Whether the payment may arrive: while the code is valid, or staff check a slip. */
  get open() {
    return this.shown && (this.left > 0 || this.slip?.state === 'waiting')
  }

  /** Called when the page shows: starts the countdown, and asks at once because the guest may return from the bank app. */
  async show(): Promise<void> {
    this.hide()
    this.shown = true
    this.#ticking = setInterval(this.tick, 500)
    if (!this.code.value) await this.code.load()
    await this.ask().catch(() => undefined)
  }

  /** Called when the page is hidden: stops the countdown. */
  hide(): void {
    this.shown = false
    clearInterval(this.#ticking)
    this.#ticking = undefined
  }

  /** Requests a new code after the old one has expired. */
  async again(): Promise<void> {
    this.#renew = true
    await this.code.load()
    this.#renew = false
    if (this.code.error) throw this.code.error
  }

  /** Queries the payment status. */
  async ask(): Promise<PayOutcome> {
    const { state, msg, goesBack, slip } = await this.#remote.query({ orderId: this.#orderId })
    runInAction(() => {
      this.outcome = payOutcomeOf(state)
      this.slip = slip
      this.trouble = this.outcome === 'cancelled' || goesBack > 0 ? msg : ''
      if (this.outcome === 'paid') this.hide()
    })
    return this.outcome
  }

  /** Sends an uploaded picture of the transfer slip to staff. */
  async sendSlip(picture: string): Promise<void> {
    const slip = await this.#remote.slip({ orderId: this.#orderId, picture }, { key: this.#newKey() })
    runInAction(() => (this.slip = slip))
  }

  private async start(): Promise<PromptPayStart> {
    const input = { orderId: this.#orderId, payType: 'promptpay', renew: this.#renew ? '1' : '0' } as const
    const start = await this.#remote.pay(input, { key: this.#newKey() })
    if (start.payType !== 'promptpay') throw new Error('The server did not answer with a PromptPay code')
    this.#serverAhead = Date.parse(start.serverTime) - Date.now()
    runInAction(() => {
      this.left = Date.parse(start.expireAt) - Date.parse(start.serverTime)
      this.outcome = 'waiting'
    })
    return start
  }

  private tick(): void {
    const { value } = this.code
    if (!value) return
    const before = this.left
    this.left = Math.max(0, Date.parse(value.expireAt) - (Date.now() + this.#serverAhead))
    // A final query at expiry: the payment may have arrived in the last second.
    if (before > 0 && this.left === 0) void this.ask().catch(() => undefined)
  }
}
