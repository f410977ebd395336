import { TwilioSms } from '../../../server/integrations/sms/twilioSms'
import { Imitation, type ImitatedReply } from './imitation'
import { expectFaults } from './unreliable'

const PATH = '/2010-04-01/Accounts/AC1/Messages.json'
const MESSAGE = { to: '+66812345678', text: '123456 รหัสของคุณ' }

let twilio: Imitation
beforeEach(async () => {
  twilio = await Imitation.start()
})
afterEach(() => twilio.close())

const send = (from = '+15005550006', timeoutMs?: number) =>
  new TwilioSms({ accountSid: 'AC1', authToken: 's3cret', from }, { base: twilio.base, timeoutMs }).send(MESSAGE)

const refused = (status: number, code: number): ImitatedReply => ({ status, json: { code, message: 'no', status } })

describe('a text message by Twilio', () => {
  it('is posted as a form, for the account, with its text', async () => {
    twilio.answer({ [PATH]: { status: 201, json: { sid: 'SM1', status: 'queued', error_code: null } } })
    await send()
    const [call] = twilio.requests
    expect(call).toMatchObject({
      method: 'POST',
      body: { To: '+66812345678', From: '+15005550006', Body: '123456 รหัสของคุณ' },
      headers: { 'content-type': expect.stringContaining('application/x-www-form-urlencoded') },
    })
    expect(call?.headers.authorization).toBe(`Basic ${btoa('AC1:s3cret')}`)
  })

  it('is sent by a messaging service when the merchant has one', async () => {
    twilio.answer({ [PATH]: { status: 201, json: { sid: 'SM1' } } })
    await send('MG77')
    expect(twilio.requests[0]?.body).toEqual({ To: '+66812345678', MessagingServiceSid: 'MG77', Body: MESSAGE.text })
  })

  it.each([
    ['a wrong number', refused(400, 21211), 'destination'],
    ['a number that has opted out', refused(400, 21610), 'destination'],
    ['a wrong account or token', refused(401, 20003), 'setup'],
    ['a sender that may not send', refused(400, 21606), 'setup'],
    ['too many messages', refused(429, 20429), 'down'],
  ])('faults on %s', async (_what, reply, kind) => {
    twilio.answer({ [PATH]: reply })
    await expect(send()).rejects.toMatchObject({ provider: 'twilio', kind })
  })

  it('never reveals the token', async () => {
    twilio.answer({ [PATH]: refused(401, 20003) })
    await expect(send()).rejects.not.toMatchObject({ message: expect.stringContaining('s3cret') })
  })

  expectFaults(
    () => twilio,
    PATH,
    (timeoutMs) => send(undefined, timeoutMs),
  )
})
