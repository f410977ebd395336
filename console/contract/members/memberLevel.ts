import * as v from 'valibot'
import { DINING_TYPES } from '../../../src/contract/constants/common'
import { endpoint } from '../../../src/contract/endpoint'
import { int, text } from '../../../src/contract/fields'
import { money, pieces, share, templateId, texts } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const benefits = {
  /** Basis points off the price of dishes, and the dining types that it is for; all when there are none. */
  discount: share(0, 9000),
  discountFor: v.pipe(v.array(v.picklist(DINING_TYPES)), v.maxLength(DINING_TYPES.length)),
  /** Points of an order, basis points of the usual ones. */
  pointsRate: share(10_000, 100_000),
  freeDelivery: v.boolean(),
  /** Metres; 0 for everywhere. */
  freeDeliveryWithin: int(0, 1_000_000),
  /** Coupons of each month. */
  coupons: v.pipe(v.array(v.object({ templateId, num: pieces })), v.maxLength(20)),
  birthdayGift: v.boolean(),
}

const rules = {
  /** Levels count. */
  on: v.boolean(),
  /** From level 0, which begins at 0, in ascending order. */
  levels: v.pipe(
    v.array(v.object({ name: texts(40), from: int(0, 1_000_000_000), ...benefits })),
    v.minLength(1),
    v.maxLength(10),
  ),
  /** What a VIP plan adds while it runs, and whether plans are sold. */
  paid: v.object({ on: v.boolean(), ...benefits }),
  /** Satang per growth value; 0 while none is earned. */
  earnPerAmount: money(0, 100_000_000),
}
const written = v.object(rules)
export type LevelRules = v.InferOutput<typeof written>

const reply = v.object({ ...rules, revision: v.string() })
export type StaffLevelRules = v.InferOutput<typeof reply>

/** The rules of levels: where they begin and what they give. */
export const memberLevelContract = {
  read: endpoint({
    ...staffRead,
    summary: 'The rules of levels and of paid VIP',
    path: 'levels',
    input: v.object({}),
    reply,
  }),
  update: endpoint({
    ...staffWrite,
    summary:
      'Replaces the rules of levels. A level that is reached by new rules counts at once; a kept one stays until its review. A stale revision is refused with code 409 and `current`',
    path: 'levels/update',
    input: v.object({ ...rules, revision: text(100) }),
    reply,
  }),
}
