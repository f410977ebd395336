import * as v from 'valibot'
import { image, ratio, requiredText, shape, some, to, optionalText } from './blockFields'
import { id, picture, satang } from './fields'
import { goodsRow } from './goodsRow'
import { link } from './link'

/** A field that opens the search. */
export const searchData = v.object({ placeholder: optionalText })

/** The menu of the asked store by category, one at a time; each tab shows its first dishes. */
export const goodsTabsData = v.object({
  title: optionalText,
  layout: shape,
  tabs: v.array(v.object({ id, name: v.string(), goods: v.array(goodsRow) })),
})

const line = { text: requiredText, link: to }

/** Lines of news that take turns. */
export const tickerData = v.object({ lines: some(v.object(line), 10) })

/** Signs of the storefront's own that can stand for a place. */
const glyph = v.picklist([
  'receipt',
  'map-pin',
  'storefront',
  'info',
  'ticket',
  'gift',
  'coins',
  'wallet',
  'crown-simple',
  'star',
  'calendar-check',
  'users',
  'phone',
  'chat-circle-dots',
  'identification-card',
  'qr-code',
  'lightning',
  'moped',
  'tote',
  'fork-knife',
  'question',
  'headset',
  'wifi-high',
])

/** Ways to the guest's orders, with how many wait. */
export const ordersData = v.object({})

/** Lines that lead somewhere. */
export const listData = v.object({
  items: some(v.object({ icon: v.optional(glyph), title: requiredText, text: optionalText, link }), 20),
})

/** Small pictures or signs with a word each that lead somewhere. */
export const navGridData = v.object({
  title: optionalText,
  columns: v.optional(v.picklist([3, 4, 5]), 4),
  items: some(v.object({ icon: v.optional(glyph), image, title: requiredText, link }), 20),
})

/** Coupons that the merchant puts forward, in a strip that scrolls sideways. */
export const couponsData = v.object({
  title: optionalText,
  more: to,
  coupons: some(v.object({ amount: satang, title: requiredText, text: optionalText, link: to }), 10),
})

/** Taking a number and booking a table, where the store does so. */
export const visitData = v.object({ queue: v.optional(v.boolean(), true), reserve: v.optional(v.boolean(), true) })

/** Text with headings, lists, links and pictures, as HTML that the server has made safe. */
export const richTextData = v.object({ html: requiredText })

/** Where the store is, and the way there. */
export const mapData = v.object({ title: optionalText })

/** Room between two blocks, with a line in it or without, px at the width 390. */
export const dividerData = v.object({
  line: v.optional(v.boolean(), false),
  height: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(120)), 16),
})

/** A heading between blocks. */
export const titleData = v.object({
  title: requiredText,
  text: optionalText,
  align: v.optional(v.picklist(['left', 'center']), 'left'),
  more: to,
})

/** How the pictures of a cube lie: beside each other, one large beside or above two small ones, or two rows of two. */
const CUBES = { two: 2, three: 3, sideTwo: 3, topTwo: 3, four: 4 } as const

/** Pictures that fit together. */
export const cubeData = v.pipe(
  v.object({
    shape: v.picklist(['two', 'three', 'sideTwo', 'topTwo', 'four']),
    ratio: ratio(2),
    pictures: some(v.object({ image: picture, alt: optionalText, link: to }), 4),
  }),
  v.check(({ shape: lies, pictures }) => pictures.length === CUBES[lies], 'each place needs a picture'),
)

/** A film, which a guest starts. `src` and `poster` are addresses as pictures have them. */
export const videoData = v.object({
  src: v.pipe(picture, v.minLength(1)),
  poster: image,
  title: optionalText,
  ratio: ratio(16 / 9),
})

/** A picture over the page, which can be closed. A guest sees it once, and again after so many of their days: 1 is once a day. */
export const popupData = v.object({
  image: picture,
  alt: optionalText,
  ratio: ratio(0.75),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  link: to,
})

/** A round button that stays over the page. */
export const floatingData = v.object({
  image: picture,
  label: requiredText,
  side: v.optional(v.picklist(['left', 'right']), 'right'),
  link,
})
