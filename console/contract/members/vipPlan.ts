import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, int, pageOf, paging } from '../../../src/contract/fields'
import { keyword, money, sort, texts, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const fields = {
  sort,
  name: texts(60),
  /** Calendar months. */
  months: int(1, 60),
  /** Satang. */
  price: money(1, 100_000_000),
  /** For how many days the money goes back while no benefit was used. */
  refundDays: int(0, 365),
}
const written = v.object(fields)
export type VipPlanFields = v.InferOutput<typeof written>

const plan = v.object({
  ...fields,
  id,
  version,
  onSale: v.boolean(),
  /** Terms that run or wait for the one before. */
  running: v.number(),
  createdAt: instant,
})
export type StaffVipPlan = v.InferOutput<typeof plan>

/** Plans of paid VIP. What was bought stays as it was sold. */
export const vipPlanContract = {
  list: endpoint({
    ...staffRead,
    summary: 'VIP plans in the order of the merchant: all, on sale or not, or with a word in their name',
    path: 'vip/plans',
    input: v.object({ keyword, onSale: v.optional(flag), ...paging }),
    reply: pageOf(plan),
  }),
  create: endpoint({
    ...staffWrite,
    summary: 'Makes a VIP plan, which is on sale',
    path: 'vip/plan/create',
    input: written,
    reply: plan,
  }),
  update: endpoint({
    ...staffWrite,
    summary: 'Changes a VIP plan: all its fields. A stale version is refused with code 409 and `current`',
    path: 'vip/plan/update',
    input: v.object({ id, version, ...fields }),
    reply: plan,
  }),
  setOnSale: endpoint({
    ...staffWrite,
    summary: 'Takes a VIP plan off sale, or puts it on sale again. Orders that wait for their payment go on',
    path: 'vip/plan/onSale',
    input: v.object({ id, version, onSale: flag }),
    reply: plan,
  }),
}
