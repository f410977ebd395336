import type { PaymentRequest } from '../../../server/integrations/payment/paymentProvider'
import { guestOf, NOW, REF, requestOf, setUpAlipay } from '../support/alipay/alipayRequests'
import { ALIPAY, STRANGER } from '../support/alipay/alipayService'
import type { ImitatedReply } from './imitation'

const alipay = setUpAlipay()
const { provider } = alipay

describe('a trade of the mini-program', () => {
  it('is created for the guest, and returns its number at Alipay', async () => {
    expect(await provider().start(requestOf())).toEqual({ payType: 'alipay', trade_no: `20261121220014${REF}` })
    expect(alipay.service.trade(REF)).toMatchObject({
      notifyUrl: 'https://shop.example/provider/alipay/webhook',
      content: {
        out_trade_no: REF,
        total_amount: '155.15',
        subject: '2611210001 Warm Table Ari',
        product_code: 'JSAPI_PAY',
        op_app_id: ALIPAY.appId,
        buyer_open_id: 'open-mei',
        seller_id: ALIPAY.sellerId,
        time_expire: '2026-11-21 13:15:00',
      },
    })
  })

  it('of an old app names the guest by the user id', async () => {
    await provider().start(requestOf({ guest: guestOf('alipay', '2088102146225888') }))
    expect(alipay.service.trade(REF).content).toMatchObject({ buyer_id: '2088102146225888' })
    expect(alipay.service.trade(REF).content).not.toHaveProperty('buyer_open_id')
  })

  it('may be created again with the same number', async () => {
    const pay = await alipay.begun()
    expect(await pay.start(requestOf())).toMatchObject({ trade_no: `20261121220014${REF}` })
  })

  it.each([
    [1, '0.01'],
    [100, '1.00'],
    [100_005, '1000.05'],
    [99_999_999, '999999.99'],
  ])('of %i satang costs %s', async (amount, text) => {
    await provider().start(requestOf({ amount }))
    expect(alipay.service.trade(REF).content.total_amount).toBe(text)
  })

  it('names its currency when it is not Alipay’s own', async () => {
    await provider({ currency: 'THB' }).start(requestOf())
    expect(alipay.service.trade(REF).content).toMatchObject({ trans_currency: 'THB', settle_currency: 'THB' })
    alipay.service.reset()
    await provider().start(requestOf())
    expect(alipay.service.trade(REF).content).not.toHaveProperty('trans_currency')
  })

  it('has no sign in its title that Alipay refuses, and at most 256', async () => {
    await provider().start(requestOf({ merchant: `\u0007😀Rice/Curry & more=1 ${'โต๊ะอุ่น '.repeat(40)}` }))
    const subject = String(alipay.service.trade(REF).content.subject)
    expect(subject).toMatch(/^2611210001 Rice Curry {3}more 1 โต๊ะอุ่น/)
    expect(subject).toHaveLength(256)
  })

  it('lasts a minute at least', async () => {
    await provider().start(requestOf({ expireAt: NOW }))
    expect(alipay.service.trade(REF).content.time_expire).toBe('2026-11-21 13:01:00')
  })

  it('is not created for a guest who is not known', async () => {
    const start = provider().start(requestOf({ guest: guestOf('alipay') }))
    await expect(start).rejects.toMatchObject({ provider: 'alipay', kind: 'code' })
    expect(alipay.service.trades.size).toBe(0)
  })

  it('of an app whose key is another one is refused as a wrong setup, without a secret in the message', async () => {
    const privateKey = STRANGER.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    const start = provider({ privateKey }).start(requestOf())
    await expect(start).rejects.toMatchObject({
      kind: 'setup',
      subCode: 'isv.invalid-signature',
      message: 'alipay: 40002 Invalid Arguments isv.invalid-signature',
    })
  })

  it('of an app that Alipay does not have is refused as a wrong setup', async () => {
    const start = provider({ appId: '2021' }).start(requestOf())
    await expect(start).rejects.toMatchObject({ kind: 'setup', subCode: 'isv.invalid-app-id' })
  })
})

describe('Alipay’s page', () => {
  const inBrowser = (changes: Partial<PaymentRequest> = {}, settings: Partial<typeof ALIPAY> = {}) =>
    provider(settings).start(
      requestOf({ guest: guestOf('h5'), returnUrl: 'https://shop.example/?back=pay', ...changes }),
    )
  const urlOf = async (start: ReturnType<typeof inBrowser>) => String(((await start) as { payUrl?: string }).payUrl)

  it.each(['h5', 'alipayBrowser'])(
    'is opened by a signed address in %s, and returns to the storefront',
    async (appType) => {
      const payUrl = await urlOf(inBrowser({ guest: guestOf(appType) }))
      expect(alipay.service.trades.size).toBe(0)
      expect(alipay.service.confirmPage(payUrl)).toBe(REF)
      expect(alipay.service.trade(REF)).toMatchObject({
        returnUrl: 'https://shop.example/?back=pay',
        notifyUrl: 'https://shop.example/provider/alipay/webhook',
        content: {
          total_amount: '155.15',
          product_code: 'QUICK_WAP_WAY',
          seller_id: ALIPAY.sellerId,
          quit_url: 'https://shop.example/?back=pay',
          time_expire: '2026-11-21 13:15:00',
        },
      })
    },
  )

  it.each([
    ['amount', '155.15', '0.01'],
    ['return address', 'shop.example', 'evil.example'],
  ])('is refused by Alipay when its %s was changed', async (_what, from, to) => {
    const payUrl = await urlOf(inBrowser())
    expect(() => alipay.service.confirmPage(payUrl.replaceAll(from, to))).toThrow('isv.invalid-signature')
  })

  it('has no return address when the guest’s page is not known', async () => {
    alipay.service.confirmPage(await urlOf(inBrowser({ returnUrl: undefined })))
    expect(alipay.service.trade(REF).returnUrl).toBeUndefined()
  })

  it('is not offered without a contract for it', () => {
    expect(provider({ webPage: false })).toMatchObject({
      appTypes: { alipay: ['alipay'] },
      redirectedApps: { alipay: [] },
    })
    expect(provider()).toMatchObject({ appTypes: { alipay: ['alipay', 'alipayBrowser', 'h5', 'phoneBrowser'] } })
  })

  it('and a trade of the mini-program do not suit each other', () => {
    const pay = provider()
    const page = { payType: 'alipay', payUrl: 'https://alipay.example' } as const
    const trade = { payType: 'alipay', trade_no: '2026' } as const
    expect([pay.isUsable(page, 'h5'), pay.isUsable(page, 'alipay')]).toEqual([true, false])
    expect([pay.isUsable(trade, 'alipayBrowser'), pay.isUsable(trade, 'alipay')]).toEqual([false, true])
  })
})

describe('a reply', () => {
  const created = { code: '10000', msg: 'Success', out_trade_no: REF, trade_no: '2026' }
  const text = JSON.stringify(created)

  it.each<[string, () => ImitatedReply | undefined, string]>([
    ['without a signature', () => ({ json: { alipay_trade_create_response: created } }), 'setup'],
    [
      'that was signed over another text',
      () => ({ text: `{"alipay_trade_create_response":${text},"sign":"AAAA"}` }),
      'setup',
    ],
    ['that is malformed', () => ({ text: '{"alipay_trade' }), 'down'],
    [
      'that lacks the trade',
      () => alipay.service.said('alipay.trade.create', { code: '10000', msg: 'Success' }),
      'down',
    ],
    ['to another method', () => alipay.service.said('alipay.trade.query', created), 'down'],
    ['of status 500', () => ({ text: '<html>', status: 500 }), 'down'],
    [
      'that Alipay is out of order',
      () =>
        alipay.service.said('alipay.trade.create', {
          code: '20000',
          msg: 'Service Currently Unavailable',
          sub_code: 'isp.unknow-error',
        }),
      'down',
    ],
    [
      'of a failing trade system',
      () =>
        alipay.service.said('alipay.trade.create', {
          code: '40004',
          msg: 'Business Failed',
          sub_code: 'ACQ.SYSTEM_ERROR',
        }),
      'down',
    ],
    [
      'without a contract',
      () =>
        alipay.service.said('alipay.trade.create', {
          code: '40006',
          msg: 'Insufficient Permissions',
          sub_code: 'isv.insufficient-isv-permissions',
        }),
      'setup',
    ],
    ['that breaks off', () => 'cut', 'down'],
  ])('%s starts no payment', async (_what, reply, kind) => {
    alipay.service.reply = reply
    await expect(provider().start(requestOf())).rejects.toMatchObject({ provider: 'alipay', kind })
  })

  it.each<ImitatedReply>(['silent', 'stalled'])('that does not come in time starts no payment: %s', async (reply) => {
    alipay.service.reply = () => reply
    await expect(provider({}, 50).start(requestOf())).rejects.toMatchObject({
      kind: 'down',
      message: 'alipay: the request timed out',
    })
  })

  it('by a stranger is not accepted, unless the merchant trusts that key as well', async () => {
    alipay.service.key = STRANGER.privateKey
    await expect(provider().start(requestOf())).rejects.toMatchObject({ kind: 'setup' })
    const next = STRANGER.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
    const publicKey = `${ALIPAY.publicKey},${next}`
    expect(await provider({ publicKey }).start(requestOf())).toMatchObject({ payType: 'alipay' })
  })
})
