import * as v from 'valibot'
import { image, ratio, requiredText, shape, some, to, optionalText } from './blockFields'
import { id, picture } from '../fields'
import { goodsRow } from '../goods/goodsRow'
import { link } from '../link'

/** A field that opens the search. */
export const searchData = v.object({ placeholder: optionalText })

/** The menu of the requested store as tabs by category; each shows its first dishes. */
export const goodsTabsData = v.object({
  title: optionalText,
  layout: shape,
  tabs: v.array(v.object({ id, name: v.string(), goods: v.array(goodsRow) })),
})

const line = { text: requiredText, link: to }

/** Rotating lines of news. */
export const tickerData = v.object({ lines: some(v.object(line), 10) })

/** Icons of the storefront that a link can show. */
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
  'list-numbers',
  'wine',
  'user-plus',
  'handshake',
])

/** Links to the guest's orders, with the number of active ones. */
export const ordersData = v.object({})

/** A list of links. */
export const listData = v.object({
  items: some(v.object({ icon: v.optional(glyph), title: requiredText, text: optionalText, link }), 20),
})

/** A grid of links, each with a picture or icon and a label. */
export const navGridData = v.object({
  title: optionalText,
  columns: v.optional(v.picklist([3, 4, 5]), 4),
  items: some(v.object({ icon: v.optional(glyph), image, title: requiredText, link }), 20),
})

/** Coupons of the coupon centre that guests claim in place, in a horizontally scrolling strip: those named, or else what can be claimed. */
export const couponsData = v.object({ title: optionalText, more: to, couponIds: v.optional(v.array(id), []) })

/** Links to queue numbers and reservations, when the store offers them. */
export const visitData = v.object({ queue: v.optional(v.boolean(), true), reserve: v.optional(v.boolean(), true) })

/** Rich text with headings, lists, links and pictures, as sanitised HTML. */
export const richTextData = v.object({ html: requiredText })

/** Location of the store, with a link to navigation. */
export const mapData = v.object({ title: optionalText })

/** Space between two blocks, with or without a line; px at a width of 390. */
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

/** Arrangement of a cube's pictures: side by side, one large beside or above two small ones, or two rows of two. */
const CUBES = { two: 2, three: 3, sideTwo: 3, topTwo: 3, four: 4 } as const

/** A collage of pictures. */
export const cubeData = v.pipe(
  v.object({
    shape: v.picklist(['two', 'three', 'sideTwo', 'topTwo', 'four']),
    ratio: ratio(2),
    pictures: some(v.object({ image: picture, alt: optionalText, link: to }), 4),
  }),
  v.check(({ shape: lies, pictures }) => pictures.length === CUBES[lies], 'each place needs a picture'),
)

/** A video that starts on tap. `src` and `poster` are URLs or paths, like those of pictures. */
export const videoData = v.object({
  src: v.pipe(picture, v.minLength(1)),
  poster: image,
  title: optionalText,
  ratio: ratio(16 / 9),
})

/** A popup picture. It is shown once, and again after some days in the guest's time zone: 1 is once a day. */
export const popupData = v.object({
  image: picture,
  alt: optionalText,
  ratio: ratio(0.75),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  link: to,
})

/** A floating button. */
export const floatingData = v.object({
  image: picture,
  label: requiredText,
  side: v.optional(v.picklist(['left', 'right']), 'right'),
  link,
})
