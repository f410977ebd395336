import * as v from 'valibot'
import { ProviderFault } from '../providerError'
import { askOutside, type Reach, shaped } from '../httpClient'
import type { Sms } from './sms'

export interface TwilioSettings {
  accountSid: string
  authToken: string
  /** A number or name that sends, or a messaging service (`MG…`). */
  from: string
}

const failure = v.object({ code: v.number(), message: v.string() })

/** Numbers that are wrong, no mobiles, have opted out, or lie where the account may not send. */
const UNREACHABLE = [21211, 21214, 21217, 21408, 21610, 21612, 21614]

/** Text messages by the Messages resource of Twilio's interface of 2010-04-01. */
export class TwilioSms implements Sms {
  constructor(
    private readonly settings: TwilioSettings,
    private readonly reach: Reach = {},
  ) {}

  async send({ to, text }: { to: string; text: string }): Promise<void> {
    const { accountSid, authToken, from } = this.settings
    const { base = 'https://api.twilio.com', timeoutMs } = this.reach
    const { status, body } = await askOutside({
      provider: 'twilio',
      url: `${base}/2010-04-01/Accounts/${accountSid}/Messages.json`,
      timeoutMs,
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
      form: { To: to, Body: text, [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from },
    })
    if (status !== 201) throw faultOf(status, shaped('twilio', failure, body))
  }
}

function faultOf(status: number, { code, message }: v.InferOutput<typeof failure>): ProviderFault {
  const reason = `${code} ${message}`
  if (UNREACHABLE.includes(code)) return new ProviderFault('twilio', 'destination', reason)
  return new ProviderFault('twilio', status === 429 ? 'down' : 'setup', reason)
}
