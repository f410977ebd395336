import type * as v from 'valibot'
import { inStoreOrderConfig } from '../../src/contract/forms'
import { readSetting } from '../config/setting'
import type { Db } from '../db/open'

export type InStoreSettings = v.InferOutput<typeof inStoreOrderConfig>

/** The merchant's rules of tables (configuration block `inStoreOrderConfig`). */
export function readInStoreSettings(db: Db): Promise<InStoreSettings> {
  return readSetting(db, 'inStoreOrderConfig', inStoreOrderConfig)
}
