import type { FastifyRequest } from 'fastify'
import { LOCALES } from '../../src/contract/constants'
import type { Locale } from '../../src/contract/fields'

/** The first supported language of the `accept-language` header; English without one. */
export function acceptedLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const accepted = (headers['accept-language'] ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase())
  return accepted.flatMap((each) => LOCALES.filter((locale) => locale === each))[0] ?? 'en'
}
