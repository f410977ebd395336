import * as v from 'valibot'
import { COUPON_KINDS, COUPON_SCENES } from '../../../src/contract/constants/coupon'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, int, pageOf, paging } from '../../../src/contract/fields'
import {
  daySpan,
  keyword,
  limit,
  type Meaning,
  moment,
  money,
  pictureName,
  sort,
  storeId,
  texts,
  textsOrNone,
  version,
} from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const amount = money(0, 100_000_000)
const VALUE: Meaning = { unitBy: { field: 'kind', units: { amount: 'satang', percent: 'basisPoints' } } }
const GOODS: Meaning = { of: 'goods' }

/** What a coupon is worth, where and when it can be used: it never changes once a guest has or was promised one. */
const terms = {
  kind: v.picklist(COUPON_KINDS),
  /** `amount`: satang off. `percent`: basis points off. Other kinds: 0. */
  value: v.pipe(int(0, 100_000_000), v.metadata({ ...VALUE })),
  /** `percent`: the most that comes off, satang; null without a cap. */
  maxDiscount: v.nullable(money(1, 100_000_000)),
  minAmount: amount,
  /** `buyGet`: pieces to buy, and pieces that are free then; `freeItem`: 0 and the pieces that are free. */
  buyNum: int(0, 100),
  getNum: int(0, 100),
  /** Ways of ordering, stores and hours; null: all. */
  scenes: v.nullable(v.pipe(v.array(v.picklist(COUPON_SCENES)), v.minLength(1), v.maxLength(COUPON_SCENES.length))),
  storeIds: v.nullable(v.pipe(v.array(storeId), v.minLength(1), v.maxLength(500))),
  goodsRule: v.picklist(['all', 'only', 'except']),
  goodsIds: v.pipe(v.array(v.pipe(id, v.metadata({ ...GOODS }))), v.maxLength(500)),
  useTimes: v.nullable(v.pipe(v.array(daySpan), v.minLength(1), v.maxLength(20))),
  /** With what else it may be used in one order. */
  stacks: v.object({ coupons: flag, activities: flag, memberPrices: flag, points: flag }),
  perOrder: int(1, 5),
  giftable: flag,
}

/** What may change at any time. Held coupons keep the validity that they were issued with. */
const offer = {
  sort,
  name: texts(60),
  description: textsOrNone(2000),
  image: pictureName,
  /** `fixed`: from `startAt` to `endAt`, else null. `rolling`: `validDays` days from receipt. `nextDay`: from the next day on. */
  validRule: v.picklist(['fixed', 'rolling', 'nextDay']),
  startAt: v.nullable(moment),
  endAt: v.nullable(moment),
  validDays: v.nullable(int(1, 3650)),
  /** How many are issued in all, beside those of packs; null without a limit. */
  total: v.nullable(int(0, 10_000_000)),
  /** How many one member receives in all and on one day. */
  perPerson: limit,
  perDay: limit,
  /** Who may receive it: all guests, members, members from `level` on, members without an order. */
  receiver: v.picklist(['all', 'member', 'level', 'newcomer']),
  level: int(0, 100),
  /** Whether guests claim it in the coupon centre, and in which period. */
  inCentre: flag,
  claimFrom: v.nullable(moment),
  claimUntil: v.nullable(moment),
}

const fields = { ...terms, ...offer }

/** Paused: staff have taken it off. Ended: by its period. Upcoming: its period has not begun. */
export const TEMPLATE_STATES = ['onSale', 'upcoming', 'soldOut', 'ended', 'paused'] as const

const template = v.object({
  ...fields,
  id,
  version,
  state: v.picklist(TEMPLATE_STATES),
  issued: v.number(),
  /** Whether guests have or were promised one: the terms do not change any more. */
  promised: v.boolean(),
  createdAt: instant,
})
const written = v.object(fields)
export type TemplateFields = v.InferOutput<typeof written>
export type StaffTemplate = v.InferOutput<typeof template>

/** The fields that are terms, and nothing else. */
export const templateTerms = v.object(terms)

/** Coupon templates. */
export const couponTemplateContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Coupon templates in the order of the merchant: all, or those of a state, or with a word in their name',
    path: 'coupon/templates',
    input: v.object({ keyword, state: v.optional(v.picklist(TEMPLATE_STATES)), ...paging }),
    reply: pageOf(template),
  }),
  read: endpoint({
    ...staffRead,
    summary: 'One coupon template',
    path: 'coupon/template',
    input: v.object({ id }),
    reply: template,
  }),
  create: endpoint({
    ...staffWrite,
    summary: 'Makes a coupon template. Fields that do not fit together are refused with code 400 and `fields`',
    path: 'coupon/template/create',
    input: written,
    reply: template,
  }),
  update: endpoint({
    ...staffWrite,
    summary:
      'Changes a coupon template: all its fields. Its terms are refused once a guest has or was promised a coupon of it, and a stale version with code 409 and `current`',
    path: 'coupon/template/update',
    input: v.object({ id, version, ...fields }),
    reply: template,
  }),
  setOnSale: endpoint({
    ...staffWrite,
    summary: 'Pauses a coupon template, so that no more are issued, or resumes it. Held coupons stay',
    path: 'coupon/template/onSale',
    input: v.object({ id, version, onSale: flag }),
    reply: template,
  }),
}
