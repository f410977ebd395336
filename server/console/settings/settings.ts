import * as v from 'valibot'
import { system } from '../../../src/contract/config'
import { optionalForms, personPayOrderConfig, writtenForms } from '../../../src/contract/forms'
import { adsSource, storedAds } from '../../modules/config/ads'
import { configBlock, type ConfigSource } from '../../modules/config/configService'
import { noticeSource } from '../../modules/config/notice'
import { helpSource, storedHelp } from '../../modules/help/helpConfig'
import { orderRules } from '../../modules/config/orderSettings'
import { signInRules } from '../../modules/dailySignIn/rules'
import { invoiceRules } from '../../modules/documents/settings'
import { birthdayRule } from '../../modules/memberGifts/rules'
import { billDiscount } from '../../modules/personPay/settings'

type Ident = keyof typeof writtenForms | keyof typeof optionalForms | 'system' | 'search' | 'ad' | 'helpers'

/** A setting of the console. */
export interface Setting {
  ident: string
  /** Name for staff. */
  name: string
  /** Schema of its value in one language. */
  shape: v.GenericSchema<unknown, object>
  source: ConfigSource
  /** Help that the schema does not give. */
  hint?: string
  /** Initial value of a setting without defaults. */
  start?: Record<string, unknown>
}

/** Shapes that have other fields on the server than in the contract. */
const SERVER_SHAPES = {
  notice: v.omit(writtenForms.notice, ['at']),
  system,
  ad: storedAds,
  helpers: storedHelp,
  search: v.object({ hot: v.fallback(v.array(v.string()), []) }),
  orderSetting: orderRules,
  signInSetting: signInRules,
  birthdayGift: birthdayRule,
  hasKp: invoiceRules,
  personPayOrderConfig: v.object({
    ...personPayOrderConfig.entries,
    discounts: v.optional(v.array(billDiscount(v.pipe(v.string(), v.minLength(1)))), []),
  }),
}

const SHAPES = { ...writtenForms, ...optionalForms, ...SERVER_SHAPES } satisfies Record<
  Ident,
  v.GenericSchema<unknown, object>
>

/** Settings that are not stored as a configuration block. */
const SOURCES: Partial<Record<Ident, ConfigSource>> = { ad: adsSource, helpers: helpSource, notice: noticeSource }

const legal = { title: 'Title', version: '1', sections: [{ title: 'Heading', text: 'Text' }] }
const STARTS: Record<keyof typeof optionalForms | 'ad' | 'helpers', Record<string, unknown>> = {
  nav: {
    background: '#ffffff',
    color: '#655c54',
    selectedColor: '#b11e23',
    type: 'both',
    positionType: 'fixed',
    selected: 0,
    list: [
      { title: { en: 'Home', th: 'หน้าแรก', zh: '首页' }, url: '/pages/index/index' },
      { title: { en: 'Menu', th: 'เมนู', zh: '菜单' }, url: '/pages/index/goods' },
      { title: { en: 'Orders', th: 'คำสั่งซื้อ', zh: '订单' }, url: '/pages/index/order-index' },
      { title: { en: 'Me', th: 'ของฉัน', zh: '我的' }, url: '/pages/index/my-index' },
    ],
  },
  privacy: legal,
  agreement: legal,
  about: legal,
  storageAgreement: legal,
  partnerAgreement: legal,
  ad: { index: [], orderInfo: [], user: [] },
  helpers: { list: [] },
}

const HINTS: Partial<Record<Ident, string>> = {
  ad: 'The block “Advertisements” shows the advertisements of a place: index, orderInfo or user. Those of orderInfo also appear below every order. You choose the IDs.',
  helpers: 'Answers are HTML. You choose the IDs; the ID of a question is part of the address of its answer.',
  hasKp:
    'With your tax ID (13 digits), paid orders get a short tax invoice instead of a plain receipt; “on” lets guests request the full one. Company and address are those that the tax office has on record. List under “branches” each store that is registered as a branch, with its five-digit number: the others belong to the head office.',
}

/** The settings in groups, with their names for staff. */
const NAMES = {
  Appearance: {
    style: 'Colours',
    nav: 'Tab bar',
    goodStyle: 'Dish list layout',
    firing: 'Splash screen',
    ad: 'Advertisements',
    defaultImg: 'Default picture',
    loadingImg: 'Loading picture',
  },
  Texts: {
    system: 'Name, labels, currency, features',
    storeBasicSetting: 'Brand, description and logo',
    notice: 'Notice to all guests',
    copywriting: 'Custom texts',
    copyright: 'Copyright line',
    basicSetting: 'Company and contact',
    search: 'Popular searches',
    helpers: 'Help centre',
    about: 'About us',
    privacy: 'Privacy policy',
    agreement: 'Member terms',
    storageAgreement: 'Top-up terms',
    partnerAgreement: 'Partner terms',
  },
  Rules: {
    orderCollect: 'Order types',
    scanConfig: 'Scan targets',
    orderSetting: 'Orders',
    inStoreOrderConfig: 'Tables',
    personPayOrderConfig: 'Bills paid by phone',
    integralSetting: 'Points',
    growthSetting: 'Growth value',
    vipset: 'Member levels',
    storageset: 'Balance recharge',
    storageVal: 'Recharge amounts',
    couponSetting: 'Coupons',
    giftCardSetting: 'Gift cards',
    queueSetting: 'Queue numbers',
    drinkSetting: 'Kept drinks',
    partnerSetting: 'Distributors',
    signInSetting: 'Daily sign-in',
    birthdayGift: 'Birthday gift',
    hasKp: 'Tax invoices',
  },
} satisfies Record<string, Partial<Record<Ident, string>>>

/** All settings, by group. */
export const SETTINGS: readonly { group: string; settings: readonly Setting[] }[] = Object.entries(NAMES).map(
  ([group, blocks]) => ({
    group,
    settings: Object.entries(blocks).map(([ident, name]) => ({
      ident,
      name,
      shape: SHAPES[ident as Ident],
      source: SOURCES[ident as Ident] ?? configBlock(ident),
      hint: HINTS[ident as Ident],
      start: STARTS[ident as keyof typeof STARTS],
    })),
  }),
)

/** The setting of an ident; undefined when the console has none. */
export function settingOf(ident: string | undefined): Setting | undefined {
  return SETTINGS.flatMap(({ settings }) => settings).find((setting) => setting.ident === ident)
}

/** The value that the form shows: the stored fields, and defaults for the others. */
export function initialValue({ shape, start }: Setting, written: Record<string, unknown> | null): object {
  return start ? (written ?? start) : { ...v.parse(shape, {}), ...written }
}
