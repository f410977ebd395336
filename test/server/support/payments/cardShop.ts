import { payments, refunds } from '../../../../server/db/schema/payments/payments'
import { cardPage } from '../../../../server/integrations/payment/cardTaking'
import { OpnPayments } from '../../../../server/integrations/payment/opnPayments'
import { freshBistro } from '../database/freshBistro'
import { deliver } from './gateways'
import { type Backend, runJob } from '../harness'
import { PASSWORD } from '../console/merchant'
import { PUBLIC_KEY } from './opnCardDesk'
import { OPN, OpnService } from './opnService'
import { Shopper } from '../orders/shopper'

export const SITE = 'https://shop.example'
/** Where the page for cards leads back to. */
export const BACK = `${SITE}/?back=pay`
export const ORIGIN = 'https://api.example'
export const CARD_FORM = { script: 'https://cdn.omise.co/omise.js', publicKey: PUBLIC_KEY }
/** A guest's browser. */
export const h5 = { headers: { appType: 'h5' } }

/** A reply of the page for cards. */
interface Answer {
  url?: string
  state?: string
}

/** A small restaurant that takes cards by Opn, whose API is imitated. */
export class CardShop {
  backend!: Backend
  service!: OpnService

  constructor() {
    freshBistro(
      (fresh) => (this.backend = fresh),
      async () => {
        this.service = await OpnService.start(() => this.backend.clock.now())
        const options = { base: this.service.base, now: () => this.backend.clock.now(), timeoutMs: 2_000 }
        const provider = new OpnPayments({ ...OPN, cardForm: CARD_FORM }, options)
        return { consolePassword: PASSWORD, paymentProviders: [provider], siteOrigins: [SITE] }
      },
    )
    beforeEach(() => this.service.reset())
    afterAll(() => this.service.close())
  }

  /** A guest with an order to pay by card. */
  async ordered() {
    const shopper = await (await Shopper.enter(this.backend)).fill()
    const { quoteId } = await shopper.checkout({}, h5)
    const placed = await shopper.place({ payType: 'card', quoteId }, h5)
    if (placed.code !== 200) throw new Error(placed.msg)
    return { shopper, id: placed.data.id }
  }

  /** The address of the page for cards of an order, and our reference of the payment. */
  async page(shopper: Shopper, id: string) {
    const { data, msg } = await shopper.startPay(id, { payType: 'card', refererUrl: BACK }, h5)
    if (data?.payType !== 'card') throw new Error(msg)
    const [, ref = ''] = /^\/pay\/card\/(\w+)\?lang=en$/.exec(data.payUrl) ?? []
    return { url: data.payUrl, ref }
  }

  async begun() {
    const { shopper, id } = await this.ordered()
    return { shopper, id, ...(await this.page(shopper, id)) }
  }

  open(url: string) {
    return this.backend.app.server.inject({ url, headers: { host: 'api.example' } })
  }

  /** The form sends its token. */
  async send(ref: string, token: string): Promise<Answer> {
    const url = cardPage(ref)
    const reply = await this.backend.app.server.inject({
      ...{ method: 'POST', url, headers: { host: 'api.example' } },
      payload: { token, page: `${ORIGIN}${url}?lang=en` },
    })
    return reply.json<Answer>()
  }

  notify(ref: string, id = `evnt_test_${ref.toLowerCase()}`): Promise<number> {
    const body = this.service.message(ref, id)
    return deliver(this.backend, 'opn', { body, headers: this.service.headers(body) })
  }

  states = async () => (await this.backend.db.select().from(payments)).map(({ state }) => state)
  owed = async () => (await this.backend.db.select().from(refunds)).map(({ reason, amount }) => ({ reason, amount }))
  reconcile = () => runJob(this.backend.app.jobs.paymentReconciliation)
  sendRefunds = () => runJob(this.backend.app.jobs.refunds)
}
