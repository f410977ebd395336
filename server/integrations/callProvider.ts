import type { FastifyBaseLogger } from 'fastify'
import type { Identity } from '../modules/accounts/identityRepository'
import type { SocialProvider } from '../db/schema/identities'
import { AppError } from '../api/appError'
import type { MessageKey } from '../messages/messages'
import { type ProviderErrorKind, ProviderError } from './providerError'
import type { ProvenIdentity } from './social/socialLogin'

const SOCIAL_MESSAGES: Record<ProviderErrorKind, MessageKey> = {
  code: 'social.codeRefused',
  destination: 'social.codeRefused',
  down: 'social.down',
  setup: 'social.setup',
}

/** Calls a provider. Its errors become an `AppError` with a message for the guest; configuration errors and outages are logged. */
export async function callProvider<T>(
  log: FastifyBaseLogger,
  call: () => Promise<T>,
  messages: Record<ProviderErrorKind, MessageKey> = SOCIAL_MESSAGES,
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.kind === 'setup') log.error(error)
    if (error.kind === 'down') log.warn(error)
    throw new AppError(400, messages[error.kind])
  }
}

/** Throws an `AppError` when the merchant does not offer the provider. */
export function requireProvider<T>(provider: T | undefined): T {
  if (!provider) throw new AppError(400, 'account.notOffered')
  return provider
}

/** Longest nickname, in characters. */
const NAME_LENGTH = 40

/** A proven identity with its nickname and avatar sanitised for storage. */
export function identityOf(provider: SocialProvider, proven: ProvenIdentity): Identity & ProvenIdentity {
  const name = proven.nickname.replaceAll(/[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  const avatar = proven.avatar.length <= 500 && URL.canParse(proven.avatar) ? new URL(proven.avatar).href : ''
  return {
    provider,
    subject: proven.subject,
    unionid: proven.unionid || undefined,
    nickname: Array.from(name).slice(0, NAME_LENGTH).join(''),
    avatar: avatar.startsWith('https:') ? avatar : '',
  }
}
