import { eq } from 'drizzle-orm'
import { PAYMENT_STATE, payments, refunds } from '../../../../server/db/schema/payments/payments'
import { AlipayPayments, type AlipayPaySettings } from '../../../../server/integrations/payment/alipayPayments'
import { AlipayClient } from '../../../../server/integrations/social/alipay'
import { ALIPAY, AlipayService, notifyServer } from './alipayService'
import { freshBistro } from '../database/freshBistro'
import type { Backend } from '../harness'
import { Shopper } from '../orders/shopper'

/** The origin of the storefront. */
export const SITE = 'https://shop.example'
/** What an order costs here, satang. */
export const AMOUNT = 15_515
/** The reply that Alipay expects to a notification. */
export const OK = [200, 'success']

export const mini = { headers: { appType: 'alipay' } }
export const browser = { headers: { appType: 'h5' } }

/** The small merchant with an account at Alipay, whose place an imitation takes, for the tests of a file. */
export function setUpAlipayShop(settings: AlipayPaySettings = ALIPAY) {
  let backend: Backend
  let service: AlipayService

  freshBistro(
    (fresh) => (backend = fresh),
    async () => {
      service = await AlipayService.start(() => backend.clock.now())
      const options = { base: service.base, now: () => backend.clock.now(), timeoutMs: 800 }
      return {
        siteOrigins: [SITE],
        paymentProviders: [new AlipayPayments(settings, options)],
        loginProviders: { alipay: new AlipayClient(ALIPAY, options) },
      }
    },
  )
  beforeEach(() => service.reset())
  afterAll(() => service.close())

  return {
    get backend() {
      return backend
    },
    get service() {
      return service
    },
    /** A guest with a placed order. */
    async ordered(options = mini) {
      const shopper = await (await Shopper.enter(backend)).fill()
      const { data } = await shopper.place({ payType: 'alipay' }, options)
      return { shopper, id: data.id }
    },
    /** A guest in the mini-program with a begun payment. */
    async begun() {
      const { shopper, id } = await this.ordered()
      const { data } = await shopper.startPay(id, { payType: 'alipay', code: 'mei' }, mini)
      return { shopper, id, ref: await this.lastRef(), data }
    },
    /** Our reference of the latest payment that waits. */
    async lastRef() {
      const waiting = await backend.db.select().from(payments).where(eq(payments.state, PAYMENT_STATE.waiting))
      return waiting.at(-1)?.ref ?? ''
    },
    /** Sends a notification to the server. Returns status and text of the reply. */
    notify: (fields: Record<string, string>) => notifyServer(backend.app.server, fields),
    /** The guest pays, and Alipay notifies it. */
    payAndNotify(ref: string, changes?: Record<string, string>): Promise<[number, string]> {
      service.pay(ref, changes)
      return this.notify(service.notification(ref))
    },
    paymentStates: async () => (await backend.db.select().from(payments)).map(({ state }) => state),
    owed: async () => (await backend.db.select().from(refunds)).map(({ reason, amount }) => ({ reason, amount })),
  }
}
