import * as v from 'valibot'
import { image, said, shape, some, to, words } from './blockFields'
import { diningType, id, satang } from './fields'
import { goodsRow } from './goods'
import { link } from './link'
import { cubeData, floatingData, pictureData, popupData, slidesData, videoData } from './pictureBlocks'

/** The store that the guest is in: name, hours, distance. It shows the store's own facts. */
export const storeHeadData = v.object({})

/** A field that opens the search. */
export const searchData = v.object({ placeholder: words })

/** Ways to order, the first two large. Words and pictures that are empty are the storefront's own. */
export const diningData = v.object({
  ways: some(v.object({ type: diningType, title: words, text: words, image }), 5),
})

/** The member card. It shows the session's own facts and needs none. */
export const memberData = v.object({})

/** Dishes of the asked store, which the server picked; those that the store does not sell are left out. Without a shape the merchant's `goodStyle` counts. */
export const goodsData = v.object({ title: words, layout: shape, goods: v.array(goodsRow), more: to })

/** The menu of the asked store by category, one at a time; each tab shows its first dishes. */
export const goodsTabsData = v.object({
  title: words,
  layout: shape,
  tabs: v.array(v.object({ id, name: v.string(), goods: v.array(goodsRow) })),
})

const line = { text: said, link: to }

/** A line of news; without words of its own it says the merchant's `notice`. */
export const noticeData = v.object({ text: words, link: to })

/** Lines of news that take turns. */
export const tickerData = v.object({ lines: some(v.object(line), 10) })

/** A tinted card with words, a picture and one step. */
export const promoData = v.object({
  title: v.string(),
  text: words,
  action: words,
  image,
  tone: v.optional(v.picklist(['sage', 'sand', 'clay', 'butter', 'mist']), 'butter'),
  link: to,
})

/** Advertisements of a place, drawn as a banner. */
export const adData = v.object({ place: v.optional(v.picklist(['index', 'orderInfo', 'user']), 'index') })

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
  items: some(v.object({ icon: v.optional(glyph), title: said, text: words, link }), 20),
})

/** Small pictures or signs with a word each that lead somewhere. */
export const navGridData = v.object({
  title: words,
  columns: v.optional(v.picklist([3, 4, 5]), 4),
  items: some(v.object({ icon: v.optional(glyph), image, title: said, link }), 20),
})

/** Coupons that the merchant puts forward, in a strip that scrolls sideways. */
export const couponsData = v.object({
  title: words,
  more: to,
  coupons: some(v.object({ amount: satang, title: said, text: words, link: to }), 10),
})

/** Taking a number and booking a table, where the store does so. */
export const visitData = v.object({ queue: v.optional(v.boolean(), true), reserve: v.optional(v.boolean(), true) })

/** Text with headings, lists, links and pictures, as HTML that the server has made safe. */
export const richTextData = v.object({ html: said })

/** Where the store is, and the way there. */
export const mapData = v.object({ title: words })

/** Room between two blocks, with a line in it or without, px at the width 390. */
export const dividerData = v.object({
  line: v.optional(v.boolean(), false),
  height: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(120)), 16),
})

/** A heading between blocks. */
export const titleData = v.object({
  title: said,
  text: words,
  align: v.optional(v.picklist(['left', 'center']), 'left'),
  more: to,
})

/** The last line of a page; without words of its own it says what the merchant's `copyright` says. */
export const copyrightData = v.object({ text: words })

/** The content of each kind of layout block (`type` of a block of `drag`). The registry that draws them is `src/components/blocks`. */
export const blockKinds = {
  storeHead: storeHeadData,
  search: searchData,
  hero: slidesData,
  banner: slidesData,
  notice: noticeData,
  ticker: tickerData,
  navGrid: navGridData,
  list: listData,
  orders: ordersData,
  cube: cubeData,
  dining: diningData,
  coupons: couponsData,
  member: memberData,
  goods: goodsData,
  goodsTabs: goodsTabsData,
  visit: visitData,
  video: videoData,
  richText: richTextData,
  map: mapData,
  divider: dividerData,
  title: titleData,
  promo: promoData,
  picture: pictureData,
  ad: adData,
  popup: popupData,
  floating: floatingData,
  copyright: copyrightData,
}
