import { OfflineError, ReplyError, TimeoutError } from '@/api/errors'
import type { Translate } from '@/i18n/messages'
import { HostError } from '@/platform/device/hostError'

/** Returns the user text of an error. Empty for errors that are not shown (code 401). */
export function errorText(error: unknown, t: Translate): string {
  if (error instanceof ReplyError) return error.code === 401 ? '' : error.msg || t('errors.failed')
  if (error instanceof TimeoutError) return t('errors.timeout')
  if (error instanceof OfflineError) return t('errors.offline')
  return (error instanceof HostError && error.message) || t('errors.failed')
}
