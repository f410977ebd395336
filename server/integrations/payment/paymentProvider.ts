import type { PayType } from '../../../src/contract/cart'
import type { PaymentData } from '../../db/columnTypes'
import type { PromptPayAccount } from './promptPayQr'

/** A payment as a provider is asked to start it. */
export interface PaymentRequest {
  /** Ours, and the same whenever this payment is spoken of. Capital letters and digits. */
  ref: string
  payType: PayType
  /** Satang. */
  amount: number
  orderNo: string
  merchant: string
  /** Who receives money that comes by PromptPay. */
  account: PromptPayAccount
  expireAt: Date
  now: Date
}

/** What a provider says has come of a payment. */
export interface PaymentReport {
  ref: string
  outcome: 'paid' | 'failed'
  /** Satang that have arrived; 0 when it failed. */
  amount: number
  at: Date
}

/** A report that a provider sent on its own account. The same event has the same id whenever it is sent. */
export interface ProviderEvent extends PaymentReport {
  id: string
}

/** An answer as it came over the wire, before anything is believed. */
export interface SignedMessage {
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/**
 * Somebody who moves money for us. Calls may be repeated with the same `ref` and then mean the same payment; none of them
 * may be made inside a database transaction.
 */
export interface PaymentProvider {
  readonly name: string
  readonly payTypes: readonly PayType[]
  /** Opens a payment and says what the guest's host needs to pay it. */
  start(request: PaymentRequest): Promise<PaymentData>
  /** What has come of a payment; null while it is open. */
  query(ref: string): Promise<PaymentReport | null>
  /** Reads what the provider sent; null unless it is proven to come from the provider, and recent. */
  read(message: SignedMessage, now: Date): ProviderEvent | null
}

/** The providers of this server, and which of them serves a way of paying. */
export class Providers {
  constructor(private readonly all: readonly PaymentProvider[]) {}

  named(name: string): PaymentProvider | undefined {
    return this.all.find((provider) => provider.name === name)
  }

  for(payType: PayType): PaymentProvider | undefined {
    return this.all.find((provider) => provider.payTypes.includes(payType))
  }
}
