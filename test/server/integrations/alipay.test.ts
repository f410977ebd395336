import { createCipheriv, createVerify, randomBytes, sign } from 'node:crypto'
import { AlipayClient } from '../../../server/integrations/social/alipay'
import { rsaKeys } from '../support/rsaKeys'
import { type ReceivedRequest, Imitation, type ImitatedReply } from './imitation'
import { expectFaults } from './unreliable'

const GATEWAY = '/gateway.do'
const ours = rsaKeys('merchant at Alipay')
const theirs = rsaKeys('Alipay')
const stranger = rsaKeys('stranger')
const aesKey = randomBytes(16).toString('base64')

const inside = (key: typeof ours.privateKey, type: 'pkcs1' | 'pkcs8') =>
  key.export({ format: 'der', type }).toString('base64')
const SETTINGS = {
  appId: '2021',
  privateKey: inside(ours.privateKey, 'pkcs1'),
  publicKey: theirs.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  aesKey,
}

let gateway: Imitation
beforeEach(async () => {
  gateway = await Imitation.start()
})
afterEach(() => gateway.close())

const alipay = (changes: Partial<typeof SETTINGS> = {}, timeoutMs?: number) =>
  new AlipayClient({ ...SETTINGS, ...changes }, { base: gateway.base, timeoutMs })

/** A signed reply of the gateway. */
function replied(name: string, content: string, key = theirs.privateKey): ImitatedReply {
  const seal = sign('RSA-SHA256', Buffer.from(content), key).toString('base64')
  return { text: `{"${name}_response":${content},"alipay_cert_sn":"x","sign":"${seal}"}` }
}

const TOKEN = String.raw`{"access_token":"at","open_id":"04{5\"}6","expires_in":1296000,"url":"https:\/\/a"}`
const ABOUT = '{"code":"10000","msg":"Success","nick_name":"美","avatar":"https://tfs.alipayobjects.com/x"}'

const answers =
  (token: ImitatedReply, about: ImitatedReply) =>
  ({ query }: ReceivedRequest): ImitatedReply =>
    query.method === 'alipay.system.oauth.token' ? token : about

const token = () => replied('alipay_system_oauth_token', TOKEN)
const about = () => replied('alipay_user_info_share', ABOUT)

describe('sign-in with Alipay', () => {
  it('redirects to Alipay’s page, with the state', () => {
    const url = new URL(alipay().authorizationUrl({ returnTo: 'https://shop.example/', state: 'st4te', nonce: 'n' }))
    expect(url.origin + url.pathname).toBe('https://openauth.alipay.com/oauth2/publicAppAuthorize.htm')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      app_id: '2021',
      scope: 'auth_user',
      redirect_uri: 'https://shop.example/',
      state: 'st4te',
    })
  })

  it("exchanges the code for the guest's id, then reads nickname and picture", async () => {
    gateway.answer({ [GATEWAY]: answers(token(), about()) })
    const avatar = 'https://tfs.alipayobjects.com/x'
    expect(await alipay().login('c0de')).toEqual({ subject: '04{5"}6', appId: '2021', nickname: '美', avatar })
    expect(gateway.requests).toMatchObject([
      { method: 'POST', query: { app_id: '2021' }, body: { grant_type: 'authorization_code', code: 'c0de' } },
      { query: { method: 'alipay.user.info.share' }, body: { auth_token: 'at' } },
    ])
  })

  it('exchanges a code for the id alone', async () => {
    gateway.answer({ [GATEWAY]: token() })
    expect(await alipay().identify('c0de')).toBe('04{5"}6')
    expect(gateway.requests).toHaveLength(1)
  })

  it('accepts replies by each of two public keys while Alipay replaces one', async () => {
    const pem = (key: typeof ours.publicKey) => key.export({ format: 'pem', type: 'spki' }).toString()
    gateway.answer({ [GATEWAY]: token() })
    const oneLine = stranger.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
    for (const publicKey of [`${oneLine},${SETTINGS.publicKey}`, pem(theirs.publicKey) + pem(stranger.publicKey)])
      expect(await alipay({ publicKey }).identify('c0de')).toBe('04{5"}6')
  })

  it('signs each request over all its fields by name, in RSA2', async () => {
    gateway.answer({ [GATEWAY]: answers(token(), about()) })
    await alipay().login('c0de')
    for (const { query, body } of gateway.requests) {
      const { sign: seal = '', ...common } = query
      const fields = { ...common, ...body } as Record<string, string>
      const text = Object.keys(fields)
        .sort()
        .map((name) => `${name}=${fields[name]}`)
        .join('&')
      expect(createVerify('RSA-SHA256').update(text).verify(ours.publicKey, seal, 'base64')).toBe(true)
      expect(common).toMatchObject({ format: 'JSON', charset: 'utf-8', sign_type: 'RSA2', version: '1.0' })
      expect(common.timestamp).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    }
  })

  it('accepts the id of a guest who granted nothing else', async () => {
    const refusal: ImitatedReply = {
      json: { error_response: { code: '40006', sub_code: 'isv.insufficient-user-permissions' } },
    }
    gateway.answer({ [GATEWAY]: answers(token(), refusal) })
    expect(await alipay().login('c0de')).toEqual({ subject: '04{5"}6', appId: '2021', nickname: '', avatar: '' })
  })

  it.each([
    ['a code that was used', { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.code-invalid' }, 'code'],
    ['a wrong key of ours', { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' }, 'setup'],
    ['an app that is not known', { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-app-id' }, 'setup'],
    ['trouble of its own', { code: '20000', msg: 'Service Unavailable', sub_code: 'isp.unknow-error' }, 'down'],
  ])('faults on %s', async (_what, error_response, kind) => {
    gateway.answer({ [GATEWAY]: { json: { error_response, sign: 'x' } } })
    await expect(alipay().login('c0de')).rejects.toMatchObject({ provider: 'alipay', kind })
  })

  it('refuses a reply that Alipay did not sign', async () => {
    gateway.answer({ [GATEWAY]: replied('alipay_system_oauth_token', TOKEN, stranger.privateKey) })
    await expect(alipay().login('c0de')).rejects.toMatchObject({ kind: 'setup' })
    gateway.answer({ [GATEWAY]: { text: `{"alipay_system_oauth_token_response":${TOKEN}}` } })
    await expect(alipay().login('c0de')).rejects.toMatchObject({ kind: 'setup' })
  })

  it.each([
    ['PKCS#8 on one line', inside(ours.privateKey, 'pkcs8')],
    ['PEM', ours.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()],
    [
      'PEM with its line ends written out',
      ours.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString().replaceAll('\n', '\\n'),
    ],
  ])('takes its key as %s', async (_what, privateKey) => {
    gateway.answer({ [GATEWAY]: answers(token(), about()) })
    await alipay({ privateKey }).login('c0de')
    expect(gateway.requests).toHaveLength(2)
  })

  expectFaults(
    () => gateway,
    GATEWAY,
    (timeoutMs) => alipay({}, timeoutMs).login('c0de'),
  )
})

describe('a message to a guest of Alipay', () => {
  const message = {
    to: '074a1CcTG1LelxKe4xQC0zgNdId0nxi95b5lsNpazWYoCo5',
    templateId: 't1',
    page: 'pages/order/detail?orderId=1',
    locale: 'en' as const,
    fields: { keyword1: 'Ready' },
  }
  const answer = (content: object) =>
    gateway.answer({ [GATEWAY]: replied('alipay_open_app_mini_templatemessage_send', JSON.stringify(content)) })

  it.each([
    [message.to, { to_open_id: message.to }],
    ['2088102122458832', { to_user_id: '2088102122458832' }],
  ])('is sent by its template, to %s', async (to, whom) => {
    answer({ code: '10000', msg: 'Success' })
    await alipay().send({ ...message, to })
    const [{ query, body }] = gateway.requests as [ReceivedRequest]
    expect(query.method).toBe('alipay.open.app.mini.templatemessage.send')
    expect(JSON.parse(String(body.biz_content))).toEqual({
      ...whom,
      user_template_id: 't1',
      page: 'pages/order/detail?orderId=1',
      data: '{"keyword1":{"value":"Ready"}}',
    })
  })

  it.each([
    ['40004', 'USER_NOT_SUBSCRIBE', 'destination'],
    ['40004', 'USER_TEMPLATE_ILLEGAL', 'setup'],
    ['20000', 'isp.unknow-error', 'down'],
  ])('faults on %s %s as %s', async (code, sub_code, kind) => {
    answer({ code, msg: 'Business Failed', sub_code })
    await expect(alipay().send(message)).rejects.toMatchObject({ provider: 'alipay', kind })
  })
})

describe('a phone number of Alipay', () => {
  /** The result of `my.getPhoneNumber`. */
  function sealed(content: object | string, { aes = aesKey, key = theirs.privateKey } = {}): string {
    const cipher = createCipheriv('aes-128-cbc', Buffer.from(aes, 'base64'), Buffer.alloc(16))
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    const response = Buffer.concat([cipher.update(text), cipher.final()]).toString('base64')
    return JSON.stringify({ response, sign: sign('RSA-SHA256', Buffer.from(`"${response}"`), key).toString('base64') })
  }

  it.each([
    [{ code: '10000', msg: 'Success', mobile: '13800138000' }, '+8613800138000'],
    [{ code: '10000', msg: 'Success', mobile: '812345678', countryCode: '66' }, '+66812345678'],
  ])('is unsealed and written internationally', async (content, phone) => {
    expect(await alipay().phone(sealed(content))).toBe(phone)
  })

  it.each([
    ['was signed by somebody else', () => sealed({ mobile: '1' }, { key: stranger.privateKey }), 'code'],
    ['is no such thing', () => 'sandbox-0812345678', 'code'],
    [
      'was sealed with another key',
      () => sealed({ mobile: '1' }, { aes: randomBytes(16).toString('base64') }),
      'setup',
    ],
    ['is garbage after decryption with a wrong key', () => sealed('\u0012\u0007 no JSON'), 'setup'],
    ['holds a refusal', () => sealed({ code: '40003', subCode: 'isv.invalid-auth-relations' }), 'down'],
  ])('faults when it %s', async (_what, response, kind) => {
    await expect(alipay().phone(response())).rejects.toMatchObject({ kind })
  })

  it('cannot be read without the AES key', async () => {
    await expect(alipay({ aesKey: '' }).phone(sealed({ mobile: '13800138000' }))).rejects.toMatchObject({
      kind: 'setup',
    })
  })
})
