import { credentialsContract } from '../../../src/contract/account/credentials'
import { sessionContract } from '../../../src/contract/account/session'
import { EMAIL, E164_PHONE, PASSWORD, PHONE, withMembers } from '../support/accounts/members'

const { sendSms, sendCode, sendRegisterCode, mobileLogin, emailLogin, emailRegister, resetPassword } =
  credentialsContract

const here = withMembers()
const { post } = here

const profile = (token: string) => here.backend.call(sessionContract.profile, {}, { token })

describe('a phone number', () => {
  it('registers with the code that comes by SMS, and finds the same account however it is typed', async () => {
    expect(await here.members.ask(sendSms, { phone: PHONE })).toEqual({ resendIn: 60 })
    expect(post.sent).toEqual([{ to: E164_PHONE, text: expect.stringContaining('is your code for Warm Table') }])
    const { token, userInfo } = await here.members.ask(mobileLogin, { phone: PHONE, code: post.code(E164_PHONE) })
    expect(userInfo).toMatchObject({ userTel: '0812345678', hasPassword: false, level: 0 })
    expect((await profile(token)).data).toEqual(userInfo)
    here.backend.clock.advance(1)
    expect((await here.members.byPhone({}, '+66 81-234-5678')).userInfo.id).toBe(userInfo.id)
  })

  it('is answered in the language of the caller', async () => {
    await here.members.ask(sendSms, { phone: PHONE }, { locale: 'th' })
    expect(post.last(E164_PHONE).text).toContain('คือรหัสของคุณสำหรับ โต๊ะอุ่น')
    expect(
      await here.members.call(mobileLogin, { phone: PHONE, code: post.wrongCode(E164_PHONE) }, { locale: 'zh' }),
    ).toMatchObject({
      code: 400,
      msg: '验证码不正确',
    })
    expect(await here.members.call(sendSms, { phone: '12345678901' }, { locale: 'th' })).toMatchObject({
      code: 400,
      msg: 'โปรดกรอกเบอร์โทรศัพท์ให้ถูกต้อง',
    })
  })

  it('may come with a password, which signs in from then on', async () => {
    await here.members.ask(sendRegisterCode, { phone: PHONE })
    const first = await here.members.ask(mobileLogin, { phone: PHONE, code: post.code(E164_PHONE), password: PASSWORD })
    expect(first.userInfo.hasPassword).toBe(true)
    expect((await here.members.ask(mobileLogin, { phone: PHONE, password: PASSWORD })).userInfo.id).toBe(
      first.userInfo.id,
    )
  })

  it('does not change a password that is there already', async () => {
    await here.members.ask(sendSms, { phone: PHONE })
    await here.members.ask(mobileLogin, { phone: PHONE, code: post.code(E164_PHONE), password: PASSWORD })
    here.backend.clock.advance(1)
    await here.members.ask(sendSms, { phone: PHONE })
    await here.members.ask(mobileLogin, { phone: PHONE, code: post.code(E164_PHONE), password: 'something else' })
    expect(await here.members.call(mobileLogin, { phone: PHONE, password: 'something else' })).toMatchObject({
      code: 400,
    })
    expect(await here.members.call(mobileLogin, { phone: PHONE, password: PASSWORD })).toMatchObject({ code: 200 })
  })
})

describe('a code', () => {
  it('works once, even for two concurrent calls', async () => {
    await here.members.ask(sendSms, { phone: PHONE })
    const code = post.code(E164_PHONE)
    const tokens = [await here.backend.guest(), await here.backend.guest()]
    const replies = await Promise.all(
      tokens.map((token) => here.members.call(mobileLogin, { phone: PHONE, code }, { token })),
    )
    expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1)
    expect(await here.members.call(mobileLogin, { phone: PHONE, code })).toMatchObject({
      code: 400,
      msg: 'This code is no longer valid. Please request a new one',
    })
  })

  it('works for ten minutes', async () => {
    await here.members.ask(sendSms, { phone: PHONE })
    const token = await here.backend.guest()
    here.backend.clock.advance(10)
    expect(
      await here.members.call(mobileLogin, { phone: PHONE, code: post.code(E164_PHONE) }, { token }),
    ).toMatchObject({
      code: 400,
      msg: 'This code is no longer valid. Please request a new one',
    })
  })

  it('is valid at the fifth attempt, and no longer after five wrong ones', async () => {
    await here.members.ask(sendSms, { phone: PHONE })
    const wrong = post.wrongCode(E164_PHONE)
    const token = await here.backend.guest()
    for (let attempt = 1; attempt <= 4; attempt++) {
      expect(await here.members.call(mobileLogin, { phone: PHONE, code: wrong }, { token })).toMatchObject({
        msg: 'This code is incorrect',
      })
    }
    expect(
      await here.members.call(mobileLogin, { phone: PHONE, code: post.code(E164_PHONE) }, { token }),
    ).toMatchObject({
      code: 200,
    })
    here.backend.clock.advance(1)
    await here.members.ask(sendSms, { phone: PHONE })
    const again = post.wrongCode(E164_PHONE)
    const guesses = []
    for (let attempt = 1; attempt <= 5; attempt++)
      guesses.push(await here.members.call(mobileLogin, { phone: PHONE, code: again }))
    expect(guesses[4]).toMatchObject({ msg: 'Too many incorrect attempts. Please request a new code' })
    expect(await here.members.call(mobileLogin, { phone: PHONE, code: post.code(E164_PHONE) })).toMatchObject({
      msg: 'Too many incorrect attempts. Please request a new code',
    })
  })

  it('accepts at most five attempts, also when many arrive at once', async () => {
    await here.members.ask(sendSms, { phone: PHONE })
    const token = await here.backend.guest()
    const guesses = Array.from({ length: 12 }, () =>
      here.members.call(mobileLogin, { phone: PHONE, code: post.wrongCode(E164_PHONE) }, { token }),
    )
    const said = (await Promise.all(guesses)).map(({ msg }) => msg)
    expect(said.filter((msg) => msg === 'This code is incorrect')).toHaveLength(4)
  })

  it('stays valid when another one is requested, until one of them is used', async () => {
    const token = await here.backend.guest()
    await here.members.ask(sendSms, { phone: PHONE }, { token })
    const first = post.code(E164_PHONE)
    here.backend.clock.advance(1)
    await here.members.ask(sendSms, { phone: PHONE }, { token })
    expect(await here.members.call(mobileLogin, { phone: PHONE, code: first })).toMatchObject({ code: 200 })
    expect(await here.members.call(mobileLogin, { phone: PHONE, code: post.code(E164_PHONE) })).toMatchObject({
      msg: 'This code is no longer valid. Please request a new one',
    })
  })

  it('is valid for one purpose only', async () => {
    await here.members.byPhone()
    await here.members.ask(sendCode, { phone: PHONE })
    expect(await here.members.call(mobileLogin, { phone: PHONE, code: post.code(E164_PHONE) })).toMatchObject({
      code: 400,
    })
  })

  it('is not stored in readable form', async () => {
    await here.members.ask(sendSms, { phone: PHONE })
    await here.members.byEmail()
    const { token } = await here.members.ask(emailLogin, { email: EMAIL, password: PASSWORD })
    const kept = await here.backend.dump()
    for (const secret of [post.code(E164_PHONE), post.code(EMAIL), token, PASSWORD]) expect(kept).not.toContain(secret)
  })
})

describe('an e-mail address', () => {
  it('registers with the code that comes there, and signs in with the password in any spelling of the address', async () => {
    const { userInfo } = await here.members.byEmail({}, 'Nok@Example.com')
    expect(userInfo).toMatchObject({ email: EMAIL, hasPassword: true, userTel: '' })
    expect(post.last(EMAIL).subject).toBe(`${post.code(EMAIL)} is your code for Warm Table`)
    expect((await here.members.ask(emailLogin, { email: 'NOK@example.COM', password: PASSWORD })).userInfo.id).toBe(
      userInfo.id,
    )
  })

  it('of an existing account gets an e-mail about it, and the reply does not reveal the account', async () => {
    const before = await here.members.ask(sendRegisterCode, { email: 'new@example.com' })
    await here.members.byEmail()
    here.backend.clock.advance(1)
    expect(await here.members.ask(sendRegisterCode, { email: EMAIL })).toEqual(before)
    expect(post.last(EMAIL).subject).toBe('You already have an account with Warm Table')
    expect(post.code(EMAIL)).toBe('none')
    expect(
      await here.members.call(emailRegister, { email: EMAIL, password: 'another one', code: '000000' }),
    ).toMatchObject({
      code: 400,
      msg: 'This code is incorrect',
    })
  })
})

describe('a password', () => {
  it('that is wrong gets the same reply as an unknown account', async () => {
    await here.members.byEmail()
    const wrong = await here.members.call(emailLogin, { email: EMAIL, password: 'not this one' })
    const unknown = await here.members.call(emailLogin, { email: 'nobody@example.com', password: 'not this one' })
    expect(wrong).toEqual({ code: 400, msg: 'The account or the password is incorrect', data: null })
    expect(unknown).toEqual(wrong)
  })

  it('can be reset with a code, which signs every device out', async () => {
    const { token } = await here.members.byEmail()
    await here.members.ask(sendCode, { email: EMAIL })
    const guest = await here.backend.guest()
    await here.members.ask(
      resetPassword,
      { email: EMAIL, code: post.code(EMAIL), password: 'a better one' },
      { token: guest },
    )
    expect(await profile(token)).toMatchObject({ code: 401 })
    expect(await profile(guest)).toMatchObject({ code: 200 })
    expect(await here.members.call(emailLogin, { email: EMAIL, password: PASSWORD })).toMatchObject({ code: 400 })
    expect(await here.members.call(emailLogin, { email: EMAIL, password: 'a better one' })).toMatchObject({ code: 200 })
  })

  it('of a phone account can be reset too', async () => {
    await here.members.byPhone()
    await here.members.ask(sendCode, { phone: PHONE })
    await here.members.ask(resetPassword, { phone: PHONE, code: post.code(E164_PHONE), password: 'a better one' })
    expect(await here.members.call(mobileLogin, { phone: PHONE, password: 'a better one' })).toMatchObject({
      code: 200,
    })
  })

  it('reset for an unknown account gets the same reply, and nothing is sent', async () => {
    await here.members.byEmail()
    const known = await here.members.ask(sendCode, { email: EMAIL })
    post.sent.length = 0
    expect(await here.members.ask(sendCode, { email: 'nobody@example.com' })).toEqual(known)
    expect(post.sent).toEqual([])
    const given = { code: '000000', password: 'a better one' }
    expect(await here.members.call(resetPassword, { email: 'nobody@example.com', ...given })).toMatchObject({
      code: 400,
    })
  })
})
