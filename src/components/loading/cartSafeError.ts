import { ReplyError } from '@/api/errors'
import type { Translate } from '@/i18n/messages'

/** Text and icon of an error: the server's message, if any, and that the cart is safe. The offline bar shows network failures. */
export function cartSafeError(error: unknown, t: Translate) {
  const replied = error instanceof ReplyError
  const message = replied && error.code !== 401 ? error.msg : ''
  const text = [message, t('menu.safe')].filter(Boolean).join(' · ')
  return { text, icon: replied ? undefined : ('wifi-slash' as const) }
}
