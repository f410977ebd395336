import type { Locale } from '../../src/contract/fields'
import { afterOrder } from './afterOrder'
import { common } from './common'
import { goods } from './goods'
import { identity } from './identity'
import { inStore } from './inStore'
import { ordering } from './ordering'
import { paying } from './paying'
import { personPay } from './personPay'
import { social } from './social'
import { stores } from './stores'

const all = {
  en: {
    ...common.en,
    ...stores.en,
    ...goods.en,
    ...inStore.en,
    ...ordering.en,
    ...paying.en,
    ...personPay.en,
    ...identity.en,
    ...social.en,
    ...afterOrder.en,
  },
  th: {
    ...common.th,
    ...stores.th,
    ...goods.th,
    ...inStore.th,
    ...ordering.th,
    ...paying.th,
    ...personPay.th,
    ...identity.th,
    ...social.th,
    ...afterOrder.th,
  },
  zh: {
    ...common.zh,
    ...stores.zh,
    ...goods.zh,
    ...inStore.zh,
    ...ordering.zh,
    ...paying.zh,
    ...personPay.zh,
    ...identity.zh,
    ...social.zh,
    ...afterOrder.zh,
  },
}

/** Key of a server message. */
export type MessageKey = keyof (typeof all)['en']
export type MessageParams = Record<string, string | number>

/** The text of a message in a language; `{name}` is replaced by the parameter of that name. */
export function translate(locale: Locale, key: MessageKey, params: MessageParams = {}): string {
  return all[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
