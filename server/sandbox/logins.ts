import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ProviderError } from '../integrations/providerError'
import type { LoginProviders } from '../integrations/loginProviders'
import type { LoginRedirect, TemplateMessage } from '../integrations/social/socialLogin'
import type { Outbox } from './outbox'
import { personOf, phoneOf } from './testUsers'

/** Providers with a sign-in page in the sandbox. */
export const PAGE_PROVIDERS = ['wechat', 'alipay', 'line'] as const
export type PageProvider = (typeof PAGE_PROVIDERS)[number]

/** App id of the sandbox's Facebook script. */
export const SANDBOX_FACEBOOK_ID = 'sandbox'

const picture = join(__dirname, '../assets/pictures/khao_soi.webp')

/** Fake providers: they accept every test user, store messages in the outbox and need no network. */
export function sandboxProviders(outbox: Outbox): LoginProviders {
  const send = (message: TemplateMessage) => outbox.send(outboxMessage(message))
  return {
    sms: outbox,
    mail: outbox,
    wechatMini: {
      login: async (code) => wechatPerson('mini', code),
      phone: async (code) => phoneOf('wechat', code),
      send,
    },
    wechatWeb: {
      authorizationUrl: (redirect) => loginPage('wechat', redirect),
      login: async (code) => wechatPerson('web', code),
      sign: async () => ({
        appId: 'sandbox',
        nonceStr: randomBytes(12).toString('hex'),
        timestamp: Math.floor(Date.now() / 1000),
        signature: randomBytes(20).toString('hex'),
      }),
      media: (mediaId) => uploadedPicture(mediaId),
    },
    alipay: {
      authorizationUrl: (redirect) => loginPage('alipay', redirect),
      login: async (code) => personOf('alipay', code),
      identify: async (code) => personOf('alipay', code).subject,
      phone: async (response) => phoneOf('alipay', response),
      send,
    },
    line: {
      authorizationUrl: (redirect) => loginPage('line', redirect),
      login: async (code) => personOf('line', code),
    },
    lineMessages: {
      push: ({ to, text }) => outbox.send({ to, subject: 'LINE', text }),
      isFriend: () => Promise.resolve(true),
      friendUrl: () => Promise.resolve('https://line.me/'),
    },
    facebook: { login: async (accessToken) => personOf('facebook', accessToken) },
  }
}

/** A template message as the outbox stores it. */
function outboxMessage({ to, templateId, fields }: TemplateMessage) {
  const lines = Object.entries(fields).map((field) => field.join(': '))
  return { to, subject: templateId, text: lines.join('\n') }
}

/** WeChat gives a person one openid per app and one unionid for all of them. */
function wechatPerson(app: string, code: string) {
  const person = personOf('wechat', code)
  return { ...person, subject: `${person.subject}-${app}`, unionid: person.subject }
}

function loginPage(provider: PageProvider, { returnTo, state }: LoginRedirect): string {
  const query = new URLSearchParams({ provider, refererUrl: returnTo, state })
  return new URL(`/sandbox/login?${query}`, returnTo).href
}

async function uploadedPicture(mediaId: string): Promise<Buffer> {
  if (!mediaId.startsWith('sandbox-'))
    throw new ProviderError('wechat', 'code', 'the sandbox does not know this picture')
  return readFile(picture)
}
