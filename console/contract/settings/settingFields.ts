import * as v from 'valibot'
import { DINING_TYPES, GOODS_SHAPES } from '../../../src/contract/constants/common'
import { PAYOUT_WAYS } from '../../../src/contract/constants/partner'
import { flag, id, int, text } from '../../../src/contract/fields'
import { isBranch, isTaxId } from '../../../src/contract/order/taxId'
import { type Meaning, money, pictureName, share, storeId, templateId, texts, textsOrNone } from '../fields'

/** What a form of settings asks for. */
interface SettingSpec {
  /** What the calls read and change, for the API documentation. */
  what: string
  fields: v.ObjectEntries
}

const MAX_MONEY = 1_000_000_000
const LONGEST = 100_000
const NONE: Meaning = { emptyIsNone: true }
const GOODS: Meaning = { of: 'goods' }

const amount = money(0, MAX_MONEY)
const price = money(1, MAX_MONEY)
/** A duration in minutes, hours or days. */
const duration = int(1, LONGEST)
const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))
const list = <T extends v.GenericSchema>(item: T, most: number) => v.pipe(v.array(item), v.maxLength(most))
const flags = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, flag])) as Record<N, typeof flag>

const goodsRate = v.object({ goodsId: v.pipe(id, v.metadata({ ...GOODS })), rate: share(0, 5000) })
const question = v.object({
  key: v.pipe(text(40), v.regex(/^\w{1,40}$/)),
  label: texts(100),
  required: flag,
  options: list(v.object({ option: texts(60) }), 20),
})
const billDiscount = v.pipe(
  v.object({ name: texts(60), minAmount: price, amount: price }),
  v.forward(
    v.partialCheck([['amount'], ['minAmount']], ({ amount, minAmount }) => amount < minAmount),
    ['amount'],
  ),
)
const branch = v.object({
  storeId,
  branch: v.pipe(text(5), v.check(isBranch)),
  address: textsOrNone(300),
})

/** Features that can be switched off, by the names that links have for them. */
export const FEATURES = [
  ...['takeOutFood', 'TakeFood', 'scanOrder', 'fastOrder', 'cashier', 'queuing', 'reserve', 'drinks', 'wifi'],
  ...['couponCenter', 'rollPackage', 'myCoupon', 'exchange', 'pwCoupon', 'giftCard', 'balanceRecharge', 'signIndex'],
  ...['integralShop', 'setPoint', 'cardIndex', 'vipCode', 'vipEquity', 'payVip', 'oldWithNew', 'pData'],
  ...['contactCustomer', 'helpCenter', 'navigation', 'officialLink'],
] as const

/** How the storefront looks and what it is called. */
const appearance = {
  style: { what: 'the colours', fields: { color: v.object({ btnColor: colour, fontColor: colour }) } },
  goodStyle: { what: 'the layout of lists of dishes', fields: { layout: v.picklist(GOODS_SHAPES) } },
  defaultImg: { what: 'the picture in the place of missing ones', fields: { image: pictureName } },
  loadingImg: { what: 'the picture of loading pages', fields: { image: pictureName } },
  storeBasicSetting: {
    what: 'brand, description and logo',
    fields: { brand: textsOrNone(60), description: textsOrNone(300), logo: pictureName },
  },
  system: {
    what: 'the terms, the currency and the features of the storefront',
    fields: {
      brand: textsOrNone(60),
      custom: v.object({
        ...{ live: textsOrNone(40), takeOut: textsOrNone(40), inStore: textsOrNone(40) },
        ...{ integral: textsOrNone(40), balance: textsOrNone(40), informationTitle: textsOrNone(40) },
        ...{ hbfh: textsOrNone(8), hbmc: textsOrNone(20) },
      }),
      /** Those that are offered; empty for all. */
      power: list(v.picklist(FEATURES), FEATURES.length),
      /** Below it lie the pictures with relative names. */
      attachurl: v.pipe(text(300), v.regex(/^(https:\/\/[^\s"'<>/]+)?\/([^\s"'<>]*\/)?$/)),
    },
  },
} satisfies Record<string, SettingSpec>

const legal = (what: string) => ({
  what,
  fields: {
    title: textsOrNone(100),
    /** When it changes, guests are asked again. */
    edition: text(40),
    /** Without any, the text is removed. */
    sections: list(v.object({ title: textsOrNone(200), text: texts(20_000) }), 100),
  },
})

/** What guests read. */
const reading = {
  notice: { what: 'the notice to all guests', fields: { title: textsOrNone(100), text: textsOrNone(2000) } },
  basicSetting: {
    what: 'the company and its contacts',
    fields: {
      ...{ company: textsOrNone(200), tel: text(40), email: text(120), serviceHours: textsOrNone(200) },
      ...{ line: text(100), lineQr: pictureName, wechat: text(100), wechatQr: pictureName },
      officialLink: v.pipe(text(300), v.regex(/^(https:\/\/[^\s"'<>]+)?$/)),
      webHosts: list(v.object({ host: v.pipe(text(200), v.regex(/^[a-z\d][a-z\d.-]*(:\d{1,5})?$/)) }), 20),
    },
  },
  search: { what: 'the popular searches', fields: { hot: list(v.object({ word: texts(40) }), 20) } },
  copywriting: {
    what: "the restaurant's own texts in the place of those of the storefront",
    fields: {
      texts: list(v.object({ key: v.pipe(text(80), v.regex(/^\w+(\.\w+)+$/)), text: texts(500) }), 300),
    },
  },
  about: legal('the text about the restaurant'),
  privacy: legal('the privacy policy'),
  agreement: legal('the terms for members'),
  storageAgreement: legal('the terms of top-ups'),
  partnerAgreement: legal('the terms for partners'),
} satisfies Record<string, SettingSpec>

/** How the restaurant sells. */
const selling = {
  orderCollect: { what: 'the ways of ordering', fields: flags(DINING_TYPES) },
  scanConfig: {
    what: 'the codes that guests can scan',
    fields: flags(['table', 'storeGoods', 'fastfood', 'personPay', 'queue']),
  },
  orderSetting: {
    what: 'the rules of orders',
    fields: {
      ...{ payMinutes: duration, codeMinutes: duration, remarkLength: int(1, 200) },
      ...{ autoCompleteHours: duration, refundAnswerHours: duration, refundDays: duration },
      numberPrefix: v.pipe(text(4), v.regex(/^[A-Z0-9]{0,4}$/)),
      ...{ counterOrders: duration, unpaidOrders: duration, unpaidPieces: duration },
      ...{ unpaidOrdersPerAddress: duration, unpaidPiecesPerAddress: duration },
    },
  },
  inStoreOrderConfig: {
    what: 'the rules of tables',
    fields: { needPeople: flag, maxPeople: int(1, 99), callSeconds: duration, idleMinutes: duration },
  },
  personPayOrderConfig: {
    what: 'the rules of bills that are paid by phone',
    fields: { minAmount: price, maxAmount: price, discounts: list(billDiscount, 20) },
  },
  hasKp: {
    what: 'the rules of tax invoices',
    fields: {
      on: flag,
      taxId: v.pipe(
        text(13),
        v.check((typed) => typed === '' || isTaxId(typed)),
      ),
      ...{ company: textsOrNone(300), address: textsOrNone(300), branches: list(branch, 200) },
    },
  },
  queueSetting: {
    what: 'the rules of queue numbers',
    fields: { graceMinutes: duration, timesAgain: int(0, 9), placesAgain: int(0, 99), soonAhead: int(1, 99) },
  },
  drinkSetting: {
    what: 'the rules of kept drinks',
    fields: {
      ...{ on: flag, keepDays: duration, extendTimes: int(0, 99), extendDays: duration },
      ...{ extendWithinDays: int(0, 3650), remindDays: int(0, 365), transfers: flag, giveHours: duration },
    },
  },
} satisfies Record<string, SettingSpec>

/** What members have and get. */
const members = {
  integralSetting: {
    what: 'the rules of points',
    fields: {
      ...{ on: flag, earnPerAmount: amount, value: amount, maxShare: share(0, 10_000) },
      ...{ step: int(1, LONGEST), validYears: int(0, 10) },
    },
  },
  storageset: {
    what: 'the rules of the balance',
    fields: {
      ...{ on: flag, minAmount: amount, maxAmount: amount, dayAmount: amount, bonusShare: share(0, 10_000) },
      ...{ refundDays: int(0, 365), chooseStore: flag, tillPayCode: flag },
    },
  },
  storageVal: { what: 'the plain amounts to pay in', fields: { amounts: list(price, 20) } },
  couponSetting: {
    what: 'the rules of coupons',
    fields: { giveHours: duration, windowCouponIds: list(templateId, 20), undoMinutes: int(0, 1440) },
  },
  giftCardSetting: {
    what: 'the rules of gift cards',
    fields: { on: flag, giveHours: duration, refundDays: int(0, 365) },
  },
  partnerSetting: {
    what: 'the rules of partners',
    fields: {
      ...{ on: flag, levels: int(1, 2), rate: share(0, 5000), secondRate: share(0, 5000) },
      ...{ goodsRates: list(goodsRate, 200), bindDays: duration, reviewDays: duration, fields: list(question, 20) },
      ways: v.pipe(v.array(v.picklist(PAYOUT_WAYS)), v.maxLength(PAYOUT_WAYS.length), v.metadata({ ...NONE })),
      ...{ minAmount: amount, maxAmount: amount, feeAmount: amount, feeRate: share(0, 5000), taxRate: share(0, 5000) },
      ...{ perDay: int(0, 99), payoutDays: duration, fansPerAddress: duration },
      ...{ oddFans: duration, oddAccounts: duration, oddRefunds: duration },
    },
  },
} satisfies Record<string, SettingSpec>

/** The settings by group, in the order of the page that lists them. */
export const SETTING_GROUPS = { appearance, reading, selling, members }
export const SETTINGS = { ...appearance, ...reading, ...selling, ...members }
export type SettingName = keyof typeof SETTINGS
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]
