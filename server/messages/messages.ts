import type { Locale } from '../../src/contract/fields'
import { afterOrder } from './afterOrder'
import { cardPage } from './cardPage'
import { common } from './common'
import { couponGifts } from './couponGifts'
import { couponPacks } from './couponPacks'
import { coupons } from './coupons'
import { claims } from './claims'
import { dishSheet } from './dishSheet'
import { dishSheetParts } from './dishSheetParts'
import { documents } from './documents'
import { drinks } from './drinks'
import { giftCards } from './giftCards'
import { goods } from './goods'
import { identity } from './identity'
import { inStore } from './inStore'
import { invitation } from './invitation'
import { memberPass } from './memberPass'
import { membership } from './membership'
import { notices } from './notices'
import { ordering } from './ordering'
import { partner } from './partner'
import { paying } from './paying'
import { personPay } from './personPay'
import { queue } from './queue'
import { reserve } from './reserve'
import { rewards } from './rewards'
import { pointsShop } from './pointsShop'
import { social } from './social'
import { staff } from './staff'
import { staffAccounts } from './staffAccounts'
import { storedValue } from './storedValue'
import { stores } from './stores'

/** All messages, by language and key. */
export const serverMessages = {
  en: {
    ...cardPage.en,
    ...common.en,
    ...stores.en,
    ...goods.en,
    ...coupons.en,
    ...couponGifts.en,
    ...couponPacks.en,
    ...inStore.en,
    ...invitation.en,
    ...ordering.en,
    ...partner.en,
    ...paying.en,
    ...personPay.en,
    ...pointsShop.en,
    ...giftCards.en,
    ...dishSheet.en,
    ...dishSheetParts.en,
    ...documents.en,
    ...drinks.en,
    ...queue.en,
    ...reserve.en,
    ...memberPass.en,
    ...membership.en,
    ...identity.en,
    ...social.en,
    ...afterOrder.en,
    ...claims.en,
    ...notices.en,
    ...rewards.en,
    ...staff.en,
    ...staffAccounts.en,
    ...storedValue.en,
  },
  th: {
    ...cardPage.th,
    ...common.th,
    ...stores.th,
    ...goods.th,
    ...coupons.th,
    ...couponGifts.th,
    ...couponPacks.th,
    ...inStore.th,
    ...invitation.th,
    ...ordering.th,
    ...partner.th,
    ...paying.th,
    ...personPay.th,
    ...pointsShop.th,
    ...giftCards.th,
    ...dishSheet.th,
    ...dishSheetParts.th,
    ...documents.th,
    ...drinks.th,
    ...queue.th,
    ...reserve.th,
    ...memberPass.th,
    ...membership.th,
    ...identity.th,
    ...social.th,
    ...afterOrder.th,
    ...claims.th,
    ...notices.th,
    ...rewards.th,
    ...staff.th,
    ...staffAccounts.th,
    ...storedValue.th,
  },
  zh: {
    ...cardPage.zh,
    ...common.zh,
    ...stores.zh,
    ...goods.zh,
    ...coupons.zh,
    ...couponGifts.zh,
    ...couponPacks.zh,
    ...inStore.zh,
    ...invitation.zh,
    ...ordering.zh,
    ...partner.zh,
    ...paying.zh,
    ...personPay.zh,
    ...pointsShop.zh,
    ...giftCards.zh,
    ...dishSheet.zh,
    ...dishSheetParts.zh,
    ...documents.zh,
    ...drinks.zh,
    ...queue.zh,
    ...reserve.zh,
    ...memberPass.zh,
    ...membership.zh,
    ...identity.zh,
    ...social.zh,
    ...afterOrder.zh,
    ...claims.zh,
    ...notices.zh,
    ...rewards.zh,
    ...staff.zh,
    ...staffAccounts.zh,
    ...storedValue.zh,
  },
}

/** Key of a server message. */
export type MessageKey = keyof (typeof serverMessages)['en']
export type MessageParams = Record<string, string | number>

/** The text of a message in a language; `{name}` is replaced by the parameter of that name. */
export function translate(locale: Locale, key: MessageKey, params: MessageParams = {}): string {
  return serverMessages[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
