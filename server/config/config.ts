import { and, asc, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { type Block, type System, system } from '../../src/contract/config'
import type { Locale } from '../../src/contract/fields'
import type { Link } from '../../src/contract/link'
import type { Db } from '../db/open'
import { ads, layoutBlocks } from '../db/schema/config'
import { inLocale, localized } from '../db/words'
import { readStored } from './forms'

/** The merchant-wide facts, kept as the block `system`. */
export async function readSystem(db: Db, locale: Locale): Promise<System> {
  const { system: value = {} } = await readStored(db, ['system'], locale)
  return v.parse(system, value)
}

/** The blocks of a page in drawing order; of a custom page when `target` names one. */
export async function readLayout(db: Db, page: string, target: string | undefined, locale: Locale): Promise<Block[]> {
  const rows = await db
    .select()
    .from(layoutBlocks)
    .where(and(eq(layoutBlocks.page, page), target ? eq(layoutBlocks.target, target) : isNull(layoutBlocks.target)))
    .orderBy(asc(layoutBlocks.sort), asc(layoutBlocks.id))
  return rows.map(({ id, type, style, data }) => ({
    id,
    type,
    style,
    data: localized(data, locale) as Record<string, unknown>,
  }))
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
