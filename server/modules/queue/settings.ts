import type * as v from 'valibot'
import { queueSetting } from '../../../src/contract/config/forms'
import type { ReadDb } from '../../db/database'
import { readSetting } from '../config/settings'

export type QueueRules = v.InferOutput<typeof queueSetting>

/** The merchant's rules of queue numbers (configuration block `queueSetting`). */
export function readQueueRules(db: ReadDb): Promise<QueueRules> {
  return readSetting(db, 'queueSetting', queueSetting)
}
