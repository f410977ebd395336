import { PAYMENT_STATE, payments } from '../../../server/db/schema/payments/payments'
import { transact } from '../../../server/db/transaction'
import { WechatPay } from '../../../server/integrations/payment/wechatPay'
import { lockPurchaseOf } from '../../../server/modules/purchases/purchases'
import { refundPurchase } from '../../../server/modules/purchases/refundPurchase'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { Shopper } from '../support/orders/shopper'
import { notifyServer, WECHAT_PAY, WechatPayService } from '../support/wechatPay/wechatPayService'

const SITE = 'https://shop.example'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36'
const on = (userAgent: string, appType = 'h5') => ({ headers: { appType, 'user-agent': userAgent } })

let backend: Backend
let service: WechatPayService

freshBistro(
  (fresh) => (backend = fresh),
  async () => {
    const now = () => backend.clock.now()
    service = await WechatPayService.start(now)
    const provider = new WechatPay({ ...WECHAT_PAY, h5: true }, { base: service.base, now, timeoutMs: 2_000 })
    return { siteOrigins: [SITE], paymentProviders: [provider] }
  },
)
beforeEach(() => {
  service.orders.clear()
  service.refunds.clear()
})
afterAll(() => service.close())

/** A guest in the browser of a phone, with an order and the page that opens WeChat. */
async function opened() {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { data } = await shopper.place({ payType: 'wechat' }, on(PHONE))
  const start = async () => {
    const request = { payType: 'wechat', refererUrl: `${SITE}/?back=pay#/pages/x` } as const
    const { data: begun } = await shopper.startPay(data.id, request, on(PHONE))
    return new URL(begun && 'payUrl' in begun && begun.payUrl ? begun.payUrl : 'about:blank')
  }
  return { shopper, id: data.id, start, page: await start() }
}

const refs = async () => (await backend.db.select().from(payments)).map(({ ref }) => ref)

it('goes from the checkout of a phone’s browser to WeChat and to the kitchen, and partly back', async () => {
  const { shopper, id, page } = await opened()
  const [ref = ''] = await refs()
  expect(page.hostname).toBe('wx.tenpay.com')
  expect(page.searchParams.get('redirect_url')).toBe(`${SITE}/?back=pay`)
  expect(service.order(ref).body).toMatchObject({ trade_type: 'MWEB', appid: 'wx-official', amount: { total: 15_515 } })
  service.pay(ref)
  expect(await notifyServer(backend.app.server, service.notification(ref))).toBe(200)
  expect(await shopper.detail(id)).toMatchObject({ paid: true, payType: 'wechat' })
  await transact(backend.db, async (tx) => {
    const held = await lockPurchaseOf(tx, id)
    if (held) await refundPurchase(tx, held, { actor: 'merchant', amount: 4_000, now: backend.clock.now() })
  })
  await runJob(backend.app.jobs.refunds)
  expect(service.refunds.sentBack(ref)).toEqual([4_000])
})

it('is offered in browsers of phones only', async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  const offers = async (userAgent: string, appType?: string) => {
    const { payTypes } = await shopper.checkout({}, on(userAgent, appType))
    return payTypes.filter(({ enabled }) => enabled).map(({ type }) => type)
  }
  expect(await offers(PHONE)).toEqual(['promptpay', 'wechat', 'card', 'offline'])
  expect(await offers(DESK)).toEqual(['promptpay', 'card', 'offline'])
  expect(await offers(PHONE, 'wechatBrowser')).toEqual(['wechat', 'promptpay', 'card', 'offline'])
  const { data } = await shopper.place({ payType: 'wechat' }, on(PHONE))
  expect((await shopper.startPay(data.id, { payType: 'wechat' }, on(DESK))).code).toBe(400)
})

it('opens the same page again for five minutes, and another one after that', async () => {
  const { start, page } = await opened()
  expect((await start()).href).toBe(page.href)
  backend.clock.advance(5)
  expect((await start()).href).not.toBe(page.href)
  expect(await refs()).toHaveLength(2)
})

it('is another payment than one that was begun in WeChat', async () => {
  const { shopper, id } = await opened()
  const request = { payType: 'wechat', code: '' } as const
  const { msg } = await shopper.startPay(id, request, on(PHONE, 'wechatBrowser'))
  expect(msg).toBe('Sign in with WeChat first to pay this way, or choose another way to pay')
  expect(await refs()).toHaveLength(2)
})

it('that was left without paying ends with its order', async () => {
  const { shopper, id } = await opened()
  await shopper.close(id)
  backend.clock.advance(5)
  await runJob(backend.app.jobs.paymentReconciliation)
  const [payment] = await backend.db.select().from(payments)
  expect([service.order(payment?.ref ?? '').state, payment?.state]).toEqual(['CLOSED', PAYMENT_STATE.cancelled])
})
