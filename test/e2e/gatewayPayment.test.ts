import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { payContract } from '../../src/contract/pay'
import { OPN, OpnService } from '../server/support/opnService'
import { waitForText } from './harness/actions'
import { callApi, guestWithPendingPayment } from './harness/guest'
import { setUpHarness } from './harness/harness'
import { textsIn } from './harness/texts'

/** The server calls Opn at the address in a file, because its imitation starts later. */
const folder = mkdtempSync(join(tmpdir(), 'opn-'))
const place = join(folder, 'base')
const preload = join(folder, 'preload.cjs')
writeFileSync(
  preload,
  `const outside = fetch
   const here = () => require('node:fs').readFileSync(${JSON.stringify(place)}, 'utf8')
   globalThis.fetch = (address, options) => outside(String(address).replace('https://api.omise.co', here), options)`,
)

const harness = setUpHarness({
  env: {
    NODE_OPTIONS: `--require ${preload}`,
    OPN_SECRET_KEY: OPN.secretKey,
    OPN_WEBHOOK_SECRET: OPN.webhookSecrets.join(','),
  },
})
const texts = { en: textsIn('en'), th: textsIn('th'), zh: textsIn('zh') }

let service: OpnService
beforeAll(async () => {
  service = await OpnService.start(() => new Date())
  writeFileSync(place, service.base)
})
afterAll(() => service.close())

it.each([
  ['en', 'phone'],
  ['th', 'narrow'],
  ['zh', 'phone'],
] as const)('the code of Opn is shown, and pays the order as soon as Opn reports it, in %s', async (locale, screen) => {
  const t = texts[locale]
  const { url } = harness.site
  const { token, order } = await guestWithPendingPayment(url, 1)
  const code = await callApi(url, payContract.pay, { orderId: order.id, payType: 'promptpay' }, token)
  const ref = 'refNo' in code ? code.refNo : ''
  expect(code).toMatchObject({ qrCode: service.codeOf(service.charge(ref)) })
  await harness.visit({ token, locale, screen, quickPolls: true }, async (guest) => {
    await guest.deepLink('/pages/order/promptpay', { orderId: order.id })
    await waitForText(guest, t('promptpay.movesOn'))
    await guest.settled()
    await guest.expectNoProblems()
    await guest.saveScreenshot(`opn-code-${locale}`, true)
    service.pay(ref)
    const body = service.message(ref)
    const reply = await fetch(`${url}/provider/opn/webhook`, { method: 'POST', headers: service.headers(body), body })
    expect(reply.status).toBe(200)
    await guest.expectTitle(new RegExp(order.orderNo))
  })
})
