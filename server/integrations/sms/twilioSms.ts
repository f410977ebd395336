import * as v from 'valibot'
import { ProviderError } from '../providerError'
import { fetchJson, type ClientOptions, parseResponse } from '../httpClient'

/** Sends text messages. Throws `ProviderError` `destination` when the number cannot receive any. */
export interface Sms {
  /** `to` is an E.164 number. */
  send(message: { to: string; text: string }): Promise<void>
}

export interface TwilioSettings {
  accountSid: string
  authToken: string
  /** Sender: a number, a name, or a messaging service (`MG…`). */
  from: string
}

const failure = v.object({ code: v.number(), message: v.string() })

/** Error codes of numbers that are invalid, not mobile, opted out, or in a region that the account may not send to. */
const UNREACHABLE = [21211, 21214, 21217, 21408, 21610, 21612, 21614]

/** Text messages by Twilio's Messages resource, API version 2010-04-01. */
export class TwilioSms implements Sms {
  constructor(
    private readonly settings: TwilioSettings,
    private readonly options: ClientOptions = {},
  ) {}

  async send({ to, text }: { to: string; text: string }): Promise<void> {
    const { accountSid, authToken, from } = this.settings
    const { base = 'https://api.twilio.com', timeoutMs } = this.options
    const { status, body } = await fetchJson({
      provider: 'twilio',
      url: `${base}/2010-04-01/Accounts/${accountSid}/Messages.json`,
      timeoutMs,
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
      form: { To: to, Body: text, [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from },
    })
    if (status !== 201) throw providerError(status, parseResponse('twilio', failure, body))
  }
}

function providerError(status: number, { code, message }: v.InferOutput<typeof failure>): ProviderError {
  const reason = `${code} ${message}`
  if (UNREACHABLE.includes(code)) return new ProviderError('twilio', 'destination', reason)
  return new ProviderError('twilio', status === 429 ? 'down' : 'setup', reason)
}
