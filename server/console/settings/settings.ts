import * as v from 'valibot'
import type { LookSetting } from '../../../console/contract/look/look'
import type { SettingName } from '../../../console/contract/settings/settingFields'
import { system } from '../../../src/contract/config/config'
import { optionalForms, personPayOrderConfig, writtenForms } from '../../../src/contract/config/forms'
import { adsSource, storedAds } from '../../modules/config/ads'
import { configBlock, type ConfigSource } from '../../modules/config/configService'
import { noticeSource } from '../../modules/config/notice'
import { helpSource, storedHelp } from '../../modules/help/helpConfig'
import { orderRules } from '../../modules/config/orderSettings'
import { invoiceRules } from '../../modules/documents/settings'
import { billDiscount } from '../../modules/personPay/settings'

type Ident = SettingName | LookSetting

/** A setting that staff edit. */
export interface Setting {
  ident: Ident
  /** Schema of its value in one language. */
  shape: v.GenericSchema<unknown, object>
  source: ConfigSource
  /** Initial value of a setting without defaults. */
  start: Record<string, unknown> | undefined
}

/** Shapes that have other fields on the server than in the contract. */
const SERVER_SHAPES = {
  notice: v.omit(writtenForms.notice, ['at']),
  system,
  ad: storedAds,
  helpers: storedHelp,
  search: v.object({ hot: v.fallback(v.array(v.string()), []) }),
  orderSetting: orderRules,
  hasKp: invoiceRules,
  personPayOrderConfig: v.object({
    ...personPayOrderConfig.entries,
    discounts: v.optional(v.array(billDiscount(v.pipe(v.string(), v.minLength(1)))), []),
  }),
}

const SHAPES: Record<Ident, v.GenericSchema<unknown, object>> = { ...writtenForms, ...optionalForms, ...SERVER_SHAPES }

/** Settings that are not stored as a configuration block. */
const SOURCES: Partial<Record<Ident, ConfigSource>> = { ad: adsSource, helpers: helpSource, notice: noticeSource }

const legal = { title: 'Title', version: '1', sections: [{ title: 'Heading', text: 'Text' }] }
const STARTS: Partial<Record<Ident, Record<string, unknown>>> = {
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

/** The setting of an ident. */
export const settingOf = (ident: Ident): Setting => ({
  ident,
  shape: SHAPES[ident],
  source: SOURCES[ident] ?? configBlock(ident),
  start: STARTS[ident],
})

/** The value that the form shows: the stored fields, and defaults for the others. */
export function initialValue({ shape, start }: Setting, written: Record<string, unknown> | null): object {
  return start ? (written ?? start) : { ...v.parse(shape, {}), ...written }
}
