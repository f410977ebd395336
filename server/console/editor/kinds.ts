import { type BlockType, isBlockType } from '../../../console/contract/blockShapes'

/** The names of the block types for staff. */
const NAMES: Record<BlockType, string> = {
  ad: 'Advertisements',
  banner: 'Picture carousel',
  copyright: 'Copyright line',
  coupons: 'Coupons',
  cube: 'Picture collage',
  dining: 'Ways to order',
  divider: 'Space or line',
  floating: 'Floating button',
  goods: 'Selected dishes',
  goodsTabs: 'Menu by category',
  hero: 'Hero slides',
  list: 'List of links',
  map: 'Map',
  member: 'Member card',
  navGrid: 'Icon grid',
  notice: 'Notice',
  orders: 'Order shortcuts',
  picture: 'Single picture',
  popup: 'Pop-up, once a day',
  promo: 'Promotion card',
  richText: 'Text',
  search: 'Search field',
  storeHead: 'Store: name and hours',
  ticker: 'News ticker',
  title: 'Heading',
  video: 'Video',
  visit: 'Queue and reservation',
}

/** All block kinds that can be added. */
export const ALL_KINDS = Object.entries(NAMES).map(([type, name]) => ({ type: type as BlockType, name }))

/** The name of a block type for staff; the type itself when it is unknown. */
export const blockKindName = (type: string): string => (isBlockType(type) ? NAMES[type] : type)
