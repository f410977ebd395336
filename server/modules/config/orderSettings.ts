import * as v from 'valibot'
import { orderSetting } from '../../../src/contract/config/forms'
import { fieldsOf } from './formRepository'
import { readSetting, type StoredConfigs } from './settings'
import type { ReadDb } from '../../db/database'

/** The configuration block `orderSetting` as the server reads it. */
export const orderRules = v.object({
  ...orderSetting.entries,
  /** Most open orders with counter payment per guest and store. */
  counterOrders: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 3),
  /** Most orders of a guest that wait for their payment at once, and most pieces in them: they hold stock and slots. */
  unpaidOrders: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 5),
  unpaidPieces: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 100),
  /** The same for all guests at one network address, who may share a Wi-Fi, with orders that are paid at the counter; not at a table. */
  unpaidOrdersPerAddress: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 30),
  unpaidPiecesPerAddress: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 300),
  /** Prefix of order numbers. */
  numberPrefix: v.fallback(v.pipe(v.string(), v.regex(/^[A-Z0-9]{0,4}$/)), ''),
})
export type OrderSettings = v.InferOutput<typeof orderRules>

/** The merchant's order rules (configuration block `orderSetting`); missing and invalid values get defaults. */
export function readOrderSettings(db: ReadDb): Promise<OrderSettings> {
  return readSetting(db, 'orderSetting', orderRules)
}

/** The same, of stored configurations. */
export function orderSettingsOf({ orderSetting }: StoredConfigs): OrderSettings {
  return v.parse(orderRules, fieldsOf(orderSetting))
}
