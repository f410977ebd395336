import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import { pictureAddress } from '../../../src/domain/media/pictureAddress'
import type { ReadDb } from '../../db/database'
import { goods } from '../../db/schema/store/goods'
import { stores } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'
import type { LinkCard } from '../../html/openGraph'
import { readSiteIdentity } from '../config/siteIdentity'

const DOT = ' · '

/** Reads what the pages of shared links show. */
export function linkReaders(db: ReadDb) {
  return { readCard: (query: { storeId?: string; gid?: string }, locale: Locale) => readLinkCard(db, query, locale) }
}

/** The card of a link to a store, or with `gid` to one of its dishes, with the merchant's brand; undefined when there is none. */
async function readLinkCard(
  db: ReadDb,
  { storeId = '', gid }: { storeId?: string; gid?: string },
  locale: Locale,
): Promise<(LinkCard & { brand: string }) | undefined> {
  const [store] = await db
    .select()
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.shown, true)))
  if (!store) return undefined
  const { brand, attachurl } = await readSiteIdentity(db, locale)
  const name = inLocale(store.name, locale)
  const dish = gid === undefined ? undefined : await readDish(db, storeId, gid)
  if (!dish) {
    const description = inLocale(store.intro, locale) || inLocale(store.address, locale)
    return { brand, title: name, description, image: pictureAddress(store.image, attachurl) }
  }
  return {
    brand,
    title: inLocale(dish.name, locale) + DOT + name,
    description: inLocale(dish.caption, locale) || inLocale(dish.story, locale),
    image: pictureAddress(dish.image, attachurl),
  }
}

async function readDish(db: ReadDb, storeId: string, gid: string) {
  const shownGoods = and(eq(goods.id, gid), eq(goods.storeId, storeId), eq(goods.onShelf, true))
  const [dish] = await db.select().from(goods).where(shownGoods)
  return dish
}
