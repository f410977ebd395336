import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ProviderFault } from '../integrations/providerError'
import type { LoginProviders } from '../integrations/loginProviders'
import type { ReturnTrip, TemplateMessage } from '../integrations/social/socialLogin'
import type { Outbox } from './outbox'
import { personOf, phoneOf } from './people'

/** Providers that have a page in the sandbox where a person says who they are. */
export const PAGE_PROVIDERS = ['wechat', 'alipay', 'line'] as const
export type PageProvider = (typeof PAGE_PROVIDERS)[number]

/** App id under which the sandbox's Facebook script runs. */
export const SANDBOX_FACEBOOK_ID = 'sandbox'

const picture = join(__dirname, '../assets/pictures/khao_soi.webp')

/** Stand-ins for all providers. They know every test user, send messages nowhere and need no network. */
export function sandboxLogins(outbox: Outbox): LoginProviders {
  const send = (message: TemplateMessage) => outbox.send(inWords(message))
  return {
    sms: outbox,
    mail: outbox,
    wechatMini: {
      login: async (code) => inWechat('mini', code),
      phone: async (code) => phoneOf('wechat', code),
      send,
    },
    wechatWeb: {
      authorizationUrl: (trip) => loginPage('wechat', trip),
      login: async (code) => inWechat('web', code),
      sign: async () => ({
        appId: 'sandbox',
        nonceStr: randomBytes(12).toString('hex'),
        timestamp: Math.floor(Date.now() / 1000),
        signature: randomBytes(20).toString('hex'),
      }),
      media: (mediaId) => uploaded(mediaId),
    },
    alipay: {
      authorizationUrl: (trip) => loginPage('alipay', trip),
      login: async (code) => personOf('alipay', code),
      phone: async (response) => phoneOf('alipay', response),
      send,
    },
    line: {
      authorizationUrl: (trip) => loginPage('line', trip),
      login: async (code) => personOf('line', code),
    },
    facebook: { login: async (accessToken) => personOf('facebook', accessToken) },
  }
}

/** A message of an app as the outbox keeps it. */
function inWords({ to, templateId, fields }: TemplateMessage) {
  const lines = Object.entries(fields).map((field) => field.join(': '))
  return { to, subject: templateId, text: lines.join('\n') }
}

/** The same person has another name in each app of WeChat, and one across them. */
function inWechat(app: string, code: string) {
  const person = personOf('wechat', code)
  return { ...person, subject: `${person.subject}-${app}`, unionid: person.subject }
}

function loginPage(provider: PageProvider, { returnTo, state }: ReturnTrip): string {
  const query = new URLSearchParams({ provider, refererUrl: returnTo, state })
  return new URL(`/sandbox/login?${query}`, returnTo).href
}

async function uploaded(mediaId: string): Promise<Buffer> {
  if (!mediaId.startsWith('sandbox-'))
    throw new ProviderFault('wechat', 'code', 'the sandbox does not know this picture')
  return readFile(picture)
}
