import type { Translate } from '@/i18n/messages'
import { useStores } from './useStores'

/** Returns the translation function of the current language. The component must be an observer (pages are). */
export function useText(): Translate {
  return useStores().locale.t
}
