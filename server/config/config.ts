import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { type Block, type System, system } from '../../src/contract/config'
import type { Locale } from '../../src/contract/fields'
import type { Link } from '../../src/contract/link'
import type { Db } from '../db/open'
import { ads } from '../db/schema/config'
import type { StoredBlock } from '../db/shapes'
import { inLocale, localized } from '../db/words'
import { readStored } from './forms'

/** The merchant-wide facts, kept as the block `system`. */
export async function readSystem(db: Db, locale: Locale): Promise<System> {
  const { system: value = {} } = await readStored(db, ['system'], locale)
  return v.parse(system, value)
}

/** Blocks as guests may see them, in one language. */
export function shownBlocks(blocks: readonly StoredBlock[], locale: Locale): Block[] {
  return blocks
    .filter(({ hidden }) => !hidden)
    .map(({ id, type, style, data }) => ({ id, type, style, data: localized(data, locale) as Block['data'] }))
}

interface Ad {
  id: string
  image: string
  title: string
  link: Link | null
}

/** What is advertised in each place. */
export async function readAds(db: Db, locale: Locale): Promise<Record<'index' | 'orderInfo' | 'user', Ad[]>> {
  const rows = await db.select().from(ads).where(eq(ads.shown, true)).orderBy(asc(ads.sort), asc(ads.id))
  const at = (place: string) =>
    rows
      .filter((row) => row.place === place)
      .map(({ id, image, title, link }) => ({ id, image, title: inLocale(title, locale), link }))
  return { index: at('index'), orderInfo: at('orderInfo'), user: at('user') }
}
