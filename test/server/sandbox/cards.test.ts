import { paidCardPage } from '../../../server/integrations/payment/cardTaking'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { Shopper } from '../support/orders/shopper'

/** A page of the storefront, on the host that requests of tests name. */
const BACK = 'http://localhost:80/?back=pay'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

it.each([
  ['paid', '0', 1],
  ['paid', '1', 1],
  ['failed', '0', 2],
] as const)(
  'the sandbox bank lets a card be %s (without a report: %s), and leads back',
  async (result, silent, state) => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { id } = await shopper.order({ payType: 'card' })
    const { data } = await shopper.startPay(id, { payType: 'card', refererUrl: BACK })
    const [, url = '', ref = ''] =
      /^(\/sandbox\/pay\/(\w+))\?lang=en$/.exec(String(data && 'payUrl' in data && data.payUrl)) ?? []
    const page = await backend.app.server.inject({ method: 'POST', url, payload: { result, silent } })
    expect(page.headers.location).toBe(url)
    expect((await backend.app.server.inject(url)).body).toContain(`href="${paidCardPage(ref)}"`)
    const back = await backend.app.server.inject(paidCardPage(ref))
    expect([back.statusCode, back.headers.location]).toEqual([303, 'http://localhost/?back=pay'])
    expect((await shopper.query(id)).state).toBe(state)
  },
)
