import type { blockKinds } from '../../../src/contract/blockKinds'
import type { Link } from '../../../src/contract/link'
import { isKind } from '../../modules/config/blocks'
import type { Translations } from '../../db/columnTypes'

type BlockType = keyof typeof blockKinds

interface BlockKind {
  /** Name for staff. */
  name: string
  /** Initial data of a new block; it is valid and can be published. */
  start: Record<string, unknown>
}

const texts = (en: string, th: string, zh: string): Translations => ({ en, th, zh })
const toMenu: Link = { params: 'platform', name: { id: 'goods' } }
const picture = (name: string) => ({
  image: `pictures/${name}.webp`,
  alt: texts('From our kitchen', 'จากครัวของเรา', '来自厨房'),
})
const slide = {
  image: 'pictures/hero.webp',
  darkImage: 'pictures/hero-dark.webp',
  title: texts('From our\nkitchen', 'จากครัว\nของเรา', '来自\n厨房'),
  text: texts('Cooked to order', 'ปรุงสดทุกจาน', '现点现做'),
  link: toMenu,
}

/** Every block type of the contract must have an entry. */
const KINDS: Record<BlockType, BlockKind> = {
  hero: { name: 'Hero slides', start: { slides: [slide] } },
  storeHead: { name: 'Store: name and hours', start: {} },
  search: {
    name: 'Search field',
    start: { placeholder: texts('What would you like?', 'อยากทานอะไรดี', '想吃点什么？') },
  },
  dining: {
    name: 'Ways to order',
    start: { ways: ['delivery', 'pickup', 'dineIn', 'takeout', 'fast'].map((type) => ({ type })) },
  },
  member: { name: 'Member card', start: {} },
  orders: { name: 'Order shortcuts', start: {} },
  goods: {
    name: 'Selected dishes',
    start: { title: texts('Our favourites', 'เมนูแนะนำ', '店家推荐'), layout: 'strip', goodsIds: [], more: toMenu },
  },
  goodsTabs: {
    name: 'Menu by category',
    start: { title: texts('On the menu today', 'เมนูวันนี้', '今日菜单'), layout: 'rows', most: 6 },
  },
  banner: { name: 'Picture carousel', start: { slides: [slide] } },
  picture: { name: 'Single picture', start: { ...picture('hero-mango'), ratio: 2, link: toMenu } },
  cube: {
    name: 'Picture collage',
    start: { shape: 'two', ratio: 2, pictures: [picture('khao_soi'), picture('thai_tea')] },
  },
  video: {
    name: 'Video',
    start: {
      src: 'films/kitchen.mp4',
      poster: 'pictures/hero.webp',
      title: texts('Our kitchen', 'ครัวของเรา', '我们的厨房'),
    },
  },
  navGrid: {
    name: 'Icon grid',
    start: {
      items: [
        { icon: 'fork-knife', title: texts('Menu', 'เมนู', '菜单'), link: toMenu },
        {
          icon: 'receipt',
          title: texts('Orders', 'คำสั่งซื้อ', '订单'),
          link: { params: 'platform', name: { id: 'myOrder' } },
        },
        {
          icon: 'map-pin',
          title: texts('Directions', 'เส้นทาง', '路线'),
          link: { params: 'platform', name: { id: 'navigation' } },
        },
      ],
    },
  },
  list: {
    name: 'List of links',
    start: { items: [{ icon: 'fork-knife', title: texts('Menu', 'เมนู', '菜单'), link: toMenu }] },
  },
  coupons: {
    name: 'Coupons',
    start: { title: texts('Coupons for you', 'คูปองสำหรับคุณ', '为您准备的优惠券') },
  },
  visit: { name: 'Queue and reservation', start: { queue: true, reserve: true } },
  promo: {
    name: 'Promotion card',
    start: {
      title: texts('Ready when you are', 'สั่งก่อน รับเลย', '先点好，到店即取'),
      action: texts('Order now', 'สั่งเลย', '去点餐'),
      image: 'pictures/obj_pickup.cut.webp',
      tone: 'butter',
      link: toMenu,
    },
  },
  notice: { name: 'Notice', start: { text: texts('Welcome!', 'ยินดีต้อนรับ', '欢迎光临') } },
  ticker: {
    name: 'News ticker',
    start: {
      lines: [
        { text: texts('Welcome!', 'ยินดีต้อนรับ', '欢迎光临') },
        { text: texts('Mangoes are in', 'หน้ามะม่วงมาแล้ว', '芒果季到了'), link: toMenu },
      ],
    },
  },
  ad: { name: 'Advertisements', start: { place: 'index' } },
  title: { name: 'Heading', start: { title: texts('From our kitchen', 'จากครัวของเรา', '来自厨房'), align: 'left' } },
  richText: {
    name: 'Text',
    start: {
      html: texts(
        '<h2>Our kitchen</h2><p>Cooked to order, every day.</p>',
        '<h2>ครัวของเรา</h2><p>ปรุงสดทุกจาน ทุกวัน</p>',
        '<h2>我们的厨房</h2><p>每天现点现做。</p>',
      ),
    },
  },
  map: { name: 'Map', start: { title: texts('Come and see us', 'แวะมาหาเรา', '欢迎来坐坐') } },
  divider: { name: 'Space or line', start: { line: true, height: 24 } },
  popup: { name: 'Pop-up, once a day', start: { ...picture('mango_sticky_rice'), ratio: 1, days: 1, link: toMenu } },
  floating: {
    name: 'Floating button',
    start: {
      image: 'pictures/thai_tea.webp',
      label: texts('See the menu', 'ไปที่เมนู', '去点单'),
      side: 'right',
      link: toMenu,
    },
  },
  copyright: { name: 'Copyright line', start: {} },
}

/** All block kinds that can be added. */
export const ALL_KINDS = Object.entries(KINDS).map(([type, kind]) => ({ type, ...kind }))

/** The name of a block type for staff; the type itself when it is unknown. */
export const blockKindName = (type: string): string => (isKind(type) ? KINDS[type].name : type)
