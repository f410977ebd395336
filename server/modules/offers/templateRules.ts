import * as v from 'valibot'
import { type TemplateFields, templateTerms } from '../../../console/contract/coupons/couponTemplate'
import type { CouponKind } from '../../db/schema/coupons/coupons'

/** Which of the numbers of a kind must be above 0; all others are 0 or null. */
const NUMBERS: Record<CouponKind, readonly ('value' | 'buyNum' | 'getNum')[]> = {
  amount: ['value'],
  percent: ['value'],
  freeItem: ['getNum'],
  freeDelivery: [],
  buyGet: ['buyNum', 'getNum'],
}

/** All of the price, basis points. */
const WHOLE = 10_000

type Fault = [keyof TemplateFields, boolean]

/** Whether each field of a template does not fit to the others. */
export function templateFaults(fields: TemplateFields): Fault[] {
  return [...kindFaults(fields), ...scopeFaults(fields), ...validityFaults(fields), ...limitFaults(fields)]
}

/** Whether each term of a template differs from what it was. */
export function changedTerms(before: TemplateFields, after: TemplateFields): Fault[] {
  // Parsed by one schema, equal values have their fields in one order.
  const [was, is] = [v.parse(templateTerms, before), v.parse(templateTerms, after)]
  const names = Object.keys(is) as (keyof typeof is)[]
  return names.map((name) => [name, JSON.stringify(was[name]) !== JSON.stringify(is[name])])
}

function kindFaults(fields: TemplateFields): Fault[] {
  const { kind, value, maxDiscount, scenes } = fields
  const wanted = (['value', 'buyNum', 'getNum'] as const).map((name): Fault => [
    name,
    fields[name] > 0 !== NUMBERS[kind].includes(name),
  ])
  return [
    ...wanted,
    ['value', kind === 'percent' && value > WHOLE],
    ['maxDiscount', kind !== 'percent' && maxDiscount !== null],
    ['scenes', kind === 'freeDelivery' && scenes !== null && !scenes.includes('delivery')],
    ['scenes', scenes !== null && new Set(scenes).size < scenes.length],
  ]
}

function scopeFaults({ kind, goodsRule, goodsIds, storeIds, useTimes }: TemplateFields): Fault[] {
  return [
    ['goodsIds', (goodsRule === 'all') !== (goodsIds.length === 0)],
    ['goodsIds', new Set(goodsIds).size < goodsIds.length],
    ['goodsRule', kind === 'freeDelivery' && goodsRule !== 'all'],
    ['storeIds', storeIds !== null && new Set(storeIds).size < storeIds.length],
    ['useTimes', (useTimes ?? []).some(({ weeks }) => new Set(weeks).size < weeks.length)],
  ]
}

function validityFaults(fields: TemplateFields): Fault[] {
  const { validRule, startAt, endAt, validDays, claimFrom, claimUntil } = fields
  const isFixed = validRule === 'fixed'
  return [
    ['startAt', isFixed !== (startAt !== null)],
    ['endAt', isFixed !== (endAt !== null) || isAfter(startAt, endAt)],
    ['validDays', isFixed === (validDays !== null)],
    ['claimUntil', isAfter(claimFrom, claimUntil)],
    ['claimUntil', isFixed && claimUntil !== null && endAt !== null && Date.parse(claimUntil) > Date.parse(endAt)],
  ]
}

function limitFaults({ total, perPerson, perDay, receiver, level }: TemplateFields): Fault[] {
  return [
    ['perPerson', isBeyond(perPerson, total)],
    ['perDay', isBeyond(perDay, perPerson) || isBeyond(perDay, total)],
    ['level', (receiver === 'level') !== level > 0],
  ]
}

/** Whether a period does not begin before it ends. */
function isAfter(from: string | null, until: string | null): boolean {
  return from !== null && until !== null && Date.parse(from) >= Date.parse(until)
}

function isBeyond(part: number | null, whole: number | null): boolean {
  return part !== null && whole !== null && part > whole
}
