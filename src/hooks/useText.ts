import type { Translate } from '@/i18n/messages'
import { useStores } from './useStores'

/** The words of the current language. The component must be an observer (pages are) to follow a switch. */
export function useText(): Translate {
  return useStores().locale.t
}
