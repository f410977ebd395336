import type { IncomingHttpHeaders } from 'node:http'
import { LOCALES } from '../../src/contract/constants/common'
import type { Locale } from '../../src/contract/fields'
import type { ClientHeaders } from './context'

/** `cache-control` of content that never changes at its URL: the URL holds its hash or an id of its own. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** `cache-control` of content that rarely changes at its URL, such as the pictures of the demonstration. */
export const ONE_MONTH = 'public, max-age=2592000'

/** The language of the `language` header; `en` when it is not supported. `zh-CN` counts as `zh`. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  const [language] = headerText(headers.language).toLowerCase().split('-')
  return LOCALES.find((locale) => locale === language) ?? 'en'
}

/** The first supported language of a browser's `accept-language` header; `en` without one. */
export function browserLocaleOf(headers: IncomingHttpHeaders): Locale {
  const accepted = headerText(headers['accept-language']).split(',')
  const languages = accepted.map((each) => each.trim().slice(0, 2).toLowerCase())
  return languages.flatMap((each) => LOCALES.filter((locale) => locale === each))[0] ?? 'en'
}

/** The token of `authorization: Bearer <token>`; empty when there is none. */
export function tokenOf(headers: IncomingHttpHeaders): string {
  return /^Bearer ([\w-]{20,200})$/i.exec(headerText(headers.authorization))?.[1] ?? ''
}

/** How the browsers of phones describe themselves. */
const PHONES = /iPhone|Android.+Mobile|HarmonyOS.+Mobile/

/** The other shared headers, cut to the length of their columns. */
export function clientOf(headers: IncomingHttpHeaders): ClientHeaders {
  const fact = (name: string) => headerText(headers[name]).slice(0, 64)
  const appType = fact('apptype')
  const isOnPhone = appType === 'h5' && PHONES.test(headerText(headers['user-agent']))
  return {
    appType,
    payApp: isOnPhone ? 'phoneBrowser' : appType,
    uniacid: fact('uniacid'),
    moduleId: fact('moduleid'),
    shopId: fact('shopid'),
  }
}

/** A header as text; the first one when it was sent several times, empty when it was not sent. */
export function headerText(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
