import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { to, optionalText } from '../../../src/contract/blockFields'
import { adItem, type configContract } from '../../../src/contract/config'
import type { Reply } from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { ads } from '../../db/schema/config'
import { inLocale } from '../../db/translations'
import { anyWords, rowsRepository, namesIn, ownId, requiredText, shown } from './configRepository'

type AdRow = typeof ads.$inferSelect

const PLACES = ['index', 'orderInfo', 'user'] as const

/** An invalid link is dropped; the advertisement is shown without it. */
const shownAd = v.object({ ...adItem.entries, link: v.fallback(adItem.entries.link, null) })

/** Advertisements by place. */
export async function readAds(db: ReadDb, locale: Locale): Promise<Reply<typeof configContract.ad>> {
  const rows = await db.select().from(ads).where(eq(ads.shown, true)).orderBy(asc(ads.sort), asc(ads.id))
  return byPlace(rows, ({ title, ...ad }) => v.parse(shownAd, { ...ad, title: inLocale(title, locale) }))
}

/** Advertisements by place, each row validated by `read`. */
function byPlace<T>(rows: readonly AdRow[], read: (row: AdRow) => T): Record<(typeof PLACES)[number], T[]> {
  const at = (wanted: string) => rows.filter(({ place: position }) => position === wanted).map(read)
  return { index: at('index'), orderInfo: at('orderInfo'), user: at('user') }
}

/** Advertisements by place as the merchant writes them. */
const translated = <T extends v.GenericSchema>(title: T) => {
  const { darkImage } = adItem.entries
  const ad = v.object({ id: ownId, title, image: requiredText, darkImage, link: to, shown })
  const list = v.optional(v.array(ad), [])
  return v.object({ index: list, orderInfo: list, user: list })
}

/** The same in one language. */
export const storedAds = translated(optionalText)

/** The advertisements are stored as one row each. */
export const adsSource = rowsRepository({
  ident: 'ad',
  shape: translated(v.optional(anyWords, '')),
  async read(db) {
    const rows = await db.select().from(ads).orderBy(asc(ads.sort), asc(ads.id))
    if (rows.length === 0) return null
    return byPlace(rows, ({ id, title, image, darkImage, link, shown }) => ({
      id,
      title,
      image,
      darkImage,
      link,
      shown,
    }))
  },
  async remove(tx) {
    await tx.delete(ads)
  },
  async insert(tx, value) {
    const rows = PLACES.flatMap((position) => value[position].map((ad, sort) => ({ ...ad, place: position, sort })))
    if (rows.length > 0) await tx.insert(ads).values(rows)
  },
  ids: (value) => [PLACES.flatMap((position) => namesIn([position], value[position]))],
})
