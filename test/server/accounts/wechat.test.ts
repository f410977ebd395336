import { eq } from 'drizzle-orm'
import { credentialsContract } from '../../../src/contract/account/credentials'
import type { Reply } from '../../../src/contract/endpoint'
import { mediaContract } from '../../../src/contract/media'
import { sessionContract } from '../../../src/contract/account/session'
import { socialContract } from '../../../src/contract/account/social'
import { identities, pendingIdentities } from '../../../server/db/schema/account/identities'
import { type Backend, startBackend } from '../support/harness'
import { signedInBy, travel } from '../support/accounts/trip'

const MINI = { appType: 'weapp' }

let backend: Backend
let token: string
beforeAll(async () => {
  backend = await startBackend(async () => {})
})
afterAll(() => backend.close())
beforeEach(async () => {
  token = await backend.guest()
})

type WechatReply = Reply<(typeof socialContract)['wechatLogin']>

const login = (code: string, as = token) =>
  backend.call(socialContract.wechatLogin, { code }, { token: as, headers: MINI })

/** The pending identity of a reply; throws for other replies. */
function waiting(reply: WechatReply) {
  if (!('user' in reply)) throw new Error(JSON.stringify(reply))
  return reply.user
}

const bind = (bindKey: string, phone: string, as = token) =>
  backend.call(
    credentialsContract.bind,
    { bindKey, proof: { hostCode: `sandbox-${phone}` } },
    { token: as, headers: MINI },
  )

describe('sign-in by WeChat', () => {
  it('returns a pending identity for a new user', async () => {
    const { user, ...rest } = (await login('sandbox-ploy')).data as { user: ReturnType<typeof waiting> }
    expect(rest).toEqual({})
    expect(user).toEqual({
      openid: 'sandbox-wechat-ploy-mini',
      unionid: 'sandbox-wechat-ploy',
      nickname: 'Ploy',
      avatar: '',
      bindKey: expect.stringMatching(/^[\w-]{32}$/),
    })
    expect(await backend.db.select().from(identities).where(eq(identities.subject, user.openid))).toEqual([])
    expect(await backend.dump()).not.toContain(user.bindKey)
  })

  it('requests authorisation when the code is missing or invalid', async () => {
    const authorize = { code: 200, msg: 'ok', data: { authorize: true } }
    expect(await backend.call(socialContract.wechatLogin, {}, { token })).toEqual(authorize)
    expect(await login('')).toEqual(authorize)
    expect(await login('used')).toEqual(authorize)
    const { state } = await travel(backend, socialContract.wechatUrl, token)
    expect(await backend.call(socialContract.wechatLogin, { code: 'used', state }, { token })).toEqual(authorize)
  })
})

describe('an identity of WeChat', () => {
  it('signs in once a phone is bound, in the mini-program and the browser alike', async () => {
    const { bindKey } = waiting((await login('sandbox-nok')).data)
    const { userId } = signedInBy(await bind(bindKey, '0811111111'))
    token = await backend.guest()
    expect(signedInBy(await login('sandbox-nok')).userId).toBe(userId)
    token = await backend.guest()
    const returned = await travel(backend, socialContract.wechatUrl, token, 'nok')
    expect(signedInBy(await backend.call(socialContract.wechatLogin, returned, { token })).userId).toBe(userId)
  })

  it('is returned with id, level, points, balance, phone, openid, unionid, member code, growth and coupons', async () => {
    const { bindKey } = waiting((await login('sandbox-som')).data)
    const { userId, token: member } = signedInBy(await bind(bindKey, '0844444444'))
    const [identity] = await backend.db.select().from(identities).where(eq(identities.userId, userId))
    expect(identity).toMatchObject({ subject: 'sandbox-wechat-som-mini', unionid: 'sandbox-wechat-som' })
    expect(await backend.ask(sessionContract.profile, {}, { token: member })).toMatchObject({
      id: userId,
      level: 0,
      integral: 0,
      balance: 0,
      userTel: expect.stringContaining('44'),
      openid: 'sandbox-wechat-som-mini',
      unionid: 'sandbox-wechat-som',
      memberCode: expect.stringMatching(/./),
      growth: 0,
      coupons: 0,
    })
  })

  it('keeps a pending identity for one binding, and for ten minutes', async () => {
    const { bindKey } = waiting((await login('sandbox-one')).data)
    backend.clock.advance(10)
    expect(await bind(bindKey, '0822222222')).toMatchObject({
      code: 400,
      msg: 'This took too long. Please log in again',
    })
    const again = waiting((await login('sandbox-one')).data)
    const member = signedInBy(await bind(again.bindKey, '0822222222'))
    expect(await bind(again.bindKey, '0822222223', member.token)).toMatchObject({ code: 400 })
  })

  it('binds to one account when two devices bind at the same time', async () => {
    const other = await backend.guest()
    const context = waiting((await login('sandbox-two')).data)
    const there = waiting((await login('sandbox-two', other)).data)
    const first = signedInBy(await bind(context.bindKey, '0833333333'))
    const second = signedInBy(await bind(there.bindKey, '0833333333', other))
    expect(second.userId).toBe(first.userId)
  })

  it('does not move an identity that was bound to another account meanwhile', async () => {
    const other = await backend.guest()
    const setup = waiting((await login('sandbox-three')).data)
    const there = waiting((await login('sandbox-three', other)).data)
    const first = signedInBy(await bind(setup.bindKey, '0844444444'))
    await bind(there.bindKey, '0855555555', other)
    token = await backend.guest()
    expect(signedInBy(await login('sandbox-three')).userId).toBe(first.userId)
  })
})

describe('a phone number verified by WeChat', () => {
  it('is bound to the signed-in user', async () => {
    const { bindKey } = waiting((await login('sandbox-four')).data)
    const member = signedInBy(await bind(bindKey, '0866666666'))
    const reply = await backend.call(
      credentialsContract.hostMobile,
      { hostCode: 'sandbox-0877777777' },
      { token: member.token, headers: MINI },
    )
    expect(reply.data.userInfo.userTel).toBe('0877777777')
  })

  it('is refused with a message when the code is invalid', async () => {
    const { bindKey } = waiting((await login('sandbox-five')).data)
    const reply = await backend.call(
      credentialsContract.bind,
      { bindKey, proof: { hostCode: 'old' } },
      { token, headers: MINI, locale: 'zh' },
    )
    expect(reply).toMatchObject({ code: 400, msg: '本次登录已失效，请重新开始' })
    expect(await backend.db.select().from(pendingIdentities)).not.toEqual([])
  })
})

describe('pages in WeChat’s browser', () => {
  it('are signed when they are on this site', async () => {
    const url = 'http://localhost/?table=4'
    const signed = await backend.ask(mediaContract.jssdk, { url })
    expect(signed).toEqual({
      appId: 'sandbox',
      nonceStr: expect.stringMatching(/^[0-9a-f]{24}$/),
      timestamp: expect.any(Number),
      signature: expect.stringMatching(/^[0-9a-f]{40}$/),
    })
    expect(await backend.call(mediaContract.jssdk, { url: 'https://evil.example/' })).toMatchObject({ code: 400 })
  })

  it('upload pictures by their media id', async () => {
    const name = await backend.ask(mediaContract.upload, { mediaId: 'sandbox-1' }, { token })
    const { statusCode, headers } = await backend.app.server.inject(`/media/${name}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await backend.call(mediaContract.upload, { mediaId: 'gone' }, { token })).toMatchObject({ code: 400 })
  })
})
