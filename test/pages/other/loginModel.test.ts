import { OfflineError, ReplyError } from '@/api/errors'
import { DEFAULT_LOGIN, NotAuthenticatedError } from '@/domain/account/loginMethods'
import { SocialSignIn } from '@/pages/other/login.model'

const signedIn = { token: 't', userInfo: { id: 'u1' } }
const done = { kind: 'signedIn', signedIn }
const redirect = { url: 'https://house.example/ask', state: 's1' }
const refererUrl = 'https://shop.example/'

/** A browser, or with `code` a host app. */
function setUp(code = '') {
  const remote = {
    wechatLogin: jest.fn(),
    wechatUrl: jest.fn(async () => redirect),
    alipayLogin: jest.fn(),
    alipayUrl: jest.fn(async () => redirect),
    lineLogin: jest.fn(async () => redirect),
    checkLineCode: jest.fn(async () => signedIn),
    facebookLogin: jest.fn(async () => signedIn),
  }
  const device = {
    hostCode: jest.fn(async () => code),
    siteAddress: () => (code ? '' : refererUrl),
    leave: jest.fn(),
    facebookToken: jest.fn(async () => 'fb'),
    log: jest.fn(),
  }
  return { remote, device, social: new SocialSignIn(remote as never, device, () => DEFAULT_LOGIN) }
}

describe('WeChat', () => {
  test('signs in with the code of the mini-program', async () => {
    const { social, remote } = setUp('code')
    remote.wechatLogin.mockResolvedValue(signedIn)
    expect(await social.start('wechat')).toEqual(done)
    expect(remote.wechatLogin).toHaveBeenCalledWith(expect.objectContaining({ code: 'code' }))
  })

  test('returns an identity without an account', async () => {
    const { social, remote } = setUp('code')
    const identity = { openid: 'o', nickname: '', avatar: '', bindKey: 'k' }
    remote.wechatLogin.mockResolvedValue({ user: identity })
    expect(await social.start('wechat')).toEqual({ kind: 'bind', identity })
  })

  test('redirects to the authorisation in a browser and returns to the site', async () => {
    const { social, remote, device } = setUp()
    remote.wechatLogin.mockResolvedValue({ authorize: true })
    expect(await social.start('wechat')).toEqual({ kind: 'left' })
    expect(remote.wechatUrl).toHaveBeenCalledWith({ refererUrl })
    expect(device.leave).toHaveBeenCalledWith('wechat', redirect)
  })

  test.each([new ReplyError(400, 'no'), new OfflineError()])('only logs a failure: %s', async (error) => {
    const { social, remote, device } = setUp('code')
    remote.wechatLogin.mockRejectedValue(error)
    expect(await social.start('wechat')).toEqual({ kind: 'failed' })
    expect(device.log).toHaveBeenCalledWith('The login of WeChat failed', error)
  })

  test('does not redirect in a mini-program, which has no page to return to', async () => {
    const { social, remote, device } = setUp('code')
    remote.wechatLogin.mockResolvedValue({ authorize: true })
    expect(await social.start('wechat')).toEqual({ kind: 'failed' })
    expect(device.leave).not.toHaveBeenCalled()
  })
})

describe('Alipay', () => {
  test('signs in with the code of the mini-program', async () => {
    const { social, remote } = setUp('code')
    remote.alipayLogin.mockResolvedValue(signedIn)
    expect(await social.start('alipay')).toEqual(done)
  })

  test('redirects to the authorisation in its browser', async () => {
    const { social, device } = setUp()
    expect(await social.start('alipay')).toEqual({ kind: 'left' })
    expect(device.leave).toHaveBeenCalledWith('alipay', redirect)
  })

  test('reports a wrong secret key for any code other than 200', async () => {
    const { social, remote } = setUp('code')
    remote.alipayLogin.mockRejectedValue(new ReplyError(400, 'no'))
    expect(await social.start('alipay')).toEqual({ kind: 'secretKey' })
    expect(await social.finish({ provider: 'alipay', code: 'c', state: 's1' })).toEqual({ kind: 'secretKey' })
  })

  test('does not report it without network', async () => {
    const { social, remote } = setUp('code')
    remote.alipayLogin.mockRejectedValue(new OfflineError())
    await expect(social.start('alipay')).rejects.toThrow(OfflineError)
  })
})

test('LINE login redirects and ends with the code of its page', async () => {
  const { social, remote } = setUp()
  expect(await social.start('line')).toEqual({ kind: 'left' })
  expect(await social.finish({ provider: 'line', code: 'c', state: 's1' })).toEqual(done)
  expect(remote.checkLineCode).toHaveBeenCalledWith({ code: 'c', state: 's1' })
})

test('Facebook login uses the token of its script', async () => {
  const { social, remote } = setUp()
  expect(await social.start('facebook')).toEqual(done)
  expect(remote.facebookLogin).toHaveBeenCalledWith({ accessToken: 'fb' })
})

test('declining at Facebook shows no message; a script that fails to load shows one', async () => {
  const { social, device } = setUp()
  device.facebookToken.mockRejectedValueOnce(new NotAuthenticatedError())
  expect(await social.start('facebook')).toEqual({ kind: 'failed' })
  device.facebookToken.mockRejectedValueOnce(new Error('no script'))
  await expect(social.start('facebook')).rejects.toThrow('no script')
})

test('declining at the provider shows no message', async () => {
  const { social, remote } = setUp()
  expect(await social.finish({ provider: 'line', code: '', state: 's1' })).toEqual({ kind: 'failed' })
  expect(remote.checkLineCode).not.toHaveBeenCalled()
})
