import type { blockKinds } from '@/contract/blocks'
import type { GoodsRow } from '@/contract/goods'
import type { Link } from '@/contract/link'

const link: Link = { params: 'platform', name: { id: 'goods' } }

const dish = (id: string, name: string, price: number): GoodsRow => ({
  id: `thonglor-${id.replaceAll('_', '-')}`,
  categoryId: 'mains',
  name,
  caption: 'Cooked to order',
  image: `pictures/${id}.webp`,
  cutout: `pictures/${id}.cut.webp`,
  price,
  hasOptions: true,
  state: 'ok',
  stateText: '',
  badge: '',
  chips: [],
})

const goods = [
  dish('khao_soi', 'Khao soi', 15500),
  dish('pad_thai', 'Pad Thai', 14500),
  dish('tom_yum', 'Tom yum goong', 18900),
  dish('som_tam', 'Som tam', 9500),
]
const slide = (name: string) => ({
  image: `pictures/${name}.webp`,
  darkImage: `pictures/${name}-dark.webp`,
  title: 'Tom yum\nweather',
  text: 'River prawns, lime,\nlemongrass. ฿189',
  link,
})
const picture = (name: string) => ({ image: `pictures/${name}.webp`, alt: name, link })
const coupon = (amount: number, title: string) => ({ amount, title, text: 'from ฿300 · until Sunday', link })

/** What each kind of layout block may hold, for a look at it. */
export const BLOCK_SAMPLES: Record<keyof typeof blockKinds, Record<string, unknown>> = {
  storeHead: {},
  search: { placeholder: 'Curry, noodles, tea' },
  hero: { slides: [slide('hero'), slide('hero-mango')] },
  banner: { slides: [slide('hero-khao-soi'), slide('hero')] },
  notice: { text: 'Prices exclude VAT 7%.', link },
  ticker: { lines: [{ text: 'Closed on Monday, 1 December' }, { text: 'Mangoes are in', link }] },
  navGrid: {
    title: 'For you',
    items: [
      { icon: 'ticket', title: 'Coupons', link },
      { icon: 'gift', title: 'Gift cards', link },
      { icon: 'calendar-check', title: 'Book a table', link },
      { image: 'pictures/thai_tea.webp', title: 'Drinks', link },
      { icon: 'coins', title: 'Points', link },
    ],
  },
  list: {
    items: [
      { icon: 'map-pin', title: 'Addresses', link },
      { icon: 'info', title: 'About us', text: 'Since 2019', link },
    ],
  },
  orders: {},
  cube: { shape: 'sideTwo', ratio: 1.6, pictures: [picture('khao_soi'), picture('thai_tea'), picture('som_tam')] },
  dining: {
    ways: [{ type: 'delivery' }, { type: 'pickup' }, { type: 'dineIn' }, { type: 'takeout' }, { type: 'fast' }],
  },
  coupons: { title: 'Coupons', more: link, coupons: [coupon(5000, 'Lunch'), coupon(10000, 'Family table')] },
  member: {},
  goods: { title: 'Cooked most this week', layout: 'grid', goods, more: link },
  goodsTabs: {
    title: 'Today',
    layout: 'rows',
    tabs: [
      { id: 'noodles', name: 'Noodles', goods: goods.slice(0, 2) },
      { id: 'soups', name: 'Soups and salads', goods: goods.slice(2) },
    ],
  },
  visit: {},
  video: { src: 'films/kitchen.mp4', poster: 'pictures/hero.webp', title: 'An evening in our kitchen' },
  richText: {
    html: '<h2>Our rice</h2><p>Hom mali from <strong>Surin</strong>, milled each week.</p><ul><li>No colouring</li><li>No MSG</li></ul>',
  },
  map: { title: 'Come and see us' },
  divider: { line: true, height: 24 },
  title: { title: 'From the north', text: 'Chiang Mai, Lampang, Nan', align: 'center' },
  promo: {
    title: 'Ready when you are',
    text: 'Order ahead and walk past the line',
    action: 'Order for pickup',
    image: 'pictures/obj_pickup.cut.webp',
    tone: 'butter',
    link,
  },
  picture: { image: 'pictures/hero-mango.webp', alt: 'Mangoes are in', ratio: 2.4, link },
  ad: { place: 'index' },
  popup: { image: 'pictures/mango_sticky_rice.webp', alt: 'Mango season', ratio: 1, link },
  floating: { image: 'pictures/thai_tea.webp', label: 'Iced tea', link },
  copyright: { text: '© Sala Bistro, Bangkok' },
}
