import { runInNewContext } from 'node:vm'
import { configContract } from '../../../src/contract/config/config'
import { mediaContract } from '../../../src/contract/media'
import { sessionContract } from '../../../src/contract/account/session'
import { socialContract } from '../../../src/contract/account/social'
import { Outbox } from '../../../server/sandbox/outbox'
import { type Backend, startBackend } from '../support/harness'
import { PAGE } from '../support/accounts/trip'

let backend: Backend
let production: Backend
beforeAll(async () => {
  backend = await startBackend(async () => {})
  production = await startBackend(async () => {}, {
    production: true,
    accounts: { facebook: { appId: '42', appSecret: 's3cret' } },
    map: { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles', key: '' },
  })
})
afterAll(() => Promise.all([backend.close(), production.close()]))

const PATHS = [
  `/sandbox/login?provider=line&state=s&refererUrl=${encodeURIComponent(PAGE)}`,
  '/sandbox/messages',
  '/sandbox/facebook-sdk.js',
  '/sandbox/wechat-sdk.js',
  '/sandbox/wallets.js',
]

describe('the sandbox', () => {
  it.each(PATHS)('has a page at %s, which is never cached', async (url) => {
    const { statusCode, headers } = await backend.app.server.inject(url)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  })

  it.each(PATHS)('does not exist in production: %s', async (url) => {
    expect((await production.app.server.inject(url)).statusCode).toBe(404)
  })

  it('settles no payment in production', async () => {
    const webhook = { method: 'POST', url: '/provider/sandbox/webhook' } as const
    expect((await backend.app.server.inject(webhook)).statusCode).toBe(401)
    expect((await production.app.server.inject(webhook)).statusCode).toBe(404)
  })

  it('replaces no provider in production', async () => {
    const token = await production.guest()
    const not = { code: 400, msg: 'This login method is not available here' }
    const refererUrl = PAGE
    expect(await production.call(socialContract.lineLogin, { refererUrl }, { token })).toMatchObject(not)
    expect(await production.call(socialContract.wechatUrl, { refererUrl }, { token })).toMatchObject(not)
    expect(await production.call(socialContract.alipayLogin, { code: 'sandbox-ploy' }, { token })).toMatchObject(not)
    expect(await production.call(socialContract.wechatLogin, { code: 'sandbox-ploy' }, { token })).toMatchObject(not)
    expect(await production.call(mediaContract.jssdk, { url: PAGE })).toMatchObject(not)
  })

  it('never redirects to another site', async () => {
    const away = (refererUrl: string) => new URLSearchParams({ provider: 'line', state: 's', name: 'ploy', refererUrl })
    for (const foreign of ['https://evil.example/', 'javascript:alert(1)', '//evil.example', '']) {
      const shown = await backend.app.server.inject(`/sandbox/login?${away(foreign)}`)
      const chosen = await backend.app.server.inject({
        method: 'POST',
        url: '/sandbox/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: away(foreign).toString(),
      })
      expect([shown.statusCode, chosen.statusCode]).toEqual([400, 400])
    }
  })

  it('escapes its input', async () => {
    const state = '"><script>alert(1)</script>'
    const query = new URLSearchParams({ provider: 'line', state, refererUrl: `${PAGE}&x="><b>` })
    const { body } = await backend.app.server.inject(`/sandbox/login?${query}`)
    expect(body).not.toMatch(/<script|<b>/)
  })

  it('escapes messages, and returns those of one recipient as JSON', async () => {
    const { body, headers } = await backend.app.server.inject('/sandbox/messages')
    expect(body).toContain('No messages yet')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect((await backend.app.server.inject('/sandbox/messages?to=%2B66812345678')).json()).toEqual([])
  })
})

describe('messages of the sandbox', () => {
  const log = { warn: jest.fn() }
  const outbox = new Outbox(() => new Date(0), log as never)

  it('are logged, and listed newest first, two hundred of them', async () => {
    await outbox.send({ to: '+66812345678', text: '111111' })
    await outbox.send({ to: 'ploy@example.com', subject: 'Code', text: '222222' })
    expect(log.warn).toHaveBeenCalledWith({ to: '+66812345678', text: '111111' }, expect.any(String))
    expect(outbox.list('+66812345678')).toEqual([{ at: new Date(0), to: '+66812345678', subject: '', text: '111111' }])
    expect(outbox.list().map(({ text }) => text)).toEqual(['222222', '111111'])
    for (let n = 0; n < 200; n++) await outbox.send({ to: 'x', text: `${n}` })
    expect(outbox.list()).toHaveLength(200)
    expect(outbox.list('+66812345678')).toEqual([])
  })
})

describe('the login methods of the storefront', () => {
  const settings = (of: Backend, appType = 'h5') =>
    of.ask(configContract.forms, { idents: ['loginSetting', 'mapSetting'] }, { headers: { appType } })

  it('are all methods while the sandbox is on', async () => {
    expect(await settings(backend)).toEqual({
      loginSetting: {
        methods: ['phone', 'email', 'wechat', 'alipay', 'line', 'facebook'],
        facebookAppId: 'sandbox',
        facebookVersion: 'v20.0',
        facebookSdk: '/sandbox/facebook-sdk.js',
        wechatSdk: '/sandbox/wechat-sdk.js',
        smsCountry: 'TH',
        minPasswordLength: 8,
      },
      mapSetting: { tiles: '', attribution: '', key: '' },
    })
  })

  it('are only those of the merchant in production, without any secret', async () => {
    const reported = await settings(production)
    expect(reported).toMatchObject({
      loginSetting: {
        methods: ['facebook'],
        facebookAppId: '42',
        facebookSdk: 'https://connect.facebook.net/en_US/sdk.js',
        wechatSdk: '',
      },
      mapSetting: { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles', key: '' },
    })
    expect(JSON.stringify(reported)).not.toContain('s3cret')
  })

  it('are returned only on request', async () => {
    expect(await backend.ask(configContract.forms, { idents: ['unheard'] })).toEqual({})
  })
})

describe('the fake Facebook script', () => {
  const sdk = async () => {
    const { body, headers } = await backend.app.server.inject('/sandbox/facebook-sdk.js')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    const stored = new Map<string, string>()
    const sessionStorage = { getItem: (name: string) => stored.get(name) ?? null }
    const window: { FB?: FacebookScript; fbAsyncInit?: () => void } = { fbAsyncInit: jest.fn() }
    runInNewContext(body, { window, sessionStorage, queueMicrotask, Error })
    expect(window.fbAsyncInit).toHaveBeenCalledTimes(1)
    if (!window.FB) throw new Error('there is no FB')
    return { FB: window.FB, kept: stored }
  }

  interface FacebookScript {
    init(options: { appId?: string; version?: string }): void
    getLoginStatus(callback: (status: unknown) => void): void
  }

  it('works with version v20.0 only, and after it is initialised', async () => {
    const { FB } = await sdk()
    expect(() => FB.getLoginStatus(() => undefined)).toThrow('FB.init')
    expect(() => FB.init({ appId: 'sandbox', version: 'v19.0' })).toThrow('v20.0')
    expect(() => FB.init({ version: 'v20.0' })).toThrow('appId')
    FB.init({ appId: 'sandbox', version: 'v20.0' })
  })

  it('returns the signed-in user, with a token that the server accepts', async () => {
    const { FB, kept: existing } = await sdk()
    FB.init({ appId: 'sandbox', version: 'v20.0' })
    const status = () => new Promise((reported) => FB.getLoginStatus(reported))
    expect(await status()).toEqual({ status: 'unknown', authResponse: null })
    existing.set('sandbox-facebook', 'Mei')
    const { authResponse } = (await status()) as { authResponse: { accessToken: string } }
    const token = await backend.guest()
    const { userInfo } = await backend.ask(socialContract.facebookLogin, authResponse, { token })
    expect(userInfo.nickname).toBe('Mei')
    expect(await backend.call(sessionContract.profile, {}, { token })).toMatchObject({ code: 401 })
  })
})
