import type { System } from '@/contract/config'
import type { FormMap } from '@/contract/forms'
import type { MessageKey } from '@/i18n/messages'

type Label = Exclude<keyof System['custom'], 'hbfh' | 'hbmc'>

/** The texts that each label of the merchant's stands in. Longer texts say the `names` by `$t(…)`, so that a label is in them too. */
const LABELS: Record<Label, MessageKey[]> = {
  live: ['ways.pickup'],
  takeOut: ['ways.takeout'],
  inStore: ['ways.dineIn', 'names.dineIn'],
  integral: ['names.points', 'names.pointsTitle'],
  balance: ['names.balance', 'names.balanceTitle'],
  informationTitle: ['profile.title'],
}

/** The merchant's words by the key of the text (specification §3): labels, and over them the block `copywriting`. */
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
