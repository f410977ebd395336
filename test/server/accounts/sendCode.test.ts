import { credentialsContract } from '../../../src/contract/account/credentials'
import type { Endpoint, Input } from '../../../src/contract/endpoint'
import { codes } from '../../../server/db/schema/account/credentials'
import { ProviderError } from '../../../server/integrations/providerError'
import { TwilioSms } from '../../../server/integrations/sms/twilioSms'
import { injection } from '../support/harness'
import { EMAIL, E164_PHONE, PHONE, withMembers } from '../support/accounts/members'
import { Imitation } from '../integrations/imitation'

const { sendSms, sendCode, sendRegisterCode, mobileLogin } = credentialsContract

const DOWN = new ProviderError('post', 'down', 'the request timed out')
const NOT_SENT = {
  code: 400,
  msg: 'We could not send your code. Please try again in a moment, or use another method',
  data: null,
}

const context = withMembers()
const { post } = context

/** Makes a request while no message can be sent. */
async function inVain<E extends Endpoint>(endpoint: E, input: Input<E>, fault: Error = DOWN) {
  post.carry = () => Promise.reject(fault)
  const reply = await context.members.call(endpoint, input)
  post.carry = undefined
  return reply
}

describe('a code that cannot be sent', () => {
  it.each([
    ['an SMS to sign in with', sendSms, { phone: PHONE }],
    ['an SMS to register with', sendRegisterCode, { phone: PHONE }],
    ['a letter to register with', sendRegisterCode, { email: EMAIL }],
  ])('is reported, and the next one may be requested at once: %s', async (_what, endpoint, input) => {
    expect(await inVain(endpoint, input)).toEqual(NOT_SENT)
    expect(await context.members.call(endpoint, input)).toMatchObject({ code: 200, data: { resendIn: 60 } })
    expect(await context.members.call(endpoint, input)).toMatchObject({ code: 400, data: { retryIn: 60 } })
    expect(post.sent).toHaveLength(1)
  })

  it.each([
    ['th', 'ส่งรหัสไม่สำเร็จในขณะนี้ โปรดลองอีกครั้งในอีกสักครู่ หรือเลือกวิธีอื่น'],
    ['zh', '验证码暂时无法发送，请稍后重试，或选择其他方式'],
  ] as const)('is reported in the language of the caller: %s', async (locale, msg) => {
    post.carry = () => Promise.reject(new ProviderError('post', 'setup', 'wrong secret'))
    expect(await context.members.call(sendSms, { phone: PHONE }, { locale })).toEqual({ ...NOT_SENT, msg })
  })

  it('to an unreachable destination asks the guest to check it', async () => {
    const nowhere = new ProviderError('post', 'destination', 'no mobile')
    expect(await inVain(sendSms, { phone: PHONE }, nowhere)).toMatchObject({
      code: 400,
      msg: 'We cannot send a code there. Please check the phone number or email address',
    })
  })

  it('is invalid, and the next one works', async () => {
    await inVain(sendSms, { phone: PHONE })
    expect(await context.members.call(mobileLogin, { phone: PHONE, code: post.code(E164_PHONE) })).toMatchObject({
      code: 400,
    })
    await context.members.ask(sendSms, { phone: PHONE })
    expect(await context.members.call(mobileLogin, { phone: PHONE, code: post.code(E164_PHONE) })).toMatchObject({
      code: 200,
    })
  })

  it('is revoked after any error', async () => {
    expect(await inVain(sendSms, { phone: PHONE }, new TypeError('a mistake of ours'))).toMatchObject({ code: 500 })
    expect(await context.backend.db.$count(codes)).toBe(0)
    expect(await context.members.call(sendSms, { phone: PHONE })).toMatchObject({ code: 200 })
  })

  it('counts for the hourly limit: a provider that is down is not called without limit', async () => {
    for (let index = 1; index <= 5; index++) expect(await inVain(sendSms, { phone: PHONE })).toEqual(NOT_SENT)
    expect(await inVain(sendSms, { phone: PHONE })).toMatchObject({
      msg: 'Too many attempts. Please try again in 60 min',
    })
  })

  it('does not reveal whether an account exists', async () => {
    await context.members.byEmail()
    context.backend.clock.advance(1)
    expect(await inVain(sendRegisterCode, { email: EMAIL })).toEqual(NOT_SENT)
    expect(await inVain(sendRegisterCode, { email: 'nobody@example.com' })).toEqual(NOT_SENT)
  })

  it('does not revoke a newer code', async () => {
    post.carry = async () => {
      post.carry = undefined
      context.backend.clock.advance(1)
      await context.members.ask(sendSms, { phone: PHONE })
      throw DOWN
    }
    expect(await context.members.call(sendSms, { phone: PHONE })).toEqual(NOT_SENT)
    expect(await context.members.call(sendSms, { phone: PHONE })).toMatchObject({ data: { retryIn: 60 } })
    expect(await context.members.call(mobileLogin, { phone: PHONE, code: post.code(E164_PHONE) })).toMatchObject({
      code: 200,
    })
  })
})

describe('a provider that does not respond', () => {
  it('times out, then the guest gets an error and may try again', async () => {
    const twilio = await Imitation.start()
    const path = '/2010-04-01/Accounts/AC1/Messages.json'
    const sms = new TwilioSms(
      { accountSid: 'AC1', authToken: 'token', from: 'Warm Table' },
      { base: twilio.base, timeoutMs: 1500 },
    )
    post.carry = (message) => sms.send(message)
    twilio.answer({ [path]: 'silent' })
    expect(await context.members.call(sendSms, { phone: PHONE })).toEqual(NOT_SENT)
    expect(twilio.at(path)).toHaveLength(1)
    post.carry = undefined
    expect(await context.members.call(sendSms, { phone: PHONE })).toMatchObject({ code: 200 })
    await twilio.close()
  })
})

describe('a code for a forgotten password', () => {
  it('that cannot be sent gets the same reply as an unknown account, then and afterwards, and is logged', async () => {
    await context.members.byEmail()
    const logged = jest.spyOn(context.backend.app.server.log, 'error')
    const known = await inVain(sendCode, { email: EMAIL })
    expect(logged.mock.calls).toEqual([[DOWN]])
    expect(known).toMatchObject({ code: 200, data: { resendIn: 60 } })
    expect(await inVain(sendCode, { email: 'nobody@example.com' })).toEqual(known)
    expect(logged).toHaveBeenCalledTimes(1)
    const again = await context.members.call(sendCode, { email: EMAIL })
    expect(again).toMatchObject({ code: 400, data: { retryIn: 60 } })
    expect(await context.members.call(sendCode, { email: 'nobody@example.com' })).toEqual(again)
    context.backend.clock.advance(1)
    expect(await context.members.call(sendCode, { email: EMAIL })).toEqual(known)
    expect(post.last(EMAIL).subject).toBe(`${post.code(EMAIL)} is your code for Warm Table`)
    logged.mockRestore()
  })

  it('is sent after the reply, so that the timing reveals nothing', async () => {
    await context.members.byEmail()
    const token = await context.backend.guest()
    let arrive = () => {}
    post.carry = () => new Promise<void>((resolve) => (arrive = resolve))
    const sentBefore = post.sent.length
    const reply = await context.backend.app.server.inject(injection(sendCode, { email: EMAIL }, { token }))
    expect(reply.json()).toMatchObject({ code: 200 })
    expect(post.sent).toHaveLength(sentBefore)
    arrive()
    await context.backend.app.settled()
    expect(post.sent).toHaveLength(sentBefore + 1)
  })
})
