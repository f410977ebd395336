import { ReplyError } from '@/api/errors'
import type { Translate } from '@/i18n/messages'

/** Error text: the server's message, if any, and that the cart is safe. The offline bar shows network failures. */
export function cartSafeText(error: unknown, t: Translate): string {
  const message = error instanceof ReplyError && error.code !== 401 ? error.msg : ''
  return [message, t('menu.safe')].filter(Boolean).join(' · ')
}
