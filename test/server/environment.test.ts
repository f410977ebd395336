import { createPublicKey } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment, startWarnings } from '../../server/environment'
import { isSiteUrl } from '../../server/api/siteUrl'
import { LineClient } from '../../server/integrations/social/line'
import { LineMessagesClient } from '../../server/integrations/social/lineMessages'
import { chooseProviders } from '../../server/integrations/loginProviders'
import { AlipayPayments } from '../../server/integrations/payment/alipayPayments'
import { WechatPay } from '../../server/integrations/payment/wechatPay'
import { sandboxProviders } from '../../server/sandbox/logins'
import { Outbox } from '../../server/sandbox/outbox'
import { ALIPAY_CERTIFICATE, APP_CERTIFICATE, APP_KEY, ROOT_CERTIFICATES } from './support/alipay/alipayCertificates'
import { rsaKeys } from './support/rsaKeys'

const root = join(__dirname, '../..')

describe('the environment', () => {
  it('may be empty: then data is stored beside the code and the server listens locally only', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      database: { folder: join(root, '.data/db') },
      site: join(root, 'dist/h5'),
      seedGoods: 0,
      production: false,
    })
  })

  it('may name the local host', () => {
    expect(readEnvironment({ HOST: 'localhost' }).host).toBe('127.0.0.1')
    expect(readEnvironment({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  })

  it('may set for how long browsers keep a menu', () => {
    expect(readEnvironment({}).menuMaxAge).toBeUndefined()
    expect(readEnvironment({ MENU_MAX_AGE: '0' }).menuMaxAge).toBe(0)
  })

  it('may name a PostgreSQL server', () => {
    expect(readEnvironment({ DATABASE_URL: 'postgres://db/shop' }).database).toEqual({ url: 'postgres://db/shop' })
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['SEED_GOODS', '-5'],
    ['MENU_MAX_AGE', 'soon'],
    ['LOG_LEVEL', 'loud'],
    ['PASSWORD_COST', '4'],
  ])('is refused when %s is "%s", by name', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name}:`)
  })
})

describe('an account with WeChat Pay', () => {
  const { privateKey } = rsaKeys('merchant at WeChat Pay')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const publicKey = createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString()
  const given = {
    SITE_ORIGINS: 'http://localhost:3000,https://shop.example',
    WECHAT_MINI_APP_ID: 'wx1',
    WECHAT_MINI_SECRET: 's',
    WECHAT_PAY_MERCHANT_ID: '1900000109',
    WECHAT_PAY_CERTIFICATE_SERIAL: '444F4864EA9B34415ABBA5DA4A4B6E30FB1EE0C6',
    WECHAT_PAY_PRIVATE_KEY: pem.replaceAll('\n', String.raw`\n`),
    WECHAT_PAY_API_KEY: 'an APIv3 key of thirty-two bytes',
  }

  it('belongs to the apps of the merchant, outside mainland China and in baht by default', () => {
    expect(readEnvironment(given).payments.wechatPay).toMatchObject({
      merchantId: '1900000109',
      apps: { weapp: 'wx1' },
      region: 'global',
      currency: 'THB',
      category: '5812',
      h5: false,
      publicKey: undefined,
      webhookOrigin: 'https://shop.example',
    })
    const more = {
      WECHAT_PAY_PUBLIC_KEY: publicKey,
      WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
      WECHAT_WEB_APP_ID: 'wx2',
    }
    expect(readEnvironment({ ...given, WECHAT_PAY_H5: 'on' }).payments.wechatPay?.h5).toBe(true)
    const others = { WEBHOOK_ORIGIN: 'https://api.example', WECHAT_WEB_SECRET: 's' }
    expect(readEnvironment({ ...given, ...more, ...others }).payments.wechatPay).toMatchObject({
      publicKey: { id: 'PUB_KEY_ID_1', key: publicKey.trim() },
      apps: { weapp: 'wx1', wechatBrowser: 'wx2' },
      webhookOrigin: 'https://api.example',
    })
    expect(readEnvironment({}).payments).toEqual({})
    expect(readEnvironment({ PROMPTPAY_CONFIRMATION: 'staff' }).payments).toEqual({ promptPayTransfers: true })
    expect(() => readEnvironment({ PROMPTPAY_CONFIRMATION: 'nobody' })).toThrow('PROMPTPAY_CONFIRMATION:')
  })

  it('may name a file with its key', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'key-')), 'apiclient_key.pem')
    writeFileSync(file, pem)
    const { wechatPay } = readEnvironment({ ...given, WECHAT_PAY_PRIVATE_KEY: file }).payments
    expect(wechatPay?.privateKey).toBe(pem)
    expect(new WechatPay(wechatPay as never).payTypes).toEqual(['wechat'])
  })

  it.each([
    ['WECHAT_PAY_MERCHANT_ID', { WECHAT_PAY_MERCHANT_ID: 'shop' }],
    ['WECHAT_PAY_MERCHANT_ID', { WECHAT_PAY_MERCHANT_ID: undefined }],
    ['WECHAT_PAY_CERTIFICATE_SERIAL', { WECHAT_PAY_CERTIFICATE_SERIAL: 'no serial' }],
    ['WECHAT_PAY_PRIVATE_KEY', { WECHAT_PAY_PRIVATE_KEY: undefined }],
    ['WECHAT_PAY_PRIVATE_KEY', { WECHAT_PAY_PRIVATE_KEY: '/nowhere/apiclient_key.pem' }],
    ['WECHAT_PAY_API_KEY', { WECHAT_PAY_API_KEY: 's3cret' }],
    ['WECHAT_PAY_PUBLIC_KEY_ID', { WECHAT_PAY_PUBLIC_KEY: publicKey }],
    ['WECHAT_PAY_REGION', { WECHAT_PAY_REGION: 'mars' }],
    ['WECHAT_PAY_CURRENCY', { WECHAT_PAY_CURRENCY: 'baht' }],
    ['WECHAT_PAY_CATEGORY', { WECHAT_PAY_CATEGORY: 'food' }],
    ['WECHAT_PAY_H5', { WECHAT_PAY_H5: 'yes' }],
    ['WECHAT_MINI_APP_ID', { WECHAT_MINI_APP_ID: undefined, WECHAT_MINI_SECRET: undefined }],
    ['WEBHOOK_ORIGIN', { SITE_ORIGINS: 'http://shop.example' }],
    ['WEBHOOK_ORIGIN', { WEBHOOK_ORIGIN: 'http://api.example' }],
  ])('is refused half set or wrong, by name and without a secret: %s', (name, changes) => {
    const read = () => readEnvironment({ ...given, ...changes })
    expect(read).toThrow(`${name}:`)
    expect(read).not.toThrow(/s3cret|PRIVATE KEY|thirty-two/)
  })

  it('is not complete with a public key of WeChat Pay alone', () => {
    const alone = { WECHAT_PAY_PUBLIC_KEY: publicKey, WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1' }
    expect(() => readEnvironment(alone)).toThrow('WECHAT_PAY_MERCHANT_ID:')
  })
})

describe('an account with Alipay', () => {
  const { privateKey, publicKey } = rsaKeys('merchant at Alipay')
  const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  const alipayKey = publicKey.export({ format: 'pem', type: 'spki' }).toString()
  const given = {
    SITE_ORIGINS: 'https://shop.example',
    ALIPAY_APP_ID: '2021004112345678',
    ALIPAY_PRIVATE_KEY: key,
    ALIPAY_PUBLIC_KEY: alipayKey,
    ALIPAY_SELLER_ID: '2088102146225135',
  }

  it('takes payments with the app of the sign-in, in baht and on Alipay’s page by default', () => {
    const { alipay } = readEnvironment(given).payments
    expect(alipay).toEqual({
      appId: '2021004112345678',
      privateKey: key,
      publicKey: alipayKey.trim(),
      sellerId: '2088102146225135',
      currency: 'THB',
      webPage: true,
      webhookOrigin: 'https://shop.example',
    })
    expect(alipay && new AlipayPayments(alipay).payTypes).toEqual(['alipay'])
    const changes = { ALIPAY_PAY_CURRENCY: 'CNY', ALIPAY_WEB_PAGE: 'off', WEBHOOK_ORIGIN: 'https://api.example' }
    expect(readEnvironment({ ...given, ...changes }).payments.alipay).toMatchObject({
      currency: 'CNY',
      webPage: false,
      webhookOrigin: 'https://api.example',
    })
    expect(readEnvironment({ ...given, ALIPAY_SELLER_ID: undefined }).payments).toEqual({})
  })

  it('may name a file with two public keys of Alipay, while one replaces the other', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'key-')), 'alipay.pem')
    writeFileSync(file, `${alipayKey}\n${alipayKey}`)
    expect(readEnvironment({ ...given, ALIPAY_PUBLIC_KEY: file }).accounts.alipay?.publicKey).toContain(alipayKey)
    writeFileSync(file, `${alipayKey}\n${alipayKey.replace('MII', 'XXX')}`)
    expect(() => readEnvironment({ ...given, ALIPAY_PUBLIC_KEY: file })).toThrow('ALIPAY_PUBLIC_KEY:')
  })

  it('may have certificates instead of public keys, in files as Alipay gives them', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'key-')), 'alipayRootCert.crt')
    writeFileSync(file, ROOT_CERTIFICATES)
    const certificates = {
      ...{ ALIPAY_PRIVATE_KEY: APP_KEY, ALIPAY_PUBLIC_KEY: ALIPAY_CERTIFICATE },
      ...{ ALIPAY_APP_CERT: APP_CERTIFICATE, ALIPAY_ROOT_CERT: file },
    }
    const { payments, accounts } = readEnvironment({ ...given, ...certificates })
    const known = { app: APP_CERTIFICATE, root: ROOT_CERTIFICATES }
    expect([payments.alipay?.certificates, accounts.alipay?.certificates]).toEqual([known, known])
    const read = (changes: object) => () => readEnvironment({ ...given, ...certificates, ...changes })
    expect(read({ ALIPAY_ROOT_CERT: undefined })).toThrow('ALIPAY_ROOT_CERT:')
    expect(read({ ALIPAY_APP_CERT: ALIPAY_CERTIFICATE })).toThrow('ALIPAY_APP_CERT:')
    expect(read({ ALIPAY_APP_CERT: 'MIIB' })).toThrow('ALIPAY_APP_CERT:')
  })

  it.each([
    ['ALIPAY_SELLER_ID', { ALIPAY_SELLER_ID: 'shop@example.com' }],
    ['ALIPAY_PAY_CURRENCY', { ALIPAY_PAY_CURRENCY: 'baht' }],
    ['ALIPAY_WEB_PAGE', { ALIPAY_WEB_PAGE: 'yes' }],
    ['ALIPAY_PRIVATE_KEY', { ALIPAY_PRIVATE_KEY: undefined }],
    ['ALIPAY_APP_ID', { ALIPAY_APP_ID: undefined, ALIPAY_PRIVATE_KEY: undefined, ALIPAY_PUBLIC_KEY: undefined }],
    ['WEBHOOK_ORIGIN', { SITE_ORIGINS: 'http://shop.example' }],
  ])('is refused half set or wrong, by name: %s', (name, changes) => {
    expect(() => readEnvironment({ ...given, ...changes })).toThrow(`${name}:`)
  })
})

const noLog = { warn: () => undefined } as never

describe('outside providers', () => {
  it('are replaced by the sandbox, in production only when it is enabled', () => {
    expect(readEnvironment({}).loginSandbox).toBe(true)
    expect(readEnvironment({ NODE_ENV: 'production' }).loginSandbox).toBe(false)
    expect(readEnvironment({ NODE_ENV: 'production', LOGIN_SANDBOX: 'on' }).loginSandbox).toBe(true)
    expect(readEnvironment({ LOGIN_SANDBOX: 'off' }).loginSandbox).toBe(false)
  })

  it('do not settle payments in production, unless the sandbox bank is enabled', () => {
    expect(readEnvironment({}).paymentSandbox).toBe(true)
    expect(readEnvironment({ NODE_ENV: 'production' }).paymentSandbox).toBe(false)
    expect(readEnvironment({ NODE_ENV: 'production', PAYMENT_SANDBOX: 'on' }).paymentSandbox).toBe(true)
  })

  it('are warned of at every start as long as they are a sandbox', () => {
    expect(startWarnings(readEnvironment({}))).toEqual([
      expect.stringContaining('sign-in'),
      expect.stringContaining('payments'),
    ])
    expect(startWarnings(readEnvironment({ NODE_ENV: 'production' }))).toEqual([])
  })

  it('are real where the merchant has an account', () => {
    const { accounts } = readEnvironment({ LINE_CHANNEL_ID: '1', LINE_CHANNEL_SECRET: 's' })
    expect(accounts).toMatchObject({ line: { channelId: '1', channelSecret: 's' }, facebook: undefined })
    const chosen = chooseProviders(accounts, sandboxProviders(new Outbox(() => new Date(), noLog)))
    expect([chosen.line, chosen.sms]).toEqual([expect.any(LineClient), expect.any(Outbox)])
    expect(chooseProviders(accounts)).toMatchObject({ line: expect.any(LineClient), sms: undefined, alipay: undefined })
  })

  it('send messages on LINE with the token of the official account, otherwise in the sandbox or not at all', () => {
    const { accounts } = readEnvironment({ LINE_MESSAGING_TOKEN: 't0ken' })
    expect(accounts.lineMessages).toEqual({ token: 't0ken' })
    const chosen = chooseProviders(accounts, sandboxProviders(new Outbox(() => new Date(), noLog)))
    expect(chosen.lineMessages).toEqual(expect.any(LineMessagesClient))
    expect(chooseProviders({}).lineMessages).toBeUndefined()
  })

  it.each([
    ['LINE_CHANNEL_SECRET', { LINE_CHANNEL_ID: '1' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }],
    ['TWILIO_FROM', { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't' }],
    ['ALIPAY_PRIVATE_KEY', { ALIPAY_APP_ID: '1', ALIPAY_PRIVATE_KEY: 'no key', ALIPAY_PUBLIC_KEY: 'no key' }],
    ['SITE_ORIGINS', { SITE_ORIGINS: 'https://shop.example/path' }],
    ['MAP_TILES', { MAP_TILES: 'http://tiles.example/{z}/{x}/{y}.png' }],
  ])('are refused half set or wrong, by name: %s', (name, given) => {
    expect(() => readEnvironment(given)).toThrow(`${name}:`)
  })

  it('may redirect to the configured origins', () => {
    const { siteOrigins } = readEnvironment({ SITE_ORIGINS: 'https://shop.example, https://www.shop.example' })
    expect(siteOrigins).toEqual(['https://shop.example', 'https://www.shop.example'])
    const own = (page: string) => isSiteUrl(page, 'api.example', siteOrigins)
    expect([own('https://www.shop.example/x'), own('https://api.example/')]).toEqual([true, false])
    expect([
      isSiteUrl('https://api.example/', 'api.example', []),
      isSiteUrl('https://b.example/', 'api.example', []),
    ]).toEqual([true, false])
    expect(isSiteUrl('https://api.example:8443/', 'api.example', [])).toBe(false)
    expect(isSiteUrl('https://api.example/', undefined, [])).toBe(false)
  })

  it('must name the origins in production when a provider returns to the storefront', () => {
    const line = { NODE_ENV: 'production', LINE_CHANNEL_ID: '1', LINE_CHANNEL_SECRET: 's' }
    expect(startWarnings(readEnvironment(line))).toEqual([expect.stringMatching(/SITE_ORIGINS is not set.*line/)])
    for (const given of [{ SITE_ORIGINS: 'https://shop.example' }, { LOGIN_SANDBOX: 'on' }, { NODE_ENV: 'test' }]) {
      const warnings = startWarnings(readEnvironment({ ...line, ...given })).join()
      expect(warnings).not.toContain('SITE_ORIGINS')
    }
  })
})
