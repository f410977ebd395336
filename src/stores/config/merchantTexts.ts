import type { System } from '@/contract/config/config'
import type { FormMap } from '@/contract/config/forms'
import type { MessageKey } from '@/i18n/messages'

type Label = Exclude<keyof System['custom'], 'hbfh' | 'hbmc'>

/** Message keys that each of the merchant's labels replaces. Longer texts include the `names` by `$t(…)`. */
const LABELS: Record<Label, MessageKey[]> = {
  live: ['orderType.pickup'],
  takeOut: ['orderType.takeout'],
  inStore: ['orderType.dineIn', 'names.dineIn'],
  integral: ['names.points', 'names.pointsTitle'],
  balance: ['names.balance', 'names.balanceTitle'],
  informationTitle: ['profile.title'],
}

/** The merchant's texts by message key (specification §3): labels, overridden by the block `copywriting`. */
export function merchantTexts(
  custom: System['custom'] | undefined,
  copywriting: FormMap['copywriting'],
): Record<string, string> {
  const labels = Object.entries(LABELS).flatMap(([label, keys]) =>
    keys.map((key) => [key, custom?.[label as Label] ?? ''] as const),
  )
  const all = [...labels, ...Object.entries(copywriting?.texts ?? {})]
  return Object.fromEntries(all.filter(([, text]) => text.trim() !== ''))
}
