import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { staffRead } from '../staffCall'

/** Who takes payments, by the names in the addresses of their notifications; the sandbox plays them where they are not set up. */
export const PROVIDER_NAMES = ['promptpay', 'wechatPay', 'alipay', 'opn', 'stripe', 'sandbox'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]

const provider = v.object({
  name: v.picklist(PROVIDER_NAMES),
  isOn: v.boolean(),
  /** Names of the server's variables that it still needs; one of those in an entry is enough. Never their values. */
  missing: v.array(v.array(v.string())),
  /** The path below `origin` at which it reports payments; null where it does not. */
  webhook: v.nullable(v.string()),
})
export type StaffProvider = v.InferOutput<typeof provider>

const sandboxPayment = v.object({
  orderNo: v.string(),
  /** Satang. */
  amount: v.number(),
  /** The path of the page that plays the bank. */
  page: v.string(),
})

/** The providers of payments, which are set up by variables of the server. */
export const paymentProviderContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Who takes payments, what is missing for the others, and the open payments of the sandbox',
    path: 'paymentProviders',
    input: v.object({}),
    reply: v.object({
      list: v.array(provider),
      /** Where the server is reached from outside; empty for the host of the request. */
      origin: v.string(),
      /** The latest first; null while the sandbox is off. */
      sandboxPayments: v.nullable(v.array(sandboxPayment)),
    }),
  }),
}
