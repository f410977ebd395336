import * as v from 'valibot'
import { PAYOUT_WAYS } from '../constants/partner'
import { atLeastOne, off, on, whole } from '../formFields'

/** A question of a distributor's application; `key` names its answer. */
const partnerField = v.object({
  key: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
  label: v.string(),
  required: on,
  options: v.fallback(v.array(v.string()), []),
})
/**
 * Distributors. Rates in basis points: of dishes, of some dishes by id, and of the orders of a fan's fans (with `levels` 2). Fans stay for
 * `bindDays`. A withdrawal has limits in satang, a fee, a withholding tax, and a maximum number of requests per day (0: no limit). `fansPerAddress`:
 * most new fans from one network address in a day. Listed as odd are `oddFans` fans of one device or address or new accounts on one
 * device, `oddAccounts` new accounts from one address, and `oddRefunds` refunded orders.
 */
export const partnerSetting = v.object({
  on: off,
  levels: v.fallback(v.picklist([1, 2]), 1),
  rate: whole(0, 500, 5000),
  secondRate: whole(0, 100, 5000),
  goodsRates: v.fallback(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000))), {}),
  bindDays: atLeastOne(365),
  reviewDays: atLeastOne(2),
  fields: v.fallback(v.array(partnerField), []),
  ways: v.fallback(v.array(v.picklist(PAYOUT_WAYS)), [...PAYOUT_WAYS]),
  minAmount: whole(0, 10_000),
  maxAmount: whole(0, 0),
  feeAmount: whole(0, 0),
  feeRate: whole(0, 0, 5000),
  taxRate: whole(0, 0, 5000),
  perDay: whole(0, 1, 99),
  payoutDays: atLeastOne(2),
  fansPerAddress: atLeastOne(30),
  oddFans: atLeastOne(3),
  oddAccounts: atLeastOne(10),
  oddRefunds: atLeastOne(3),
})
