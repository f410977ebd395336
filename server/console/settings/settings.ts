import * as v from 'valibot'
import { system } from '../../../src/contract/config'
import { optionalForms, personPayOrderConfig, writtenForms } from '../../../src/contract/forms'
import { keptAds, writtenAds } from '../../modules/config/ads'
import { asBlock, type Kept } from '../../modules/config/configService'
import { keptHelp, writtenHelp } from '../../modules/help/helpConfig'
import { orderRules } from '../../modules/config/orderSettings'
import { billDiscount } from '../../modules/personPay/settings'

type Ident = keyof typeof writtenForms | keyof typeof optionalForms | 'system' | 'search' | 'ad' | 'helpers'

/** A configuration at the console. */
export interface Setting {
  ident: string
  /** What people call it. */
  name: string
  /** What it holds in one language. */
  shape: v.GenericSchema<unknown, object>
  kept: Kept
  /** What its shape does not tell those who write it. */
  hint?: string
  /** What one without a usual value may begin with. */
  start?: Record<string, unknown>
}

/** What the server reads more of than travels. */
const OWN = {
  system,
  ad: writtenAds,
  helpers: writtenHelp,
  search: v.object({ hot: v.fallback(v.array(v.string()), []) }),
  orderSetting: orderRules,
  personPayOrderConfig: v.object({
    ...personPayOrderConfig.entries,
    discounts: v.optional(v.array(billDiscount(v.pipe(v.string(), v.minLength(1)))), []),
  }),
}

const SHAPES = { ...writtenForms, ...optionalForms, ...OWN } satisfies Record<Ident, v.GenericSchema<unknown, object>>

/** What is no configuration block. */
const KEPT: Partial<Record<Ident, Kept>> = { ad: keptAds, helpers: keptHelp }

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
  ad: { index: [], orderInfo: [], user: [] },
  helpers: { list: [] },
}

const HINTS: Partial<Record<Ident, string>> = {
  ad: 'The block “Advertisements” shows the advertisements of a place: index, orderInfo or user. Those of orderInfo also appear below every order. You choose the IDs.',
  helpers: 'Answers are HTML. You choose the IDs; the ID of a question is part of the address of its answer.',
}

/** What people call the blocks, in groups. */
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
    storeBasicSetting: 'Brand and logo',
    notice: 'Notice to all guests',
    copywriting: 'Custom texts',
    copyright: 'Copyright line',
    basicSetting: 'Company and contact',
    search: 'Popular searches',
    helpers: 'Help centre',
    about: 'About us',
    privacy: 'Privacy policy',
    agreement: 'Member terms',
  },
  Rules: {
    orderCollect: 'Order types',
    orderSetting: 'Orders',
    inStoreOrderConfig: 'Tables',
    personPayOrderConfig: 'Bills paid by phone',
    integralSetting: 'Points',
    growthSetting: 'Growth value',
    vipset: 'Member levels',
    storageset: 'Balance recharge',
    storageVal: 'Recharge amounts',
    birthdayGift: 'Birthday gift',
    hasKp: 'Tax invoices',
  },
} satisfies Record<string, Partial<Record<Ident, string>>>

/** All blocks that can be written, by group. */
export const SETTINGS: readonly { group: string; settings: readonly Setting[] }[] = Object.entries(NAMES).map(
  ([group, blocks]) => ({
    group,
    settings: Object.entries(blocks).map(([ident, name]) => ({
      ident,
      name,
      shape: SHAPES[ident as Ident],
      kept: KEPT[ident as Ident] ?? asBlock(ident),
      hint: HINTS[ident as Ident],
      start: STARTS[ident as keyof typeof STARTS],
    })),
  }),
)

/** The block of an ident; undefined when the console writes none of that name. */
export function settingOf(ident: string | undefined): Setting | undefined {
  return SETTINGS.flatMap(({ settings }) => settings).find((setting) => setting.ident === ident)
}

/** What the field of a block begins with: all that it may hold, with usual values for what is not written. */
export function shownValue({ shape, start }: Setting, written: Record<string, unknown> | null): object {
  return start ? (written ?? start) : { ...v.parse(shape, {}), ...written }
}
