import { paymentProviderContract } from '../../../../console/contract/settings/paymentProvider'
import { storeChargesContract as calls } from '../../../../console/contract/store/storeCharges'
import { missingVariables } from '../../../../server/integrations/payment/providerVariables'
import { readEnvironment } from '../../../../server/environment'
import { codesOf } from '../../support/inStore/diner'
import { freshBistro } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { PASSWORD } from '../../support/console/merchant'
import { Shopper } from '../../support/orders/shopper'
import { StaffCaller } from '../../support/console/staff'

const STRIPE = {
  ...{ secretKey: 'sk_test_neverShown', webhookSecrets: ['whsec_neverShown'], site: 'https://sala.example' },
  ...{ methods: ['alipay' as const], currency: 'CNY', email: '' },
}
const SET = { ALIPAY_APP_ID: '2021001', SITE_ORIGINS: 'https://sala.example', WECHAT_WEB_APP_ID: 'wx1' }

let backend: Backend
let owner: StaffCaller
freshBistro((fresh) => (backend = fresh), {
  consolePassword: PASSWORD,
  payments: { stripe: STRIPE },
  missingVariables: missingVariables(SET),
  siteOrigins: ['https://sala.example'],
})
beforeEach(async () => void (owner = await StaffCaller.enter(backend)))

const read = (id: string) => owner.ask(calls.read, { id })

describe('the providers of payments', () => {
  it('are on, or off with the names of the variables that the server lacks, and have their addresses', async () => {
    const { list, origin } = await owner.ask(paymentProviderContract.list, {})
    expect(origin).toBe('https://sala.example')
    expect(Object.fromEntries(list.map(({ name, isOn }) => [name, isOn]))).toEqual({
      ...{ promptpay: false, wechatPay: false, alipay: false, opn: false, stripe: true, sandbox: true },
    })
    expect(list.find(({ name }) => name === 'alipay')).toMatchObject({
      missing: [['ALIPAY_SELLER_ID'], ['ALIPAY_PRIVATE_KEY'], ['ALIPAY_PUBLIC_KEY']],
      webhook: '/provider/alipay/webhook',
    })
    expect(list.find(({ name }) => name === 'stripe')).toMatchObject({
      missing: [],
      webhook: '/provider/stripe/webhook',
    })
    expect(list.find(({ name }) => name === 'promptpay')?.webhook).toBeNull()
  })

  it('never show a value of a variable', async () => {
    const shown = JSON.stringify(await owner.ask(paymentProviderContract.list, {}))
    for (const secret of [STRIPE.secretKey, ...STRIPE.webhookSecrets, SET.ALIPAY_APP_ID])
      expect(shown).not.toContain(secret)
  })

  it('are known from the environment of the server', () => {
    expect(readEnvironment({ PAYMENT_SANDBOX: 'on' }).missingVariables).toEqual({
      ...missingVariables({}),
      sandbox: [],
    })
  })

  it.each(['wechatPay', 'alipay', 'opn', 'stripe'])('%s is reached at the address that is shown', async (name) => {
    const { list } = await owner.ask(paymentProviderContract.list, {})
    const { webhook, isOn } = list.find((each) => each.name === name) ?? {}
    const { statusCode } = await backend.app.server.inject({ method: 'POST', url: webhook ?? '', payload: '{}' })
    // A message without a signature is refused; a provider that is off has no address yet.
    expect(statusCode === 404).toBe(!isOn)
  })

  it('of the sandbox list the open payments with the page of the bank', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { id, orderNo } = await shopper.order()
    const { refNo, amount } = await shopper.code(id)
    const open = async () => (await owner.ask(paymentProviderContract.list, {})).sandboxPayments
    const page = `/sandbox/pay/${refNo}`
    expect(await open()).toEqual([{ orderNo, amount, page }])
    await backend.app.server.inject({ method: 'POST', url: page, payload: { result: 'paid' } })
    expect(await open()).toEqual([])
  })
})

describe('the charges of a store', () => {
  it('hold for what is ordered from then on, and are recorded', async () => {
    const { name: _name, ...before } = await read('ari')
    const changed = { vatRate: 700, vatIncluded: false, serviceRate: 1000, taxRate: 0, promptpayId: '' }
    const shopper = await (await Shopper.enter(backend)).fill()
    await owner.ask(calls.update, { ...before, ...changed })
    // 7 % of the dishes and their packaging.
    expect((await shopper.checkout()).quote).toMatchObject({ vatAmount: 1015, vatRate: 700, vatIncluded: false })
    expect(await read('ari')).toMatchObject({ ...changed, version: before.version + 1 })
    const [entry] = await owner.audited('ari')
    expect(entry).toMatchObject({ action: 'store.charges', before: { vatRate: before.vatRate }, after: changed })
  })

  it('are edited from the version that was seen', async () => {
    const { name: _name, ...seen } = await read('ari')
    const edit = (vatRate: number) => owner.call(calls.update, { ...seen, vatRate })
    const replies = [await edit(100), await edit(200)]
    expect(codesOf(replies)).toEqual([200, 409])
    expect(replies[1]?.data).toMatchObject({ current: { vatRate: 100, version: seen.version + 1 } })
  })

  it.each(['0812345678', '0105500000113', '123456789012345', 'biller:010550000011301', ''])(
    'have the PromptPay account %j',
    async (promptpayId) => {
      const { name: _name, ...seen } = await read('ari')
      expect(await owner.ask(calls.update, { ...seen, promptpayId })).toMatchObject({ promptpayId })
    },
  )

  it.each(['812345678', '081-234-5678', 'biller:1', 'x'])('refuse the PromptPay account %j', async (promptpayId) => {
    const { name: _name, ...seen } = await read('ari')
    expect((await owner.call(calls.update, { ...seen, promptpayId })).code).toBe(400)
  })

  it('are read by a manager of the store, and changed by owners only', async () => {
    const manager = await owner.invite({ email: 'nok@example.com', role: 'manager', storeIds: ['ari'] })
    expect((await manager.ask(calls.list, {})).list.map(({ id }) => id)).toEqual(['ari'])
    const { name: _name, ...seen } = await manager.ask(calls.read, { id: 'ari' })
    expect((await manager.call(calls.read, { id: 'silom' })).code).toBe(403)
    expect((await manager.call(calls.update, { ...seen, vatRate: 1 })).code).toBe(403)
  })
})
