import type * as v from 'valibot'
import { inStoreOrderConfig } from '../../../src/contract/config/forms'
import { readSetting } from '../config/settings'
import type { ReadDb } from '../../db/database'

export type InStoreSettings = v.InferOutput<typeof inStoreOrderConfig>

/** The merchant's table rules (configuration block `inStoreOrderConfig`). */
export function readInStoreSettings(db: ReadDb): Promise<InStoreSettings> {
  return readSetting(db, 'inStoreOrderConfig', inStoreOrderConfig)
}
