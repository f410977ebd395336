import { credentialsContract } from '../../../src/contract/account/credentials'
import { sessionContract } from '../../../src/contract/account/session'
import { storePendingIdentity } from '../../../server/modules/accounts/identityRepository'
import { users } from '../../../server/db/schema/account/users'
import { credit, sessionOf, signInAs } from '../support/accounts/accounts'
import { EMAIL, E164_PHONE, PASSWORD, PHONE, withMembers } from '../support/accounts/members'
import { setConfig } from '../support/database/configs'

const { sendSms, emailLogin } = credentialsContract
const { bindMobile, hostMobile, bind, account } = credentialsContract

const context = withMembers()
const { post } = context

const profile = (token: string) => context.backend.call(sessionContract.profile, {}, { token })

describe('binding a phone number', () => {
  it('adds it to the account, which it signs in to from then on', async () => {
    const { token, userInfo } = await context.members.byEmail()
    await context.members.ask(sendSms, { phone: PHONE }, { token })
    const bound = await context.members.ask(bindMobile, { phone: PHONE, code: post.code(E164_PHONE) }, { token })
    expect(bound.userInfo).toMatchObject({ id: userInfo.id, email: EMAIL, userTel: '0812345678' })
    expect(await profile(token)).toMatchObject({ code: 401 })
    context.backend.clock.advance(1)
    expect((await context.members.byPhone()).userInfo.id).toBe(userInfo.id)
  })

  it('that another account has merges the two accounts', async () => {
    const phone = await context.members.byPhone()
    await credit(context.backend, phone.userInfo.id, { points: 100, paidIn: 4000, bonus: 1000, growth: 1500 })
    const email = await context.members.byEmail()
    await credit(context.backend, email.userInfo.id, { points: 20, paidIn: 100, growth: 600 })
    const vipset = { on: true, levels: [0, 1000, 2000], names: ['', 'Silver', { en: 'Gold', th: 'โกลด์' }] }
    await setConfig(context.backend.db, 'vipset', vipset)
    context.backend.clock.advance(1)
    await context.members.ask(sendSms, { phone: PHONE }, { token: email.token })
    const { token, userInfo } = await context.members.ask(
      bindMobile,
      { phone: PHONE, code: post.code(E164_PHONE) },
      { token: email.token },
    )
    expect(userInfo).toMatchObject({ email: EMAIL, userTel: '0812345678', hasPassword: true })
    expect(userInfo).toMatchObject({ integral: 120, balance: 5100, growth: 2100, level: 2, levelName: 'Gold' })
    expect((await profile(phone.token)).data).toMatchObject({ id: userInfo.id })
    expect((await profile(token)).data).toEqual(userInfo)
    expect((await context.members.ask(emailLogin, { email: EMAIL, password: PASSWORD })).userInfo.id).toBe(userInfo.id)
    expect((await context.backend.db.select().from(users)).filter(({ registeredAt }) => registeredAt)).toHaveLength(1)
  })

  it('is verified by the app the guest uses', async () => {
    const { token } = await context.members.byEmail()
    const inWechat = await context.members.ask(
      hostMobile,
      { hostCode: '812345678' },
      { token, headers: { appType: 'weapp' } },
    )
    expect(inWechat.userInfo.userTel).toBe('0812345678')
    const headers = { appType: 'alipay' }
    const inAlipay = await context.members.ask(
      hostMobile,
      { hostCode: '13812345678' },
      { token: inWechat.token, headers },
    )
    expect(inAlipay.userInfo.userTel).toBe('+8613812345678')
  })

  it('is for members', async () => {
    expect(await context.members.call(bindMobile, { phone: PHONE, code: '123456' })).toMatchObject({ code: 401 })
  })
})

describe('an identity without account', () => {
  const wechat = { provider: 'wechat', subject: 'openid', nickname: 'Nok', avatar: '' } as const
  const keep = () => storePendingIdentity(context.backend.db, wechat, context.backend.clock.now())

  it('becomes one with a phone number', async () => {
    const token = await context.backend.guest()
    const { userId } = await sessionOf(context.backend, token)
    const given = { bindKey: await keep(), proof: { hostCode: '812345678' } }
    const { userInfo } = await context.members.ask(bind, given, { token })
    expect(userInfo).toMatchObject({ id: userId, nickname: 'Nok', userTel: '0812345678', openid: 'openid' })
  })

  it('is bound to the account that has the number', async () => {
    const { userInfo } = await context.members.byPhone()
    context.backend.clock.advance(1)
    await context.members.ask(sendSms, { phone: PHONE })
    const proof = { phone: PHONE, code: post.code(E164_PHONE) }
    const bound = await context.members.ask(bind, { bindKey: await keep(), proof })
    expect(bound.userInfo).toMatchObject({ id: userInfo.id, openid: 'openid' })
    expect((await context.members.ask(account, {}, { token: bound.token })).providers).toEqual(['wechat'])
  })

  it('is not lost by a wrong code, and the code is not lost by a wrong key', async () => {
    const bindKey = await keep()
    await context.members.ask(sendSms, { phone: PHONE })
    const proof = { phone: PHONE, code: post.code(E164_PHONE) }
    const wrong = { phone: PHONE, code: post.wrongCode(E164_PHONE) }
    expect(await context.members.call(bind, { bindKey, proof: wrong })).toMatchObject({
      code: 400,
      msg: 'This code is incorrect',
    })
    expect(await context.members.call(bind, { bindKey: 'unknown', proof })).toMatchObject({ code: 400 })
    expect(await context.members.call(bind, { bindKey, proof })).toMatchObject({ code: 200 })
  })
})

describe('the logins of an account', () => {
  it('are listed for its owner', async () => {
    const { token, userInfo } = await signInAs(context.backend, 'Nok')
    expect(await context.members.ask(account, {}, { token })).toEqual({ user: userInfo, providers: ['line'] })
  })
})
