import { refundContract } from '../../../console/contract/orders/refund'
import { eq } from 'drizzle-orm'
import { credentialsContract } from '../../../src/contract/account/credentials'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { socialContract } from '../../../src/contract/account/social'
import { bankTransactions, PAYMENT_STATE, payments, refunds } from '../../../server/db/schema/payments/payments'
import { reconciliationDifferences, reconciliations } from '../../../server/db/schema/payments/reconciliations'
import { ProviderError } from '../../../server/integrations/providerError'
import type { LoginRedirect } from '../../../server/integrations/social/socialLogin'
import { WechatPay } from '../../../server/integrations/payment/wechatPay'
import type { ImitatedReply } from '../integrations/imitation'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { PASSWORD } from '../support/console/merchant'
import { StaffCaller } from '../support/console/staff'
import { settle, Shopper } from '../support/orders/shopper'
import {
  isSignedForApp,
  notifyServer,
  type Paid,
  type SignedText,
  STRANGER,
  WECHAT_PAY,
  WechatPayService,
} from '../support/wechatPay/wechatPayService'

const AMOUNT = 15_515

let backend: Backend
let service: WechatPayService

/** Signs in the person whom a code names. */
const app = (appId: string) => ({
  login: async (code: string) => {
    if (code === 'used') throw new ProviderError('wechat', 'code', 'used')
    return { subject: `o-${appId}-${code}`, unionid: `u-${code}`, appId, nickname: code, avatar: '' }
  },
})

freshBistro(
  (fresh) => (backend = fresh),
  async () => {
    service = await WechatPayService.start(() => backend.clock.now())
    const options = { base: service.base, now: () => backend.clock.now(), timeoutMs: 800 }
    return {
      paymentProviders: [new WechatPay(WECHAT_PAY, options)],
      consolePassword: PASSWORD,
      loginProviders: {
        wechatMini: { ...app('wx-mini'), phone: async () => '+66812345678', send: async () => undefined },
        wechatWeb: {
          ...app('wx-official'),
          authorizationUrl: ({ state }: LoginRedirect) => `https://wechat.example/?state=${state}`,
          sign: async () => ({ appId: '', nonceStr: '', timestamp: 0, signature: '' }),
          media: async () => Buffer.alloc(0),
        },
      },
    }
  },
)
beforeEach(() => {
  service.orders.clear()
  service.reply = undefined
  service.signing = {}
})
afterAll(() => service.close())

const DOWN = 'The payment service is not responding at the moment. Please try again, or choose another way to pay'
const SET_UP_WRONGLY = 'This way to pay is not set up correctly. Please choose another one'

const mini = { headers: { appType: 'weapp' } }
const browser = { headers: { appType: 'wechatBrowser' } }

/** A guest in the mini-program with a placed order. */
async function ordered() {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { data } = await shopper.place({ payType: 'wechat' }, mini)
  return { shopper, id: data.id }
}

/** A guest in the mini-program with a begun payment. */
async function begun() {
  const { shopper, id } = await ordered()
  const { data } = await shopper.startPay(id, { payType: 'wechat', code: 'mei' }, mini)
  const [{ ref } = { ref: '' }] = await backend.db.select().from(payments)
  return { shopper, id, ref, data }
}

const notify = (message: SignedText) => notifyServer(backend.app.server, message)

/** The guest pays, and WeChat Pay notifies it. Returns the status of the reply. */
function payAndNotify(ref: string, paid?: Paid): Promise<number> {
  service.pay(ref, paid)
  return notify(service.notification(ref))
}

const paymentStates = async () => (await backend.db.select().from(payments)).map(({ state }) => state)
const owed = async () => (await backend.db.select().from(refunds)).map(({ reason, amount }) => ({ reason, amount }))

describe('a payment in the mini-program', () => {
  it('is begun, paid and notified: the order is paid once', async () => {
    const { shopper, id, ref, data } = await begun()
    expect(data).toMatchObject({ payType: 'wechat', appId: 'wx-mini', signType: 'RSA', package: `prepay_id=wx${ref}` })
    expect(data).not.toHaveProperty('sandboxScript')
    expect(isSignedForApp(data as Record<string, string>)).toBe(true)
    expect(service.order(ref).body).toMatchObject({ payer: { openid: 'o-wx-mini-mei' }, amount: { total: AMOUNT } })
    expect((await shopper.query(id)).state).toBe(0)
    expect(await payAndNotify(ref)).toBe(200)
    expect(await shopper.detail(id)).toMatchObject({ paid: true, state: 2, payType: 'wechat' })
    expect(await backend.db.select().from(bankTransactions)).toMatchObject([
      { provider: 'wechatPay', transactionId: `42000${ref}`, amount: AMOUNT, currency: null },
    ])
  })

  it('that was refunded is not missing at WeChat Pay when its day is compared', async () => {
    const { shopper, id, ref } = await begun()
    await payAndNotify(ref)
    await backend.ask(orderCareContract.refundApply, { orderId: id, reason: 'changedMind' }, shopper.as())
    await runJob(backend.app.jobs.refunds)
    expect(service.order(ref).state).toBe('REFUND')
    backend.clock.advance(24 * 60)
    await runJob(backend.app.jobs.dayReconciliation)
    const compared = await backend.db.select().from(reconciliations).where(eq(reconciliations.payments, 1))
    expect(compared).toMatchObject([{ provider: 'wechatPay', state: 'done', paymentsAmount: AMOUNT }])
    expect(await backend.db.$count(reconciliationDifferences)).toBe(0)
  })

  it('that is notified five times, and found by a query as well, is booked once', async () => {
    const { shopper, id, ref } = await begun()
    service.pay(ref)
    const message = service.notification(ref)
    expect(await Promise.all([notify(message), notify(message), notify(message)])).toEqual([200, 200, 200])
    expect(await notify(service.notification(ref, 'EV-again'))).toBe(200)
    await runJob(backend.app.jobs.paymentReconciliation)
    expect((await shopper.query(id)).state).toBe(1)
    expect([await backend.db.$count(bankTransactions), await owed()]).toEqual([1, []])
  })

  it('whose notification is lost is found when the guest asks, and by the reconciliation job', async () => {
    const one = await begun()
    service.pay(one.ref)
    expect((await one.shopper.query(one.id)).state).toBe(1)
    const other = await ordered()
    await other.shopper.startPay(other.id, { payType: 'wechat', code: 'tom' }, mini)
    const [{ ref } = { ref: '' }] = await backend.db.select().from(payments).where(eq(payments.state, 0))
    service.pay(ref)
    await runJob(backend.app.jobs.paymentReconciliation)
    expect((await other.shopper.detail(other.id)).paid).toBe(true)
  })

  it.each([
    ['by a stranger', { key: STRANGER }],
    ['too long ago', { signedAt: new Date('2026-11-21T11:54:00+07:00') }],
  ])('is not settled by a notification that was signed %s', async (_how, signing) => {
    const { ref } = await begun()
    service.signing = signing
    expect(await payAndNotify(ref)).toBe(401)
    expect(await paymentStates()).toEqual([PAYMENT_STATE.waiting])
  })

  it('is not settled by a notification that is sent again later', async () => {
    const { ref } = await begun()
    service.pay(ref)
    const message = service.notification(ref)
    backend.clock.advance(6)
    expect(await notify(message)).toBe(401)
    expect(await notify({ ...message, body: '{' })).toBe(401)
  })

  it('of a wrong amount does not pay, and is owed back', async () => {
    const { shopper, id, ref } = await begun()
    expect(await payAndNotify(ref, { amount: { total: 1 } })).toBe(200)
    expect(await owed()).toEqual([{ reason: 'wrongAmount', amount: 1 }])
    expect([(await shopper.detail(id)).paid, await paymentStates()]).toEqual([false, [0]])
  })

  it('in another currency does not pay, and the console lists what to send back in that currency', async () => {
    const { shopper, id, ref } = await begun()
    expect(await payAndNotify(ref, { amount: { currency: 'JPY' } })).toBe(200)
    expect(await owed()).toEqual([{ reason: 'wrongCurrency', amount: AMOUNT }])
    expect(await shopper.query(id)).toMatchObject({ state: 0, goesBack: 0 })
    expect((await shopper.detail(id)).paid).toBe(false)
    const { list } = await (await StaffCaller.enter(backend)).ask(refundContract.list, {})
    expect(list).toMatchObject([{ amountText: 'JPY\u00a015,515', cause: 'wrongCurrency' }])
  })

  it('that arrives after the order is closed is owed back', async () => {
    const { shopper, id, ref } = await begun()
    await shopper.close(id)
    expect(await payAndNotify(ref)).toBe(200)
    expect([await owed(), await paymentStates()]).toEqual([[{ reason: 'orderClosed', amount: AMOUNT }], [4]])
  })

  it('of a closed order is ended at WeChat Pay once it may be, and stays open there until then', async () => {
    const { shopper, id, ref } = await begun()
    await shopper.close(id)
    await runJob(backend.app.jobs.paymentReconciliation)
    expect([service.order(ref).state, await paymentStates()]).toEqual(['NOTPAY', [PAYMENT_STATE.waiting]])
    backend.clock.advance(5)
    await runJob(backend.app.jobs.paymentReconciliation)
    expect([service.order(ref).state, await paymentStates()]).toEqual(['CLOSED', [PAYMENT_STATE.cancelled]])
    await runJob(backend.app.jobs.paymentReconciliation)
    expect([service.heard('/close').length, await paymentStates()]).toEqual([1, [PAYMENT_STATE.cancelled]])
  })

  it('that ends while the guest waits is begun anew', async () => {
    const { shopper, id, ref } = await begun()
    backend.clock.advance(16)
    const again = await shopper.startPay(id, { payType: 'wechat', code: 'mei' }, mini)
    expect(again.data).toMatchObject({ package: expect.not.stringContaining(ref) })
  })
})

describe('a payment that WeChat Pay does not start', () => {
  it.each<[string, () => ImitatedReply, string]>([
    ['does not answer', () => 'silent', DOWN],
    ['fails', () => service.said({ code: 'SYSTEM_ERROR' }, 500), DOWN],
    ['answers with half of it', () => ({ text: '{"prepay' }), SET_UP_WRONGLY],
    ['refuses it', () => service.said({ code: 'NO_AUTH' }, 403), SET_UP_WRONGLY],
  ])('because it %s is refused with a reason, and can be tried again', async (_why, reply, msg) => {
    const { shopper, id } = await ordered()
    service.reply = reply
    expect(await shopper.startPay(id, { payType: 'wechat', code: 'mei' }, mini)).toEqual({ code: 400, msg, data: null })
    service.reply = undefined
    expect((await shopper.startPay(id, { payType: 'wechat', code: 'mei' }, mini)).code).toBe(200)
    expect(await backend.db.$count(payments)).toBe(1)
  })

  it('leaves the payment open when a query fails', async () => {
    const { shopper, id } = await begun()
    service.reply = () => 'silent'
    expect((await shopper.query(id)).state).toBe(0)
  })

  it.each(['', 'used'])('because the guest is not known is refused with a reason: code "%s"', async (code) => {
    const { shopper, id } = await ordered()
    expect((await shopper.startPay(id, { payType: 'wechat', code }, mini)).msg).toBe(
      'Sign in with WeChat first to pay this way, or choose another way to pay',
    )
  })
})

describe('a payment of a member who has signed in with WeChat', () => {
  /** A member who has signed in with WeChat in its browser, and in the mini-program as well. */
  async function member(): Promise<Shopper> {
    const token = await backend.guest()
    const trip = await backend.ask(
      socialContract.wechatUrl,
      { refererUrl: 'http://localhost:80/' },
      { token, ...browser },
    )
    const { state } = trip
    const proven = await backend.ask(socialContract.wechatLogin, { code: 'mei', state }, { token, ...browser })
    const bindKey = 'user' in proven ? proven.user.bindKey : ''
    const proof = { hostCode: 'the button of the phone number' }
    const bound = await backend.ask(credentialsContract.bind, { bindKey, proof }, { token, ...mini })
    const again = await backend.ask(socialContract.wechatLogin, { code: 'mei' }, { token: bound.token, ...mini })
    return Shopper.with(backend, 'token' in again ? again.token : '')
  }

  it('in WeChat’s browser is made with the id that the member has in the official account', async () => {
    const shopper = await (await member()).fill()
    const { data: order } = await shopper.place({ payType: 'wechat' }, browser)
    const { data } = await shopper.startPay(order.id, { payType: 'wechat' }, browser)
    expect(data).toMatchObject({ appId: 'wx-official' })
    expect([...service.orders.values()][0]?.body.payer).toEqual({ openid: 'o-wx-official-mei' })
  })

  it('in the mini-program is made with the id that the member has there when the host gives no code', async () => {
    const shopper = await (await member()).fill()
    const { data: order } = await shopper.place({ payType: 'wechat' }, mini)
    await shopper.startPay(order.id, { payType: 'wechat' }, mini)
    expect([...service.orders.values()][0]?.body.payer).toEqual({ openid: 'o-wx-mini-mei' })
  })

  it('in WeChat’s browser is refused without a sign-in there', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { data: order } = await shopper.place({ payType: 'wechat' }, browser)
    expect((await shopper.startPay(order.id, { payType: 'wechat' }, browser)).msg).toContain(
      'Sign in with WeChat first',
    )
  })
})

it('takes WeChat payments from the sandbox, which keeps the others', async () => {
  const { shopper, id } = await ordered()
  expect(await shopper.startPay(id, { payType: 'wechat' })).toMatchObject({
    code: 400,
    msg: 'This payment method is not available here',
  })
  await settle(backend, (await shopper.code(id)).refNo)
  expect((await shopper.detail(id)).payType).toBe('promptpay')
})
