import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../api/appError'
import type { MessageKey } from '../messages/messages'
import { type ProviderErrorKind, ProviderError } from './providerError'

const SOCIAL_MESSAGES: Record<ProviderErrorKind, MessageKey> = {
  code: 'social.codeRefused',
  destination: 'social.codeRefused',
  down: 'social.down',
  setup: 'social.setup',
}

/** Calls a provider. Its errors become an `AppError` with a message for the guest; configuration errors and outages are logged. */
export async function callProvider<T>(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
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
