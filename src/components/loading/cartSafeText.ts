import { ReplyError } from '@/api/errors'
import type { Translate } from '@/i18n/messages'

/** What the server said, where it said something, and that the cart is safe. That the network is gone is told by the bar above. */
export function cartSafeText(error: unknown, t: Translate): string {
  const said = error instanceof ReplyError && error.code !== 401 ? error.msg : ''
  return [said, t('menu.safe')].filter(Boolean).join(' · ')
}
