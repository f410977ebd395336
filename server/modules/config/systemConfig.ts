import * as v from 'valibot'
import { block, type Block, type System, system } from '../../../src/contract/config/config'
import type { Locale } from '../../../src/contract/fields'
import { writtenForms } from '../../../src/contract/config/forms'
import { type FeatureFlags, featureFlagsOf } from '../../../src/domain/config/featureFlags'
import type { ReadDb } from '../../db/database'
import type { StoredBlock } from '../../db/columnTypes'
import { localized } from '../../db/translations'
import { fieldsOf, readStored } from './formRepository'
import type { StoredConfigs } from './settings'

/** The merchant-wide settings, stored as the block `system`. */
export async function readSystem(db: ReadDb, locale: Locale): Promise<System> {
  return systemOf(await readStored(db, ['system'], locale), locale)
}

/** The block `system` of stored configurations, in one language. */
export function systemOf(stored: StoredConfigs, locale: Locale): System {
  return v.parse(system, fieldsOf(localized(stored.system, locale)))
}

/** The blocks that `functionsOf` reads. */
export const FUNCTION_CONFIGS = ['system', 'orderCollect'] as const

/** Enabled features, of stored configurations. */
export function functionsOf(stored: StoredConfigs): FeatureFlags {
  const orderCollect = fieldsOf(localized(stored.orderCollect, 'en'))
  return featureFlagsOf(systemOf(stored, 'en').power, v.parse(writtenForms.orderCollect, orderCollect))
}

const shownStyle = v.fallback(block.entries.style, {})

/** Public configuration blocks, in one language. */
export function shownBlocks(blocks: readonly StoredBlock[], locale: Locale): Block[] {
  return blocks
    .filter(({ hidden }) => !hidden)
    .map(({ id, type, style, data }) => ({
      id,
      type,
      style: v.parse(shownStyle, style),
      data: localized(data, locale) as Block['data'],
    }))
}
