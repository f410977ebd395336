import * as v from 'valibot'
import { link } from './config'
import { diningType, picture } from './fields'
import { goodsRow } from './goods'

const words = v.optional(v.string(), '')
const image = v.optional(picture, '')
const to = v.optional(v.nullable(link), null)

/** Pictures that take turns. A line break in a title or text is kept. */
const slide = v.object({
  image: picture,
  /** For dark screens; the other one serves when it is empty. */
  darkImage: image,
  title: words,
  text: words,
  link: to,
})

/** The first thing on a home page: full width, with the store's name on it. */
export const slidesData = v.object({ slides: v.pipe(v.array(slide), v.minLength(1)) })

/** Ways to order, the first two large. Words and pictures that are empty are the storefront's own. */
export const diningData = v.object({
  ways: v.pipe(
    v.array(v.object({ type: diningType, title: words, text: words, image })),
    v.minLength(1),
    v.maxLength(5),
  ),
})

/** The member card. It shows the session's own facts and needs none. */
export const memberData = v.object({})

/** Dishes of the asked store, which the server picked; those that the store does not sell are left out. */
export const goodsData = v.object({
  title: words,
  layout: v.optional(v.picklist(['strip', 'grid']), 'strip'),
  goods: v.array(goodsRow),
  /** Where the heading leads. */
  more: to,
})

/** A line of news. */
export const noticeData = v.object({ text: v.pipe(v.string(), v.minLength(1)), link: to })

/** A tinted card with words, a picture and one step. */
export const promoData = v.object({
  title: v.string(),
  text: words,
  action: words,
  image,
  tone: v.optional(v.picklist(['sage', 'sand', 'clay', 'butter', 'mist']), 'butter'),
  link: to,
})

/** A picture of the merchant's own making; `ratio` is width by height. */
export const pictureData = v.object({
  image: picture,
  alt: words,
  ratio: v.optional(v.pipe(v.number(), v.minValue(0.2), v.maxValue(10)), 2),
  link: to,
})

/** Advertisements of the place `index`, drawn as a banner. */
export const adData = v.object({})

/** The content of each kind of layout block (`type` of a block of `drag`). The registry that draws them is `src/components/blocks`. */
export const blockKinds = {
  hero: slidesData,
  banner: slidesData,
  dining: diningData,
  member: memberData,
  goods: goodsData,
  notice: noticeData,
  promo: promoData,
  picture: pictureData,
  ad: adData,
}
