import * as v from 'valibot'
import { block, type Block, type System, system } from '../../../src/contract/config'
import type { Locale } from '../../../src/contract/fields'
import { writtenForms } from '../../../src/contract/forms'
import { type FeatureFlags, featureFlagsOf } from '../../../src/domain/config/featureFlags'
import type { ReadDb } from '../../db/database'
import type { StoredBlock } from '../../db/columnTypes'
import { localized } from '../../db/translations'
import { readStored } from './formRepository'

/** The merchant-wide settings, stored as the block `system`. */
export async function readSystem(db: ReadDb, locale: Locale): Promise<System> {
  const { system: value = {} } = await readStored(db, ['system'], locale)
  return v.parse(system, value)
}

/** Enabled features. */
export async function readFunctions(db: ReadDb): Promise<FeatureFlags> {
  const { system: facts = {}, orderCollect = {} } = await readStored(db, ['system', 'orderCollect'], 'en')
  return featureFlagsOf(v.parse(system, facts).power, v.parse(writtenForms.orderCollect, orderCollect))
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
