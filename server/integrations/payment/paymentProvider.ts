import type { PayType } from '../../../src/contract/payment/payType'
import type { PayOutcome } from '../../../src/domain/money/payOutcome'
import type { PaymentData } from '../../db/columnTypes'
import type { CardTaking } from './cardTaking'
import type { PromptPayAccount } from './promptPayQr'

/** Who pays, for wallets that are paid in their own app. */
export interface PayingGuest {
  /** The app of the guest: `h5`, `phoneBrowser`, `wechatBrowser`, `alipayBrowser`, `weapp` or `alipay`. */
  appType: string
  /** The network address of the guest. */
  ip?: string
  /** The id of the guest in one of the merchant's apps at WeChat or Alipay; undefined when the guest is not known there. */
  openid(appId: string): Promise<string | undefined>
  /** The e-mail address of a member's account; undefined for guests and where there is none. */
  email?(): Promise<string | undefined>
}

/** Apps by payment type, by their `appType`. */
export type AppsByType = Partial<Record<PayType, readonly string[]>>

/** A payment to start. */
export interface PaymentRequest {
  /** Our reference of the payment, unique. Capital letters and digits. */
  ref: string
  payType: PayType
  /** Satang. */
  amount: number
  orderNo: string
  merchant: string
  /** The recipient of PromptPay payments. */
  account: PromptPayAccount
  guest: PayingGuest
  /** The page of the storefront that a provider's own page returns to; absent in mini-programs. */
  returnUrl?: string | undefined
  expireAt: Date
  now: Date
}

/** Money that was transferred to a payment, as the provider reports it. */
export interface TransferReport {
  ref: string
  outcome: Extract<PayOutcome, 'paid'>
  /** The provider's id of the transfer: the same in every report about it, another one when the same code is paid again. */
  transactionId: string
  /** Received satang, or the smallest unit of `currency`. */
  amount: number
  /** ISO 4217 code, when the money is of another currency than was asked for. It pays nothing then. */
  currency?: string
  /** What the provider names the account that it came from by, the same in every payment from it; absent when it does not tell it. */
  payer?: string
  at: Date
}

/** A payment that failed, as the provider reports it. */
export interface FailureReport {
  ref: string
  outcome: Extract<PayOutcome, 'failed'>
  at: Date
}

export type PaymentReport = TransferReport | FailureReport

/** A transfer that the provider has received; `sentBack` when all or a part of it went back since. */
export type ReceivedTransfer = TransferReport & { sentBack?: boolean }

/** A report that a provider sent to the webhook. A repeated event has the same id. */
export type ProviderEvent = PaymentReport & { id: string }

/** Money to send back to the guest who has paid. */
export interface RefundOrder {
  /** Our id of the refund, the same in each attempt: up to 64 letters, digits, `-` and `_`. */
  refundId: string
  /** Our reference of the payment, and what `start` returned for it. */
  ref: string
  data: PaymentData | null
  /** Satang, or the smallest unit of `currency`; at most `total`, which is what the guest has paid. */
  amount: number
  total: number
  /** The first attempt, or the first one after staff have asked for it again: one that failed before is not in the way. */
  isFirst: boolean
  /** ISO 4217 code, when the guest has paid in another currency than was asked for. */
  currency?: string | undefined
}

/** Where a refund stands at the provider. A refused one cannot be sent this way. */
export type RefundProgress = { state: 'done' | 'pending' } | { state: 'refused'; reason: string }

/** One movement of money in a provider's own list. */
export interface StatementEntry {
  kind: 'payment' | 'refund'
  /** Our reference of the payment. */
  ref: string
  /** The provider's id of the transfer, as in its reports. */
  transactionId: string
  /** Our id of a refund; empty for one that was not made here. */
  refundId?: string
  /** Satang, or the smallest unit of `currency`: what was paid, or what goes back. */
  amount: number
  /** ISO 4217 code, when it is not the currency that was asked for. */
  currency?: string
  /** A payment is `sentBack` when it was received, and all or a part of it went back since. Lists that have refunds keep it `done`. */
  state: 'done' | 'pending' | 'failed' | 'sentBack'
  at: Date
}

/** A part of the time; the end is not included. */
export interface StatementPeriod {
  from: Date
  until: Date
}

/** A received webhook message before its signature is verified. */
export interface SignedMessage {
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/**
 * A payment provider. Calls are idempotent by `ref`. They must not be made inside a database transaction, which would hold
 * its locks while the provider responds.
 */
export interface PaymentProvider {
  readonly name: string
  readonly payTypes: readonly PayType[]
  /** Whether PromptPay payments go to the account of the store, so that a store without one cannot take them. */
  readonly paysStore?: boolean
  /** The apps whose guests can pay with it; absent for all. */
  readonly appTypes?: AppsByType
  /** Those of them that are led to a page of the provider, so that any browser can pay. */
  readonly redirectedApps?: AppsByType
  /** How cards are charged, where `payTypes` has them. */
  readonly cards?: CardTaking | undefined
  /** What the provider expects as the reply to a processed webhook message; by default `{ ok: true }`. */
  readonly acknowledgement?: string
  /** Opens a payment and returns what the guest's app needs to pay it. */
  start(request: PaymentRequest): Promise<PaymentData>
  /** Whether what `start` returned some milliseconds ago can be used in an app; absent where it can be in all, until its end. */
  isUsable?(data: PaymentData, appType: string, age: number): boolean
  /**
   * What is known of a payment: every transfer to it, the earliest first, or its failure. Empty while it is open. `data` is what `start`
   * returned; null when that is not known, so that it cannot have been paid.
   */
  query(ref: string, data: PaymentData | null): Promise<PaymentReport[]>
  /**
   * Every transfer to a payment, also what was sent back since, which pays nothing any more. Absent where `query` goes on answering it after a
   * refund, or where `statement` lists it.
   */
  transfers?(ref: string, data: PaymentData | null): Promise<ReceivedTransfer[]>
  /** Ends an open payment, so that it cannot be paid any more. Throws when it was paid. Absent where providers cannot do that. */
  close?(ref: string, data: PaymentData | null): Promise<void>
  /** Sends money back, once for its id, and returns where that stands. Throws when it is to be tried again. Absent where staff send it. */
  refund?(order: RefundOrder): Promise<RefundProgress>
  /**
   * What the provider lists of a period: payments that were paid, and refunds. Null while it has not made the list, which it does after the
   * end of its own day. Absent where there is none.
   */
  statement?(period: StatementPeriod): Promise<StatementEntry[] | null>
  /**
   * Verifies and parses a webhook message; null when its signature is invalid or too old, `ignored` when it is genuine and changes
   * nothing. Throws when that cannot be known now.
   */
  read(message: SignedMessage, now: Date): Promise<ProviderEvent | 'ignored' | null>
}

/** The provider that takes a payment type, by its name, where several do. */
export type ProviderChoice = Partial<Record<PayType, string>>

/** The payment providers of this server, by name and by payment type. The chosen one of a payment type takes it, or else the first one. */
export class PaymentProviders {
  constructor(
    private readonly all: readonly PaymentProvider[],
    private readonly choice: ProviderChoice = {},
  ) {}

  every(): readonly PaymentProvider[] {
    return this.all
  }

  byName(name: string): PaymentProvider | undefined {
    return this.all.find((provider) => provider.name === name)
  }

  /** The provider of a payment type, for guests of an app. */
  forPayType(payType: PayType, appType: string): PaymentProvider | undefined {
    const provider = this.all.find((one) => this.takes(one, payType))
    return provider?.appTypes?.[payType]?.includes(appType) === false ? undefined : provider
  }

  /** The payment types that guests of an app pay on a page of the provider. */
  byRedirect(appType: string): PayType[] {
    return this.all.flatMap((provider) =>
      provider.payTypes.filter(
        (type) => this.takes(provider, type) && provider.redirectedApps?.[type]?.includes(appType),
      ),
    )
  }

  private takes({ name, payTypes }: PaymentProvider, payType: PayType): boolean {
    return payTypes.includes(payType) && (this.choice[payType] ?? name) === name
  }
}
