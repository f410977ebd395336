import * as v from 'valibot'
import { orderSetting } from '../../../src/contract/forms'
import { readSetting } from './settings'
import type { Db } from '../../db/database'

/** The configuration block `orderSetting` as the server reads it. */
export const orderRules = v.object({
  ...orderSetting.entries,
  /** Unpaid orders on their way that a store trusts one guest with. */
  counterOrders: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 3),
  /** What order numbers begin with. */
  numberPrefix: v.fallback(v.pipe(v.string(), v.regex(/^[A-Z0-9]{0,4}$/)), ''),
})
export type OrderSettings = v.InferOutput<typeof orderRules>

/** The merchant's rules of ordering (configuration block `orderSetting`); what is missing or makes no sense has a usual value. */
export function readOrderSettings(db: Db): Promise<OrderSettings> {
  return readSetting(db, 'orderSetting', orderRules)
}
