import type { Link } from '../../../src/contract/link'
import type { BlockType } from '../../../console/contract/look/blockShapes'
import type { StoredBlock, Translations } from '../../db/columnTypes'
import { newId } from '../../db/ids'

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

/** What a block of each kind begins with: it is valid, and can be published. */
const STARTS: Record<BlockType, Record<string, unknown>> = {
  hero: { slides: [slide] },
  storeHead: {},
  search: { placeholder: texts('What would you like?', 'อยากทานอะไรดี', '想吃点什么？') },
  dining: { ways: ['delivery', 'pickup', 'dineIn', 'takeout', 'fast'].map((type) => ({ type })) },
  member: {},
  orders: {},
  goods: { title: texts('Our favourites', 'เมนูแนะนำ', '店家推荐'), layout: 'strip', goodsIds: [], more: toMenu },
  goodsTabs: { title: texts('On the menu today', 'เมนูวันนี้', '今日菜单'), layout: 'rows', most: 6 },
  banner: { slides: [slide] },
  picture: { ...picture('hero-mango'), ratio: 2, link: toMenu },
  cube: { shape: 'two', ratio: 2, pictures: [picture('khao_soi'), picture('thai_tea')] },
  video: {
    src: 'films/kitchen.mp4',
    poster: 'pictures/hero.webp',
    title: texts('Our kitchen', 'ครัวของเรา', '我们的厨房'),
  },
  navGrid: {
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
  list: { items: [{ icon: 'fork-knife', title: texts('Menu', 'เมนู', '菜单'), link: toMenu }] },
  coupons: { title: texts('Coupons for you', 'คูปองสำหรับคุณ', '为您准备的优惠券') },
  visit: { queue: true, reserve: true },
  promo: {
    title: texts('Ready when you are', 'สั่งก่อน รับเลย', '先点好，到店即取'),
    action: texts('Order now', 'สั่งเลย', '去点餐'),
    image: 'pictures/obj_pickup.cut.webp',
    tone: 'butter',
    link: toMenu,
  },
  notice: { text: texts('Welcome!', 'ยินดีต้อนรับ', '欢迎光临') },
  ticker: {
    lines: [
      { text: texts('Welcome!', 'ยินดีต้อนรับ', '欢迎光临') },
      { text: texts('Mangoes are in', 'หน้ามะม่วงมาแล้ว', '芒果季到了'), link: toMenu },
    ],
  },
  ad: { place: 'index' },
  title: { title: texts('From our kitchen', 'จากครัวของเรา', '来自厨房'), align: 'left' },
  richText: {
    html: texts(
      '<h2>Our kitchen</h2><p>Cooked to order, every day.</p>',
      '<h2>ครัวของเรา</h2><p>ปรุงสดทุกจาน ทุกวัน</p>',
      '<h2>我们的厨房</h2><p>每天现点现做。</p>',
    ),
  },
  map: { title: texts('Come and see us', 'แวะมาหาเรา', '欢迎来坐坐') },
  divider: { line: true, height: 24 },
  popup: { ...picture('mango_sticky_rice'), ratio: 1, days: 1, link: toMenu },
  floating: {
    image: 'pictures/thai_tea.webp',
    label: texts('See the menu', 'ไปที่เมนู', '去点单'),
    side: 'right',
    link: toMenu,
  },
  copyright: {},
}

/** A new block of a kind, with what it begins with. */
export function newBlock(type: BlockType): StoredBlock {
  return { id: newId(), type, style: {}, data: STARTS[type], hidden: false }
}
