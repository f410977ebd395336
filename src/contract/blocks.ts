import * as v from 'valibot'
import { image, shape, some, to, optionalText } from './blockFields'
import { diningType } from './fields'
import { goodsRow } from './goodsRow'

/** The store that the guest is in: name, hours, distance. It shows the store's own facts. */
export const storeHeadData = v.object({})

/** Ways to order, the first two large. Words and pictures that are empty are the storefront's own. */
export const diningData = v.object({
  ways: some(v.object({ type: diningType, title: optionalText, text: optionalText, image }), 5),
})

/** The member card. It shows the session's own facts and needs none. */
export const memberData = v.object({})

/** Dishes of the asked store, which the server picked; those that the store does not sell are left out. Without a shape the merchant's `goodStyle` counts. */
export const goodsData = v.object({ title: optionalText, layout: shape, goods: v.array(goodsRow), more: to })

/** A line of news; without words of its own it says the merchant's `notice`. */
export const noticeData = v.object({ text: optionalText, link: to })

/** A tinted card with words, a picture and one step. */
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

/** The last line of a page; without words of its own it says what the merchant's `copyright` says. */
export const copyrightData = v.object({ text: optionalText })
