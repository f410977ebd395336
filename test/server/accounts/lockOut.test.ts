import { credentialsContract } from '../../../src/contract/account/credentials'
import { sessionContract } from '../../../src/contract/account/session'
import { sessions } from '../../../server/db/schema/account/users'
import { EMAIL, E164_PHONE, PASSWORD, PHONE, withMembers } from '../support/accounts/members'

const { sendSms, mobileLogin, emailLogin } = credentialsContract

const OWNER = '198.51.100.1'
const TOO_MANY = expect.stringContaining('Too many attempts')
const WRONG = 'The account or the password is incorrect'

/** Fewer than usual: each takes a good while to check. */
const PASSWORDS = { passwords: { max: 3, minutes: 15 }, passwordsUnknownDevices: { max: 6, minutes: 60 } }

const context = withMembers({ limits: PASSWORDS })
const { post } = context

/** One of many addresses of strangers. */
const strangerAt = (turn: number) => `203.0.113.${turn}`

/** The token of the same device after signing out. */
async function signedOut(token: string): Promise<string> {
  await context.backend.ask(sessionContract.logout, {}, { token })
  return (await context.backend.ask(sessionContract.guest, { device: token })).token
}

const guess = (ip: string) => context.members.call(emailLogin, { email: EMAIL, password: 'a guess' }, { ip })
const enter = (ip: string, token?: string) =>
  context.members.call(emailLogin, { email: EMAIL, password: PASSWORD }, { ip, token })

describe('wrong passwords of strangers', () => {
  it('do not keep the owner out at another address', async () => {
    await context.members.byEmail()
    for (let turn = 1; turn <= 3; turn++) expect(await guess(strangerAt(1))).toMatchObject({ msg: WRONG })
    expect(await guess(strangerAt(1))).toMatchObject({ msg: TOO_MANY })
    expect(await enter(OWNER)).toMatchObject({ code: 200 })
    expect(await enter(strangerAt(1))).toMatchObject({ msg: TOO_MANY })
  })

  it('from many addresses are limited together, which a device that has signed in before does not notice', async () => {
    const member = await context.members.byEmail()
    for (let turn = 0; turn < 6; turn++) expect(await guess(strangerAt(turn))).toMatchObject({ msg: WRONG })
    expect(await guess(strangerAt(99))).toMatchObject({ msg: TOO_MANY })
    expect(await enter(OWNER)).toMatchObject({ msg: TOO_MANY })
    const device = await signedOut(member.token)
    expect(await enter(strangerAt(99), device)).toMatchObject({ code: 200 })
    context.backend.clock.advance(60)
    expect(await enter(OWNER)).toMatchObject({ code: 200 })
  })

  it('on a device that has signed in before are limited too, also after signing out', async () => {
    const { token } = await context.members.byEmail()
    const device = await signedOut(token)
    const guessThere = () => context.members.call(emailLogin, { email: EMAIL, password: 'a guess' }, { token: device })
    for (let turn = 1; turn <= 3; turn++) expect(await guessThere()).toMatchObject({ msg: WRONG })
    expect(await guessThere()).toMatchObject({ msg: TOO_MANY })
    expect(await enter(OWNER)).toMatchObject({ code: 200 })
  })
})

describe('a stranger in the same network', () => {
  it('cannot use up what a device that has signed in before may try', async () => {
    const member = await context.members.byPhone({ ip: OWNER })
    const device = await signedOut(member.token)
    context.backend.clock.advance(1)
    const other = (turn: number) => `08123499${String(turn).padStart(2, '0')}`
    for (let turn = 0; turn < 20; turn++) await context.members.call(sendSms, { phone: other(turn) }, { ip: OWNER })
    for (let turn = 0; turn < 30; turn++)
      await context.members.call(mobileLogin, { phone: other(turn), code: '123456' }, { ip: OWNER })
    expect(await context.members.call(sendSms, { phone: PHONE }, { ip: OWNER })).toMatchObject({ msg: TOO_MANY })
    const own = { token: device, ip: OWNER }
    expect(await context.members.call(sendSms, { phone: PHONE }, own)).toMatchObject({ code: 200 })
    const code = post.code(E164_PHONE)
    expect(await context.members.call(mobileLogin, { phone: PHONE, code }, { ip: OWNER })).toMatchObject({
      msg: TOO_MANY,
    })
    expect(await context.members.call(mobileLogin, { phone: PHONE, code }, own)).toMatchObject({ code: 200 })
  })
})

describe('a device', () => {
  it('is known to the accounts that it has signed in to, and to no others', async () => {
    await context.members.byEmail()
    const other = await context.members.byEmail({}, 'bee@example.com')
    for (let turn = 0; turn < 6; turn++) await guess(strangerAt(turn))
    expect(await enter(OWNER, await signedOut(other.token))).toMatchObject({ msg: TOO_MANY })
  })

  it('is not recognised by a token that was never given out', async () => {
    await context.backend.ask(sessionContract.guest, { device: 'x'.repeat(43) })
    await context.backend.ask(sessionContract.guest, { device: 'x'.repeat(43) })
    const rows = await context.backend.db.select({ deviceId: sessions.deviceId }).from(sessions)
    expect(new Set(rows.map(({ deviceId }) => deviceId)).size).toBe(2)
  })

  it('that signed out without a network ends its session when it opens the next one', async () => {
    const { token } = await context.members.byEmail()
    await context.backend.ask(sessionContract.guest, { device: token })
    expect(await context.backend.call(sessionContract.profile, {}, { token })).toMatchObject({ code: 401 })
  })
})

describe('a code', () => {
  /** Tries a wrong code. */
  const tryWrong = async (ip: string) =>
    context.members.call(mobileLogin, { phone: PHONE, code: post.wrongCode(E164_PHONE) }, { ip })

  it('is not used up by the tries of others, who have five together', async () => {
    const token = await context.backend.guest()
    await context.members.ask(sendSms, { phone: PHONE }, { token, ip: OWNER })
    const code = post.code(E164_PHONE)
    for (let turn = 1; turn <= 4; turn++) {
      expect(await tryWrong(strangerAt(turn))).toMatchObject({ msg: 'This code is incorrect' })
    }
    const usedUp = { msg: 'Too many incorrect attempts. Please request a new code' }
    expect(await tryWrong(strangerAt(5))).toMatchObject(usedUp)
    expect(await context.members.call(mobileLogin, { phone: PHONE, code }, { ip: strangerAt(6) })).toMatchObject(usedUp)
    expect(await context.members.call(mobileLogin, { phone: PHONE, code }, { token, ip: OWNER })).toMatchObject({
      code: 200,
    })
  })

  it('of the owner stays valid when a stranger requests another, and works on a known device', async () => {
    const member = await context.members.byPhone({ ip: OWNER })
    context.backend.clock.advance(1)
    const token = await context.backend.guest()
    await context.members.ask(sendSms, { phone: PHONE }, { token, ip: OWNER })
    const code = post.code(E164_PHONE)
    await context.members.ask(sendSms, { phone: PHONE }, { ip: strangerAt(1) })
    for (let turn = 1; turn <= 6; turn++) await tryWrong(strangerAt(turn))
    const device = await signedOut(member.token)
    expect(await context.members.call(mobileLogin, { phone: PHONE, code }, { token: device })).toMatchObject({
      code: 200,
    })
  })

  it('can be requested by the owner after a stranger has requested as many as possible at one address', async () => {
    const request = (ip: string, token?: string) => context.members.call(sendSms, { phone: PHONE }, { ip, token })
    for (let hour = 0; hour < 3; hour++) {
      for (let turn = 0; turn < 6; turn++) {
        await request(strangerAt(1))
        context.backend.clock.advance(1)
      }
      context.backend.clock.advance(60)
    }
    expect(post.sent).toHaveLength(10)
    expect(await request(OWNER)).toMatchObject({ code: 200 })
  })

  it('is sent thirty times a day to unknown devices together, and beyond that to known ones', async () => {
    const member = await context.members.byPhone({ ip: OWNER })
    const device = await signedOut(member.token)
    const request = (ip: string, token?: string) => context.members.call(sendSms, { phone: PHONE }, { ip, token })
    for (let turn = 1; turn <= 29; turn++) expect(await request(strangerAt(turn))).toMatchObject({ code: 200 })
    expect(await request(strangerAt(99))).toMatchObject({ msg: TOO_MANY })
    context.backend.clock.advance(1)
    expect(await request(strangerAt(99))).toMatchObject({ msg: TOO_MANY })
    expect(await request(strangerAt(99), device)).toMatchObject({ code: 200 })
  })

  it('cannot be guessed: all devices together have at most ten tries at it', async () => {
    const token = await context.backend.guest()
    await context.members.ask(sendSms, { phone: PHONE }, { token, ip: OWNER })
    const body = { phone: PHONE, code: post.wrongCode(E164_PHONE) }
    const own = Array.from({ length: 12 }, () => context.members.call(mobileLogin, body, { token, ip: OWNER }))
    const others = Array.from({ length: 60 }, (_one, turn) => tryWrong(strangerAt(turn)))
    const messages = (await Promise.all([...own, ...others])).map(({ msg }) => msg)
    expect(messages.filter((msg) => msg === 'This code is incorrect')).toHaveLength(8)
    expect(messages.filter((msg) => msg.startsWith('Too many incorrect attempts'))).toHaveLength(64)
    expect(await context.members.call(mobileLogin, { ...body, code: post.code(E164_PHONE) }, { token })).toMatchObject({
      code: 400,
    })
  })
})
