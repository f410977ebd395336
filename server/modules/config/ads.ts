import { asc } from 'drizzle-orm'
import * as v from 'valibot'
import { to, optionalText } from '../../../src/contract/config/blockFields'
import { adItem, type configContract } from '../../../src/contract/config/config'
import type { Reply } from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { ads } from '../../db/schema/settings/config'
import { inLocale } from '../../db/translations'
import { shownValue } from './settingDrafts'
import { anyText, rowsRepository, namesIn, ownId, requiredText, shown } from './configRepository'

type AdRow = typeof ads.$inferSelect

const PLACES = ['index', 'orderInfo', 'user'] as const
type AdPlace = (typeof PLACES)[number]
type AdsByPlace = Record<AdPlace, Pick<AdRow, 'id' | 'title' | 'image' | 'darkImage' | 'link' | 'shown'>[]>

/** An invalid link is dropped; the advertisement is shown without it. */
const shownAd = v.object({ ...adItem.entries, link: v.fallback(adItem.entries.link, null) })

/** Advertisements by place; in a preview those of the draft. */
export async function readAds(
  db: ReadDb,
  locale: Locale,
  isPreview: boolean,
): Promise<Reply<typeof configContract.ad>> {
  const stored = (await shownValue(db, adsSource, isPreview)) as AdsByPlace | null
  const at = (place: AdPlace) =>
    (stored?.[place] ?? [])
      .filter((ad) => ad.shown)
      .map(({ title, ...ad }) => v.parse(shownAd, { ...ad, title: inLocale(title, locale) }))
  return { index: at('index'), orderInfo: at('orderInfo'), user: at('user') }
}

function byPlace(rows: readonly AdRow[]): AdsByPlace {
  const at = (wanted: AdPlace) =>
    rows
      .filter(({ place }) => place === wanted)
      .map(({ id, title, image, darkImage, link, shown: isShown }) => {
        const texts = { title, image, darkImage }
        return { id, ...texts, link, shown: isShown }
      })
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
  shape: translated(v.optional(anyText, '')),
  async read(db) {
    const rows = await db.select().from(ads).orderBy(asc(ads.sort), asc(ads.id))
    if (rows.length === 0) return null
    return { ...byPlace(rows) }
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
