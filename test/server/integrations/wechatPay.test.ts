import { WechatPay } from '../../../server/integrations/payment/wechatPay'
import type { PaymentRequest } from '../../../server/integrations/payment/paymentProvider'
import { isSignedForApp, STRANGER, WECHAT_PAY, WechatPayService } from '../support/wechatPay/wechatPayService'
import type { ImitatedReply } from './imitation'

const NOW = new Date('2026-11-21T12:00:00+07:00')
const REF = '01ABCDEFGH23456'
const minutesFromNow = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

let service: WechatPayService
beforeEach(async () => {
  service = await WechatPayService.start(() => NOW)
})
afterEach(() => service.close())

const provider = (settings: Partial<typeof WECHAT_PAY> & { publicKey?: undefined } = {}, timeoutMs?: number) =>
  new WechatPay({ ...WECHAT_PAY, ...settings }, { base: service.base, now: () => NOW, timeoutMs })

const request = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  ref: REF,
  payType: 'wechat',
  amount: 15_515,
  orderNo: '2611210001',
  merchant: 'Warm Table Ari',
  account: { promptPayId: '' },
  guest: { appType: 'weapp', openid: async (appId) => `o-${appId}` },
  expireAt: minutesFromNow(15),
  now: NOW,
  ...changes,
})

/** An order that WeChat Pay knows. */
async function ordered(settings?: Parameters<typeof provider>[0]) {
  const pay = provider(settings)
  await pay.start(request())
  return pay
}

/** What the provider reads from the notification of a paid order. */
async function notified(pay = provider(), { headers, body } = service.notification(REF)) {
  return pay.read({ headers, body: Buffer.from(body) })
}

describe('a JSAPI order', () => {
  it('is placed with the app of the guest, and returns what the merchant signs for the app', async () => {
    const start = await provider().start(request())
    expect(service.order(REF).body).toEqual({
      mchid: '1900000109',
      appid: 'wx-mini',
      description: '2611210001 Warm Table Ari',
      out_trade_no: REF,
      time_expire: '2026-11-21T05:15:00+00:00',
      notify_url: 'https://shop.example/provider/wechatPay/webhook',
      trade_type: 'JSAPI',
      merchant_category_code: '5812',
      amount: { total: 15_515, currency: 'THB' },
      payer: { openid: 'o-wx-mini' },
    })
    expect(start).toEqual({
      payType: 'wechat',
      appId: 'wx-mini',
      timeStamp: String(NOW.getTime() / 1000),
      nonceStr: expect.stringMatching(/^[0-9a-f]{32}$/),
      package: `prepay_id=wx${REF}`,
      signType: 'RSA',
      paySign: expect.any(String),
    })
    expect(isSignedForApp(start as Record<string, string>)).toBe(true)
  })

  it('of WeChat’s browser belongs to the official account', async () => {
    const guest = { ...request().guest, appType: 'wechatBrowser' }
    expect(await provider().start(request({ guest }))).toMatchObject({ appId: 'wx-official' })
    expect(service.order(REF).body.payer).toEqual({ openid: 'o-wx-official' })
  })

  it('inside mainland China has no category and other addresses', async () => {
    await provider({ region: 'mainland' as 'global', currency: 'CNY' }).start(request())
    expect(service.heard('/v3/pay/transactions/jsapi')).toHaveLength(1)
    expect(service.order(REF).body).not.toHaveProperty('merchant_category_code')
  })

  it('may be placed again with the same number', async () => {
    const pay = await ordered()
    expect(await pay.start(request())).toMatchObject({ package: `prepay_id=wx${REF}` })
  })

  it('is described in at most 127 bytes without characters that WeChat Pay refuses', async () => {
    await provider().start(request({ merchant: `\u0007😀${'โต๊ะอุ่น '.repeat(20)}` }))
    const description = String(service.order(REF).body.description)
    expect(description).toMatch(/^2611210001 โต๊ะอุ่น/)
    expect(Buffer.byteLength(description)).toBeLessThanOrEqual(127)
  })

  it.each([
    ['an app without an app id', { appType: 'h5', openid: async () => 'o1' }, 'setup'],
    ['a guest who is not known in the app', { appType: 'weapp', openid: async () => undefined }, 'code'],
  ])('is not placed for %s', async (_who, guest, kind) => {
    await expect(provider().start(request({ guest }))).rejects.toMatchObject({ provider: 'wechatPay', kind })
    expect(service.orders.size).toBe(0)
  })

  it('of a merchant whose key is another one is refused as a wrong setup, without a secret in the message', async () => {
    const privateKey = STRANGER.export({ format: 'pem', type: 'pkcs8' }).toString()
    const refusal = await provider({ privateKey })
      .start(request())
      .catch((error: Error) => error)
    expect(refusal).toMatchObject({
      kind: 'setup',
      code: 'SIGN_ERROR',
      message: 'wechatPay: answered 401 SIGN_ERROR no',
    })
  })
})

describe('a reply', () => {
  it.each<[string, () => ImitatedReply | undefined, string]>([
    ['without a signature', () => ({ json: { prepay_id: 'wx1' } }), 'setup'],
    ['that is malformed', () => ({ ...(service.said({}) as object), text: '{"prepay' }), 'setup'],
    ['that lacks the prepaid order', () => service.said({}), 'down'],
    ['of status 500', () => service.said({ code: 'SYSTEM_ERROR' }, 500), 'down'],
    ['of too many requests', () => service.said({ code: 'FREQUENCY_LIMITED', message: 'slow' }, 429), 'down'],
    ['of status 403 without JSON', () => ({ text: '<html>', status: 403 }), 'setup'],
  ])('%s starts no payment', async (_what, reply, kind) => {
    service.reply = reply
    await expect(provider().start(request())).rejects.toMatchObject({ provider: 'wechatPay', kind })
  })

  it.each([
    ['by a stranger', { key: STRANGER }],
    ['too long ago', { signedAt: minutesFromNow(-6) }],
    ['in the future', { signedAt: minutesFromNow(6) }],
    ['with a key that nobody knows', { serial: 'PUB_KEY_ID_1' }],
  ])('that was signed %s is not accepted', async (_how, signing) => {
    service.signing = signing
    await expect(provider().start(request())).rejects.toMatchObject({ kind: 'setup' })
  })

  it('that does not come in time starts no payment', async () => {
    service.reply = () => 'silent'
    await expect(provider({}, 50).start(request())).rejects.toMatchObject({
      kind: 'down',
      message: 'wechatPay: the request timed out',
    })
  })
})

describe('platform certificates', () => {
  it('are fetched once, and verify what they sign', async () => {
    service.signByCertificate()
    const pay = await ordered({ publicKey: undefined })
    expect(await pay.query(REF)).toEqual([])
    expect(service.heard('/certificates')).toHaveLength(1)
  })

  it('are accepted beside the public key while the merchant changes to it', async () => {
    service.signByCertificate()
    expect(await (await ordered()).query(REF)).toEqual([])
  })

  it('are not fetched again and again for an unknown serial number', async () => {
    const pay = provider()
    service.signing = { serial: 'ABCDEF0123456789' }
    await expect(pay.start(request())).rejects.toMatchObject({ kind: 'setup' })
    await expect(pay.start(request())).rejects.toMatchObject({ kind: 'setup' })
    expect(service.heard('/certificates')).toHaveLength(1)
  })

  it('that were encrypted with another APIv3 key are a wrong setup', async () => {
    service.signByCertificate()
    const pay = provider({ publicKey: undefined, apiKey: 'another APIv3 key of 32 letters!' })
    await expect(pay.start(request())).rejects.toMatchObject({
      kind: 'setup',
      message: expect.not.stringContaining('another APIv3 key of'),
    })
  })
})

describe('a query', () => {
  const transfer = {
    ref: REF,
    outcome: 'paid',
    transactionId: `42000${REF}`,
    amount: 15_515,
    payer: 'o-wx-mini',
    at: new Date('2026-11-21T13:00:30+08:00'),
  }

  it('reports nothing of an order that was never placed, or that is open or refunded', async () => {
    expect(await provider().query(REF)).toEqual([])
    const pay = await ordered()
    expect(await pay.query(REF)).toEqual([])
    service.order(REF).state = 'REFUND'
    expect(await pay.query(REF)).toEqual([])
  })

  it('finds a paid order', async () => {
    const pay = await ordered()
    service.pay(REF)
    expect(await pay.query(REF)).toEqual([transfer])
  })

  it.each(['CLOSED', 'PAYERROR'] as const)('finds that an order has failed: %s', async (state) => {
    const pay = await ordered()
    service.order(REF).state = state
    expect(await pay.query(REF)).toEqual([{ ref: REF, outcome: 'failed', at: NOW }])
  })

  it('reports the currency when it is another one, and the amount that was paid', async () => {
    const pay = await ordered()
    service.pay(REF, { amount: { currency: 'USD' } })
    expect(await pay.query(REF)).toEqual([{ ...transfer, currency: 'USD' }])
    service.pay(REF, { amount: { total: 1 } })
    expect(await pay.query(REF)).toEqual([{ ...transfer, amount: 1 }])
  })

  it('does not accept the order of another merchant', async () => {
    const pay = await ordered()
    service.pay(REF, { mchid: '1900000110' })
    await expect(pay.query(REF)).rejects.toMatchObject({ kind: 'down' })
  })
})

test('an order lasts a minute at least', async () => {
  await provider().start(request({ expireAt: minutesFromNow(0) }))
  expect(service.order(REF).body.time_expire).toBe('2026-11-21T05:01:00+00:00')
})

describe('closing an order', () => {
  it('ends it, also twice or when it was never placed', async () => {
    await provider().close('NOTHING')
    const pay = await ordered()
    await pay.close(REF)
    await pay.close(REF)
    expect(service.order(REF).state).toBe('CLOSED')
  })

  it('is refused when it was paid', async () => {
    const pay = await ordered()
    service.pay(REF)
    await expect(pay.close(REF)).rejects.toMatchObject({ code: 'ORDERPAID' })
  })
})

describe('a notification', () => {
  beforeEach(async () => {
    await ordered()
    service.pay(REF)
  })

  it('is verified and decrypted', async () => {
    expect(await notified()).toEqual({
      id: `EV-${REF}`,
      ref: REF,
      outcome: 'paid',
      transactionId: `42000${REF}`,
      amount: 15_515,
      payer: 'o-wx-mini',
      at: new Date('2026-11-21T13:00:30+08:00'),
    })
  })

  it.each([
    ['by a stranger', { key: STRANGER }],
    ['six minutes ago', { signedAt: minutesFromNow(-6) }],
    ['with an unknown key', { serial: 'PUB_KEY_ID_1' }],
    ['without a serial number', { serial: '' }],
  ])('that was signed %s is refused', async (_how, signing) => {
    service.signing = signing
    expect(await notified()).toBeNull()
  })

  it('whose body or headers were changed is refused', async () => {
    const { headers, body } = service.notification(REF)
    expect(await notified(provider(), { headers, body: body.replace('paid', 'Paid') })).toBeNull()
    const later = { ...headers, 'wechatpay-timestamp': String(Number(headers['wechatpay-timestamp']) + 1) }
    expect(await notified(provider(), { headers: later, body })).toBeNull()
    const probe = { ...headers, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}` }
    expect(await notified(provider(), { headers: probe, body })).toBeNull()
    expect(await notified(provider(), { headers: {}, body })).toBeNull()
  })

  it.each(['', 'paid!', '{"id":"x"}', '{"id":"x","resource":{"ciphertext":"","nonce":1}}'])(
    'that is signed but malformed is refused: %s',
    async (body) => {
      expect(await notified(provider(), service.signed(body))).toBeNull()
    },
  )

  it('that was encrypted with another APIv3 key is a wrong setup', async () => {
    const pay = provider({ apiKey: 'another APIv3 key of 32 letters!' })
    await expect(notified(pay)).rejects.toMatchObject({ kind: 'setup' })
  })

  it('about another merchant is not accepted', async () => {
    service.pay(REF, { mchid: '1900000110' })
    await expect(notified()).rejects.toMatchObject({ kind: 'down' })
  })
})
