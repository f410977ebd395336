import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id, instant, satang, text, upload } from '../fields'
import { payType, payOffers } from './payType'

/** Wire codes of a payment: 0 waiting, 1 success, 2 failure, 3 cancelled (specification §4). */
export const payState = v.picklist([0, 1, 2, 3])

/** Script that replaces the payment bridge of the host's browser; only with the sandbox provider. */
const sandboxScript = v.optional(v.string())

/** Data that the client needs to continue, by payment method. */
const payStart = v.variant('payType', [
  v.object({
    payType: v.literal('promptpay'),
    /** EMVCo payload of the QR code. */
    qrCode: v.string(),
    amount: satang,
    expireAt: instant,
    serverTime: instant,
    /** Reference printed under the QR code. */
    refNo: v.string(),
    merchant: v.string(),
    /** Sandbox page that settles this payment; only with the sandbox provider. */
    sandboxUrl: v.optional(v.string()),
    /** No provider reports the transfer: staff confirm it, best with the slip that the guest sends (`pay/slip`). */
    byStaff: v.optional(v.boolean()),
  }),
  v.object({
    payType: v.literal('wechat'),
    /** The app that `paySign` was made for; its browser requires it. */
    appId: v.optional(v.string()),
    timeStamp: v.string(),
    nonceStr: v.string(),
    package: v.string(),
    signType: v.string(),
    paySign: v.string(),
    sandboxScript,
  }),
  v.object({
    payType: v.literal('wechat'),
    /** In a browser outside WeChat: the page that opens WeChat, which returns to `refererUrl`. */
    payUrl: v.string(),
  }),
  v.object({
    payType: v.literal('alipay'),
    /** The trade for `my.tradePay` of the mini-program and the bridge of Alipay's browser. */
    trade_no: v.optional(v.string()),
    /** In a browser: the page of Alipay where the guest pays, which returns to `refererUrl`. */
    payUrl: v.optional(v.string()),
    sandboxScript,
  }),
  v.object({
    payType: v.literal('card'),
    /** The page with the provider's form, which returns to `refererUrl`. Without a host it is the server's. */
    payUrl: v.string(),
  }),
  /** Nothing to do: already paid, or to be paid at the counter. */
  v.object({ payType: v.picklist(['balance', 'giftCard', 'offline']), state: payState }),
])
export type PayStart = v.InferOutput<typeof payStart>

/** The latest transfer slip of an order, with the answer of staff to a refused one; null without any. */
const slip = v.nullable(v.object({ state: v.picklist(['waiting', 'accepted', 'refused']), answer: v.string() }))

export const payContract = {
  pay: endpoint({
    summary: 'Starts or resumes the payment of an order. `renew` requests a new code after the old one has expired',
    method: 'POST',
    path: 'pay',
    access: 'guest',
    idempotent: true,
    input: v.object({
      orderId: id,
      payType,
      renew: v.optional(v.picklist(['0', '1']), '0'),
      /** In a mini-program: a new code of its host (`wx.login`, `my.getAuthCode`), which tells who pays. */
      code: v.optional(text(2000), ''),
      /** In a browser: the page that a page of the provider returns to. It does not return to pages of other sites. */
      refererUrl: v.optional(v.pipe(text(500), v.url())),
    }),
    reply: payStart,
  }),
  ways: endpoint({
    summary:
      'The ways to pay an order or a bill that waits for its payment, to choose another one. Refuses one that does not wait',
    path: 'pay/ways',
    access: 'guest',
    input: v.object({ orderId: id }),
    reply: v.object({ payTypes: payOffers }),
  }),
  query: endpoint({
    summary: 'The payment status of an order; queries the provider while the payment is open',
    path: 'pay/query',
    access: 'guest',
    input: v.object({ orderId: id }),
    reply: v.object({
      state: payState,
      msg: v.string(),
      /** What has arrived but does not pay the order: a wrong amount, too late, or twice. It is refunded. */
      goesBack: satang,
      slip,
      expireAt: v.nullable(instant),
      serverTime: instant,
    }),
  }),
  slip: endpoint({
    summary:
      'Sends the slip of a PromptPay transfer, which staff check. The order waits for them. Refuses a picture without the code of a slip, and a slip that was sent before',
    method: 'POST',
    path: 'pay/slip',
    access: 'guest',
    idempotent: true,
    input: v.object({ orderId: id, picture: upload }),
    reply: slip,
  }),
}
