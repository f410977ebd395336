import { OfflineError, ReplyError, TimeoutError } from '@/api/errors'
import type { MessageKey, Translate } from '@/i18n/messages'
import { HostError } from '@/platform/device/hostError'

/**
 * The user text of an error; empty for errors that are not shown (code 401). `fallback` is the text of an error without one of its own:
 * that of a failed request by default, `errors.submit` for something that the user submitted.
 */
export function errorText(error: unknown, t: Translate, fallback: MessageKey = 'errors.failed'): string {
  if (error instanceof ReplyError) return error.code === 401 ? '' : error.msg || t(fallback)
  if (error instanceof TimeoutError) return t('errors.timeout')
  if (error instanceof OfflineError) return t('errors.offline')
  return (error instanceof HostError && error.message) || t(fallback)
}
