import { createHash } from 'node:crypto'
import { WechatMiniClient } from '../../../server/integrations/social/wechatMini'
import { WechatWebClient } from '../../../server/integrations/social/wechatWeb'
import { WechatApi } from '../../../server/integrations/social/wechatApi'
import { Imitation, type ImitatedReply } from './imitation'
import { expectFaults } from './unreliable'

const SESSION = '/sns/jscode2session'
const STABLE = '/cgi-bin/stable_token'
const PHONE = '/wxa/business/getuserphonenumber'
const GRANT = '/sns/oauth2/access_token'
const PERSON = '/sns/userinfo'
const TICKET = '/cgi-bin/ticket/getticket'
const MEDIA = '/cgi-bin/media/get'
const SEND = '/cgi-bin/message/subscribe/send'

const TOKEN = { json: { access_token: 'app-token', expires_in: 7200 } }
const failed = (errcode: number): ImitatedReply => ({ json: { errcode, errmsg: 'no' } })

let wechat: Imitation
beforeEach(async () => {
  wechat = await Imitation.start()
})
afterEach(() => wechat.close())

const app = (timeoutMs?: number) => new WechatApi({ appId: 'wx1', secret: 's3cret' }, { base: wechat.base, timeoutMs })
const mini = (timeoutMs?: number) => new WechatMiniClient(app(timeoutMs))
const web = (timeoutMs?: number) => new WechatWebClient(app(timeoutMs))

describe('sign-in of the mini-program', () => {
  it('exchanges the code of wx.login for the ids of the guest', async () => {
    wechat.answer({ [SESSION]: { json: { openid: 'o1', session_key: 'k', unionid: 'u1' } } })
    expect(await mini().login('c0de')).toEqual({ subject: 'o1', unionid: 'u1', appId: 'wx1', nickname: '', avatar: '' })
    const query = { appid: 'wx1', secret: 's3cret', js_code: 'c0de', grant_type: 'authorization_code' }
    expect(wechat.requests).toMatchObject([{ method: 'GET', query }])
  })

  it.each([
    [40029, 'code'],
    [40163, 'code'],
    [40226, 'code'],
    [-1, 'down'],
    [45011, 'down'],
    [40013, 'setup'],
    [40125, 'setup'],
  ])('faults on errcode %i as %s', async (errcode, kind) => {
    wechat.answer({ [SESSION]: failed(errcode) })
    await expect(mini().login('c0de')).rejects.toMatchObject({ provider: 'wechat', kind })
  })

  expectFaults(
    () => wechat,
    SESSION,
    (timeoutMs) => mini(timeoutMs).login('c0de'),
  )
})

describe('the phone number button', () => {
  const info = { phone_info: { phoneNumber: '+66812345678', purePhoneNumber: '812345678', countryCode: '66' } }

  it('returns the number, requested with the app’s token', async () => {
    wechat.answer({ [STABLE]: TOKEN, [PHONE]: { json: { errcode: 0, errmsg: 'ok', ...info } } })
    expect(await mini().phone('c0de')).toBe('+66812345678')
    const json = { grant_type: 'client_credential', appid: 'wx1', secret: 's3cret', force_refresh: false }
    expect(wechat.at(STABLE)).toMatchObject([{ method: 'POST', body: json }])
    expect(wechat.at(PHONE)).toMatchObject([
      { method: 'POST', query: { access_token: 'app-token' }, body: { code: 'c0de' } },
    ])
  })

  it('fails on an invalid code, and on a response without a number', async () => {
    wechat.answer({ [STABLE]: TOKEN, [PHONE]: failed(40029) })
    await expect(mini().phone('c0de')).rejects.toMatchObject({ kind: 'code' })
    const phone_info = { purePhoneNumber: 'none', countryCode: '66' }
    wechat.answer({ [STABLE]: TOKEN, [PHONE]: { json: { errcode: 0, phone_info } } })
    await expect(mini().phone('c0de')).rejects.toMatchObject({ kind: 'down' })
  })
})

describe('a message to a guest', () => {
  const message = {
    to: 'o1',
    templateId: 't1',
    page: 'pages/order/detail?orderId=1',
    locale: 'zh' as const,
    fields: { thing1: '已备好', amount2: '฿155.15' },
  }

  it('is sent by its template, with the app’s own token', async () => {
    wechat.answer({ [STABLE]: TOKEN, [SEND]: { json: { errcode: 0, errmsg: 'ok', msgid: 1 } } })
    await mini().send(message)
    const body = {
      touser: 'o1',
      template_id: 't1',
      page: 'pages/order/detail?orderId=1',
      lang: 'zh_CN',
      data: { thing1: { value: '已备好' }, amount2: { value: '฿155.15' } },
    }
    expect(wechat.at(SEND)).toMatchObject([{ method: 'POST', query: { access_token: 'app-token' }, body }])
  })

  it.each([
    [43101, 'destination'],
    [40003, 'destination'],
    [40037, 'setup'],
    [47003, 'setup'],
    [-1, 'down'],
  ])('faults on errcode %i as %s', async (errcode, kind) => {
    wechat.answer({ [STABLE]: TOKEN, [SEND]: failed(errcode) })
    await expect(mini().send(message)).rejects.toMatchObject({ provider: 'wechat', kind })
  })
})

describe('the token of an app', () => {
  const good = { json: { errcode: 0, phone_info: { purePhoneNumber: '812345678', countryCode: '66' } } }

  it('is requested once for concurrent calls, and cached', async () => {
    wechat.answer({ [STABLE]: TOKEN, [PHONE]: good })
    const one = mini()
    await Promise.all([one.phone('a'), one.phone('b'), one.phone('c')])
    await one.phone('d')
    expect([wechat.at(STABLE).length, wechat.at(PHONE).length]).toEqual([1, 4])
  })

  it('is renewed in its last five minutes', async () => {
    wechat.answer({ [STABLE]: { json: { access_token: 'short', expires_in: 299 } }, [PHONE]: good })
    const one = mini()
    await one.phone('a')
    await one.phone('b')
    expect(wechat.at(STABLE)).toHaveLength(2)
  })

  it('is renewed when WeChat refuses it, and the request is repeated once', async () => {
    const calls = [failed(42001), good]
    wechat.answer({ [STABLE]: TOKEN, [PHONE]: () => calls.shift() ?? good })
    expect(await mini().phone('a')).toBe('+66812345678')
    expect(wechat.at(STABLE)).toHaveLength(2)
  })

  it('is renewed at most once per request', async () => {
    wechat.answer({ [STABLE]: TOKEN, [PHONE]: failed(40001) })
    await expect(mini().phone('a')).rejects.toMatchObject({ kind: 'setup' })
    expect(wechat.at(PHONE)).toHaveLength(2)
  })

  it('is requested again after a failure', async () => {
    const answers: ImitatedReply[] = [failed(-1), TOKEN]
    wechat.answer({ [STABLE]: () => answers.shift() ?? TOKEN, [PHONE]: good })
    const one = mini()
    await expect(one.phone('a')).rejects.toMatchObject({ kind: 'down' })
    expect(await one.phone('a')).toBe('+66812345678')
  })
})

describe('sign-in from WeChat’s browser', () => {
  const grant = { json: { access_token: 'user-token', expires_in: 7200, openid: 'o2', scope: 'snsapi_userinfo' } }

  it('redirects to WeChat’s page, with the parameters in the required order', () => {
    const url = web().authorizationUrl({ returnTo: 'https://shop.example/?a=1', state: 'st4te', nonce: 'n' })
    expect(url).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&redirect_uri=https%3A%2F%2Fshop.example%2F%3Fa%3D1' +
        '&response_type=code&scope=snsapi_userinfo&state=st4te#wechat_redirect',
    )
  })

  it('exchanges the code for a token and reads the profile', async () => {
    const about = { openid: 'o2', nickname: '小美', headimgurl: 'http://thirdwx.qlogo.cn/x/132', unionid: 'u1' }
    wechat.answer({ [GRANT]: grant, [PERSON]: { json: about } })
    expect(await web().login('c0de')).toEqual({
      subject: 'o2',
      unionid: 'u1',
      appId: 'wx1',
      nickname: '小美',
      avatar: 'https://thirdwx.qlogo.cn/x/132',
    })
    expect(wechat.at(GRANT)[0]?.query).toEqual({
      appid: 'wx1',
      secret: 's3cret',
      code: 'c0de',
      grant_type: 'authorization_code',
    })
    expect(wechat.at(PERSON)[0]?.query).toEqual({ access_token: 'user-token', openid: 'o2', lang: 'zh_CN' })
  })

  it('refuses a response about another user', async () => {
    wechat.answer({ [GRANT]: grant, [PERSON]: { json: { openid: 'o3', nickname: 'x' } } })
    await expect(web().login('c0de')).rejects.toMatchObject({ kind: 'down' })
  })

  it('fails on a used code', async () => {
    wechat.answer({ [GRANT]: failed(40163) })
    await expect(web().login('c0de')).rejects.toMatchObject({ kind: 'code' })
  })

  expectFaults(
    () => wechat,
    GRANT,
    (timeoutMs) => web(timeoutMs).login('c0de'),
  )
})

describe('pages in WeChat’s browser', () => {
  it('are signed with a cached ticket', async () => {
    wechat.answer({ [STABLE]: TOKEN, [TICKET]: { json: { errcode: 0, ticket: 't1cket', expires_in: 7200 } } })
    const one = web()
    const { appId, nonceStr, timestamp, signature } = await one.sign('https://shop.example/?a=1#/pages/index/index')
    const sealed = `jsapi_ticket=t1cket&noncestr=${nonceStr}&timestamp=${timestamp}&url=https://shop.example/?a=1`
    expect(signature).toBe(createHash('sha1').update(sealed).digest('hex'))
    expect(appId).toBe('wx1')
    const again = await one.sign('https://shop.example/')
    expect(again.nonceStr).not.toBe(nonceStr)
    expect(wechat.at(TICKET)).toMatchObject([{ query: { type: 'jsapi', access_token: 'app-token' } }])
  })

  it('download uploaded media', async () => {
    const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
    wechat.answer({ [STABLE]: TOKEN, [MEDIA]: { text: bytes, type: 'image/jpeg' } })
    expect(await web().media('m1')).toEqual(bytes)
    expect(wechat.at(MEDIA)[0]?.query).toEqual({ access_token: 'app-token', media_id: 'm1' })
  })

  it.each([
    ['there is no such upload', failed(40007), 'code'],
    ['the upload is text', { text: 'hello', type: 'text/plain' }, 'down'],
    ['the answer is a failure without words', { text: Buffer.alloc(0), type: 'image/jpeg', status: 404 }, 'down'],
  ] satisfies [string, ImitatedReply, string][])('fault when %s', async (_what, message, kind) => {
    wechat.answer({ [STABLE]: TOKEN, [MEDIA]: message })
    await expect(web().media('m1')).rejects.toMatchObject({ kind })
  })
})
