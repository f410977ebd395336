import * as v from 'valibot'
import { image, shape, some, to, optionalText } from './blockFields'
import { diningType } from '../fields'
import { goodsRow } from '../goods/goodsRow'

/** The current store: name, hours, distance. It has no content of its own. */
export const storeHeadData = v.object({})

/** Dining types, the first two large. Empty texts and pictures have defaults. */
export const diningData = v.object({
  ways: some(v.object({ type: diningType, title: optionalText, text: optionalText, image }), 5),
})

/** What the member holds: as the card of the member page, or as the wallet of the home page. */
export const memberData = v.object({ look: v.fallback(v.picklist(['card', 'wallet']), 'card') })

/** Dishes of the requested store, selected by the server; unavailable ones are omitted. The default shape is the merchant's `goodStyle`. */
export const goodsData = v.object({ title: optionalText, layout: shape, goods: v.array(goodsRow), more: to })

/** A line of news; the default text is the merchant's `notice`. */
export const noticeData = v.object({ text: optionalText, link: to })

/** A tinted card with text, a picture and one action. */
export const promoData = v.object({
  title: v.string(),
  text: optionalText,
  action: optionalText,
  image,
  tone: v.optional(v.picklist(['sage', 'sand', 'clay', 'butter', 'mist']), 'butter'),
  link: to,
})

/** Advertisements of a place, drawn as a banner. */
export const adData = v.object({ place: v.optional(v.picklist(['index', 'orderInfo', 'user']), 'index') })

/** The last line of a page; the default text is the merchant's `copyright`. */
export const copyrightData = v.object({ text: optionalText })
