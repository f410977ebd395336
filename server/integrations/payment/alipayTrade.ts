import * as v from 'valibot'
import { satangOf } from '../../../src/domain/money/typedAmount'
import { chinaInstant } from '../alipayGateway'
import { parseResponse } from '../httpClient'
import type { PaymentReport, ReceivedTransfer, TransferReport } from './paymentProvider'

/** Alipay's own currency, where it names none. */
export const DEFAULT_CURRENCY = 'CNY'

/** An amount as Alipay writes it, in the main unit with up to two decimals; read as hundredths. */
const amount = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/), v.transform(satangOf), v.integer(), v.minValue(1))

/** State of a trade that has ended unpaid, or that a refund of all of it has closed. */
const CLOSED = 'TRADE_CLOSED'

/** What all messages about a trade have. `trade_status`: https://opendocs.alipay.com/open/82ea786a_alipay.trade.query. */
const trade = v.object({ out_trade_no: v.string(), trade_status: v.string() })

/** A paid trade, in a notification (`gmt_payment`, `buyer_id`) or the reply to a query (`send_pay_date`, `buyer_user_id`). */
const paidTrade = v.pipe(
  v.object({
    trade_no: v.pipe(v.string(), v.nonEmpty()),
    total_amount: amount,
    trans_currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
    gmt_payment: v.optional(chinaInstant),
    send_pay_date: v.optional(chinaInstant),
    buyer_open_id: v.optional(v.string()),
    buyer_id: v.optional(v.string()),
    buyer_user_id: v.optional(v.string()),
  }),
  v.transform(({ gmt_payment, send_pay_date, buyer_open_id, buyer_id, buyer_user_id, ...rest }) => ({
    ...rest,
    at: gmt_payment ?? send_pay_date,
    payer: buyer_open_id || buyer_id || buyer_user_id,
  })),
)

/** Fields of a trade that was paid once, also when it was closed by a refund in full. */
const everPaid = v.object({ gmt_payment: v.optional(v.string(), ''), send_pay_date: v.optional(v.string(), '') })

/** How reports about trades are made. */
interface TradeRules {
  provider: string
  /** The currency that was asked for. */
  currency: string
  now: Date
}

/**
 * What a notification or a reply tells of a payment; empty while it is open. A trade that a refund has closed is none that was paid: the
 * merchant has sent the money back. Throws when the content is no trade.
 */
export function reportsOfTrade(content: unknown, rules: TradeRules): PaymentReport[] {
  const { provider, now } = rules
  const { out_trade_no: ref, trade_status: status } = parseResponse(provider, trade, content)
  if (status === CLOSED) return wasPaid(content) ? [] : [{ ref, outcome: 'failed', at: now }]
  return status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED' ? [transferOf(content, rules)] : []
}

/** The transfer to a trade, also of one that a refund has closed. Throws when the content is no trade. */
export function transfersOfTrade(content: unknown, rules: TradeRules): ReceivedTransfer[] {
  const { trade_status: status } = parseResponse(rules.provider, trade, content)
  if (status === CLOSED && wasPaid(content)) return [{ ...transferOf(content, rules), sentBack: true }]
  return reportsOfTrade(content, rules).filter((report) => report.outcome === 'paid')
}

function transferOf(content: unknown, { provider, currency, now }: TradeRules): TransferReport {
  const { out_trade_no: ref } = parseResponse(provider, trade, content)
  const paid = parseResponse(provider, paidTrade, content)
  const paidIn = paid.trans_currency ?? DEFAULT_CURRENCY
  return {
    ref,
    outcome: 'paid',
    transactionId: paid.trade_no,
    amount: paid.total_amount,
    ...(paidIn !== currency && { currency: paidIn }),
    ...(paid.payer && { payer: paid.payer }),
    at: paid.at ?? now,
  }
}

function wasPaid(content: unknown): boolean {
  const dates = v.safeParse(everPaid, content)
  return dates.success && (dates.output.gmt_payment || dates.output.send_pay_date) !== ''
}
