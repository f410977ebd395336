import type { Translate } from './messages'

/** Names in one line, separated as in the guest's language. */
export const listText = (names: readonly string[], t: Translate): string => names.join(t('common.listSeparator'))
