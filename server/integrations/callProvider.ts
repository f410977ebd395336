import type { FastifyBaseLogger } from 'fastify'
import type { Identity } from '../modules/accounts/identityRepository'
import type { SocialProvider } from '../db/schema/identities'
import { AppError } from '../api/appError'
import type { MessageKey } from '../messages/messages'
import { type FaultKind, ProviderFault } from './providerError'
import type { ProvenIdentity } from './social/socialLogin'

const SOCIAL_WORDS: Record<FaultKind, MessageKey> = {
  code: 'social.codeRefused',
  destination: 'social.codeRefused',
  down: 'social.down',
  setup: 'social.setup',
}

/** Asks somebody outside. Their faults become refusals that the guest can read; those that are not the guest's are logged. */
export async function asking<T>(
  log: FastifyBaseLogger,
  ask: () => Promise<T>,
  words: Record<FaultKind, MessageKey> = SOCIAL_WORDS,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    if (error.kind === 'setup') log.error(error)
    if (error.kind === 'down') log.warn(error)
    throw new AppError(400, words[error.kind])
  }
}

/** A provider, when the merchant offers it; refuses otherwise. */
export function offered<T>(provider: T | undefined): T {
  if (!provider) throw new AppError(400, 'account.notOffered')
  return provider
}

/** Longest name that a profile shows. */
const NAME_LENGTH = 40

/** Somebody as a provider has proven them, with name and picture as an account can keep them. */
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
