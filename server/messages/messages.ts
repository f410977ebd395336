import type { Locale } from '../../src/contract/fields'
import { common } from './common'
import { goods } from './goods'
import { ordering } from './ordering'
import { paying } from './paying'
import { stores } from './stores'

const all = {
  en: { ...common.en, ...stores.en, ...goods.en, ...ordering.en, ...paying.en },
  th: { ...common.th, ...stores.th, ...goods.th, ...ordering.th, ...paying.th },
  zh: { ...common.zh, ...stores.zh, ...goods.zh, ...ordering.zh, ...paying.zh },
}

/** Name of a sentence the server can say. */
export type MessageKey = keyof (typeof all)['en']
export type MessageParams = Record<string, string | number>

/** Says a sentence in a language; `{name}` in it becomes the parameter of that name. */
export function say(locale: Locale, key: MessageKey, params: MessageParams = {}): string {
  return all[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
