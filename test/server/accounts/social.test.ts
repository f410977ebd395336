import { cartContract } from '../../../src/contract/cart/cart'
import { credentialsContract } from '../../../src/contract/account/credentials'
import type { Envelope } from '../../../src/contract/endpoint'
import { sessionContract } from '../../../src/contract/account/session'
import { socialContract } from '../../../src/contract/account/social'
import { fillBistro } from '../support/database/bistro'
import { ProviderError } from '../../../server/integrations/providerError'
import type { ProvenIdentity } from '../../../server/integrations/social/socialLogin'
import { type Backend, type CallOptions, injection, startBackend } from '../support/harness'
import { Shopper } from '../support/orders/shopper'
import { PAGE, signedInBy, travel } from '../support/accounts/trip'

let backend: Backend
let token: string
beforeAll(async () => {
  backend = await startBackend(fillBistro)
})
afterAll(() => backend.close())
beforeEach(async () => {
  token = await backend.guest()
})

/** Providers with a sign-in page, and how their codes sign in. */
const HOUSES = [
  ['LINE', socialContract.lineLogin, socialContract.checkLineCode],
  ['Alipay', socialContract.alipayUrl, socialContract.alipayLogin],
  ['WeChat', socialContract.wechatUrl, socialContract.wechatLogin],
] as const

describe.each(HOUSES)('the sign-in page of %s', (_name, begin, end) => {
  it('sends the browser back with a code and the state', async () => {
    const { url, state } = await backend.ask(begin, { refererUrl: `${PAGE}&code=old#/pages/my/my-index` }, { token })
    const { pathname, searchParams } = new URL(url)
    expect([pathname, searchParams.get('state')]).toEqual(['/sandbox/login', state])
    expect(searchParams.get('refererUrl')).toBe(PAGE)
    const returned = await travel(backend, begin, token)
    expect(returned.code).toBe('sandbox-ploy')
    expect(returned.state).not.toBe(state)
  })

  it('never redirects to another site', async () => {
    for (const refererUrl of [
      'https://evil.example/',
      'http://localhost@evil.example/',
      'http://localhost.evil.example/',
    ]) {
      const reply = await backend.call(begin, { refererUrl }, { token })
      expect(reply).toMatchObject({ code: 400, msg: 'This login cannot return to that page' })
    }
  })

  it.each([
    ['none', () => undefined],
    ['one that was made up', () => 'x'.repeat(32)],
  ])('counts with no state but its own: %s', async (_what, forged) => {
    const { code } = await travel(backend, begin, token)
    const reply = await backend.call(end, { code, state: forged() }, { token })
    expect(reply).toMatchObject({ code: 400, msg: expect.stringContaining('was not started here') })
  })

  it('is valid only for the session that began it', async () => {
    const { code, state } = await travel(backend, begin, token)
    const stranger = await backend.guest()
    expect(await backend.call(end, { code, state }, { token: stranger })).toMatchObject({ code: 400 })
    expect(await backend.call(end, { code, state }, { token })).toMatchObject({ code: 200 })
  })

  it('is valid once', async () => {
    const { code, state } = await travel(backend, begin, token)
    const wrong = { code: 'used', state }
    await backend.call(end, wrong, { token })
    expect(await backend.call(end, { code, state }, { token })).toMatchObject({ code: 400 })
  })

  it('is valid for ten minutes', async () => {
    const { code, state } = await travel(backend, begin, token)
    backend.clock.advance(10)
    expect(await backend.call(end, { code, state }, { token })).toMatchObject({ code: 400 })
    const again = await travel(backend, begin, token)
    backend.clock.advance(9)
    expect(await backend.call(end, again, { token })).toMatchObject({ code: 200 })
  })

  it('is not valid for another provider', async () => {
    const [, , other] = HOUSES.find(([, begun]) => begun !== begin) ?? HOUSES[0]
    const { code, state } = await travel(backend, begin, token)
    expect(await backend.call(other, { code, state }, { token })).toMatchObject({ code: 400 })
  })

  it('reports when the user cancels', async () => {
    expect(await travel(backend, begin, token, '')).toMatchObject({ code: '', error: 'access_denied' })
  })
})

describe('sign-in by LINE', () => {
  it('creates an account for a new user, and finds it again on another device', async () => {
    const first = await backend.ask(
      socialContract.checkLineCode,
      await travel(backend, socialContract.lineLogin, token, 'Nok'),
      { token },
    )
    expect(first.userInfo).toMatchObject({ nickname: 'Nok', userTel: '' })
    const other = await backend.guest()
    const again = await backend.ask(
      socialContract.checkLineCode,
      await travel(backend, socialContract.lineLogin, other, 'Nok'),
      { token: other },
    )
    expect([again.userInfo.id, again.token === first.token]).toEqual([first.userInfo.id, false])
    expect((await backend.ask(credentialsContract.account, {}, { token: again.token })).providers).toEqual(['line'])
  })

  it("takes over the guest's cart, and ends the guest's session", async () => {
    const shopper = await Shopper.enter(backend)
    await shopper.add('curry')
    const returned = await travel(backend, socialContract.lineLogin, shopper.token, 'mei')
    const { token: member } = signedInBy(
      await backend.call(socialContract.checkLineCode, returned, { token: shopper.token }),
    )
    const cart = await backend.ask(cartContract.get, shopper.request, { token: member })
    expect(cart.cart.map(({ goodsId }) => goodsId)).toEqual(['curry'])
    expect(await backend.call(sessionContract.profile, {}, { token: shopper.token })).toMatchObject({ code: 401 })
  })
})

describe('sign-in by Alipay', () => {
  it('needs no state from the mini-program, which has no page', async () => {
    const headers = { appType: 'alipay' }
    const reply = await backend.ask(socialContract.alipayLogin, { code: 'sandbox-somchai' }, { token, headers })
    expect(reply.userInfo.nickname).toBe('Somchai')
  })

  it('answers an invalid code with another code than 200', async () => {
    const reply = await backend.call(
      socialContract.alipayLogin,
      { code: 'old' },
      { token, headers: { appType: 'alipay' } },
    )
    expect(reply).toEqual({ code: 400, msg: 'This login is no longer valid. Please start again', data: null })
  })
})

describe('sign-in by Facebook', () => {
  it('accepts a token of the script, and creates or finds the account', async () => {
    const one = await backend.ask(socialContract.facebookLogin, { accessToken: 'sandbox-alex' }, { token })
    const other = await backend.guest()
    const two = await backend.ask(socialContract.facebookLogin, { accessToken: 'sandbox-alex' }, { token: other })
    expect([one.userInfo.nickname, two.userInfo.id]).toEqual(['Alex', one.userInfo.id])
    expect(await backend.call(socialContract.facebookLogin, { accessToken: 'x' }, { token: two.token })).toMatchObject({
      code: 400,
    })
  })
})

describe('a failing provider', () => {
  let other: Backend
  const login = jest.fn<Promise<ProvenIdentity>, [string]>()
  beforeAll(async () => {
    other = await startBackend(async () => {}, { loginProviders: { facebook: { login } } })
  })
  afterAll(() => other.close())

  const attempt = async (options: CallOptions = {}) =>
    other.call(socialContract.facebookLogin, { accessToken: 'x' }, { token: await other.guest(), ...options })

  it.each([
    ['code', 'en', 'This login is no longer valid. Please start again'],
    ['down', 'th', 'บริการไม่ตอบสนองในขณะนี้ โปรดลองใหม่ หรือเลือกวิธีอื่น'],
    ['setup', 'zh', '该服务配置有误，请换一种方式'],
  ] as const)('returns a message: %s', async (kind, locale, msg) => {
    login.mockRejectedValue(new ProviderError('facebook', kind, 'reason'))
    expect(await attempt({ locale })).toEqual({ code: 400, msg, data: null })
  })

  it('causes a server error when the error is unexpected', async () => {
    login.mockRejectedValue(new TypeError('oops'))
    expect(await attempt()).toMatchObject({ code: 500 })
  })

  it('cannot set a harmful name or picture', async () => {
    login.mockResolvedValue({
      subject: 's1',
      nickname: `\u0000 ${'😀'.repeat(50)}\u202e`,
      avatar: 'javascript:alert(1)',
    })
    const { data } = await attempt()
    expect(data.userInfo).toMatchObject({ nickname: '😀'.repeat(40), avatar: '' })
    login.mockResolvedValue({ subject: 's2', nickname: 'Nok', avatar: 'https://house.example/nok "x".jpg' })
    expect((await attempt()).data.userInfo.avatar).toBe('https://house.example/nok%20%22x%22.jpg')
  })

  it('is protected by the rate limit of the address', async () => {
    login.mockRejectedValue(new ProviderError('facebook', 'code', 'reason'))
    login.mockClear()
    const token = await other.guest()
    const call = injection(socialContract.facebookLogin, { accessToken: 'x' }, { token })
    const tries = Array.from({ length: 31 }, () => other.app.server.inject({ ...call, remoteAddress: '203.0.113.7' }))
    const messages = (await Promise.all(tries)).map((reply) => reply.json<Envelope>().msg)
    expect(messages.filter((msg) => msg === 'Too many attempts. Please try again in 15 min')).toHaveLength(1)
    expect(login).toHaveBeenCalledTimes(30)
  })
})
