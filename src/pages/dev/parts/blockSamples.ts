import type { blockKinds } from '@/contract/config/blockKinds'
import type { Locale } from '@/contract/fields'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import type { Link } from '@/contract/link'

/** Sample content of every kind of layout block. */
type Samples = Record<keyof typeof blockKinds, Record<string, unknown>>

/** A text in each language, as long as those of a restaurant. */
type Say = (en: string, th: string, zh: string) => string

const link: Link = { params: 'platform', name: { id: 'goods' } }
const picture = (name: string, alt: string) => ({ image: `pictures/${name}.webp`, alt, link })

const dish = (id: string, name: string, caption: string, price: number): GoodsRow => ({
  id: `thonglor-${id.replaceAll('_', '-')}`,
  categoryId: 'mains',
  name,
  caption,
  image: `pictures/${id}.webp`,
  cutout: `pictures/${id}.cut.webp`,
  price,
  hasOptions: true,
  state: 'ok',
  stateText: '',
  badge: '',
  chips: [],
})

function dishes(say: Say): GoodsRow[] {
  const caption = say('Cooked to order', 'ปรุงสดทุกจาน', '现点现做')
  return [
    dish('khao_soi', say('Khao soi', 'ข้าวซอยไก่ น่องใหญ่พิเศษ', '泰北咖喱鸡面'), caption, 15500),
    dish('pad_thai', say('Pad Thai', 'ผัดไทยกุ้งสด', '泰式炒河粉'), caption, 14500),
    dish('tom_yum', say('Tom yum goong', 'ต้มยำกุ้งแม่น้ำ', '冬阴功河虾汤'), caption, 18900),
    dish('som_tam', say('Som tam', 'ส้มตำไทย', '青木瓜沙拉'), caption, 9500),
  ]
}

function pictures(say: Say) {
  const slide = (name: string) => ({
    image: `pictures/${name}.webp`,
    darkImage: `pictures/${name}-dark.webp`,
    title: say('Tom yum\nweather', 'ฝนตกแบบนี้\nต้มยำร้อนๆ', '雨天\n来碗冬阴功'),
    text: say('River prawns, lime,\nlemongrass. ฿189', 'กุ้งแม่น้ำ ตะไคร้ มะนาว\nเริ่มต้น ฿189', '河虾、香茅、青柠\n฿189 起'),
    link,
  })
  const mango = say('Mangoes are in', 'หน้ามะม่วงมาแล้ว', '芒果季到了')
  const khaoSoi = say('Khao soi', 'ข้าวซอย', '泰北咖喱面')
  const tea = say('Iced tea', 'ชาเย็น', '冰奶茶')
  return {
    hero: { slides: [slide('hero'), slide('hero-mango')] },
    banner: { slides: [slide('hero-khao-soi'), slide('hero')] },
    picture: { ...picture('hero-mango', mango), ratio: 2.4 },
    cube: {
      shape: 'sideTwo',
      ratio: 1.6,
      pictures: [picture('khao_soi', khaoSoi), picture('thai_tea', tea), picture('som_tam', mango)],
    },
    video: {
      src: 'films/kitchen.mp4',
      poster: 'pictures/hero.webp',
      title: say('An evening in our kitchen', 'ค่ำคืนหนึ่งในครัวของเรา', '厨房里的一晚'),
    },
    popup: { ...picture('mango_sticky_rice', mango), ratio: 1 },
    floating: { image: 'pictures/thai_tea.webp', label: tea, link },
  }
}

function orderTypes(say: Say) {
  const menu = say('Menu', 'เมนู', '菜单')
  const coupons = say('Coupons', 'คูปองของฉัน', '优惠券')
  return {
    search: { placeholder: say('Curry, noodles, tea', 'แกง ก๋วยเตี๋ยว ชา', '咖喱、面、茶') },
    dining: {
      ways: [{ type: 'delivery' }, { type: 'pickup' }, { type: 'dineIn' }, { type: 'takeout' }, { type: 'fast' }],
    },
    navGrid: {
      title: say('For you', 'สำหรับคุณ', '为你准备'),
      items: [
        { icon: 'ticket', title: coupons, link },
        { icon: 'gift', title: say('Gift cards', 'บัตรของขวัญ', '礼品卡'), link },
        { icon: 'calendar-check', title: say('Book a table', 'จองโต๊ะล่วงหน้า', '预订餐桌'), link },
        { image: 'pictures/thai_tea.webp', title: say('Drinks', 'เครื่องดื่ม', '饮品'), link },
        { icon: 'coins', title: say('Points', 'คะแนนสะสม', '积分'), link },
      ],
    },
    list: {
      items: [
        { icon: 'map-pin', title: say('Addresses', 'ที่อยู่จัดส่งของฉัน', '收货地址'), link },
        {
          icon: 'info',
          title: say('About us', 'เกี่ยวกับเรา', '关于我们'),
          text: say('Since 2019', 'ตั้งแต่ปี 2019', '始于 2019'),
          link,
        },
      ],
    },
    coupons: { title: coupons, more: link },
    promo: {
      title: say('Ready when you are', 'สั่งก่อน รับเลย', '先点好，到店即取'),
      text: say('Order ahead and walk past the line', 'สั่งล่วงหน้า ไม่ต้องรอคิวหน้าร้าน', '提前下单，到店不用排队'),
      action: say('Order for pickup', 'สั่งแบบรับเอง', '去点自取'),
      image: 'pictures/obj_pickup.cut.webp',
      tone: 'butter',
      link,
    },
    goods: { title: menu, layout: 'grid', goods: dishes(say), more: link },
    goodsTabs: {
      title: menu,
      layout: 'rows',
      tabs: [
        { id: 'noodles', name: say('Noodles', 'ก๋วยเตี๋ยวและเส้น', '面与粉'), goods: dishes(say).slice(0, 2) },
        { id: 'soups', name: say('Soups and salads', 'ต้มและยำ', '汤与沙拉'), goods: dishes(say).slice(2) },
      ],
    },
  }
}

function texts(say: Say) {
  const mangoes = say('Mangoes are in', 'หน้ามะม่วงมาแล้ว', '芒果季到了')
  return {
    notice: { text: say('Prices exclude VAT 7%.', 'ราคายังไม่รวม VAT 7%', '价格未含 7% 增值税。'), link },
    ticker: {
      lines: [
        { text: say('Closed on Monday, 1 December', 'ปิดวันจันทร์ที่ 1 ธันวาคม', '12 月 1 日周一休息') },
        { text: mangoes, link },
      ],
    },
    richText: {
      html: say(
        '<h2>Our rice</h2><p>Hom mali from <strong>Surin</strong>, milled each week.</p><ul><li>No colouring</li><li>No MSG</li></ul>',
        '<h2>ข้าวของเรา</h2><p>ข้าวหอมมะลิจาก<strong>สุรินทร์</strong> สีใหม่ทุกสัปดาห์</p><ul><li>ไม่แต่งสี</li><li>ไม่ใส่ผงชูรส</li></ul>',
        '<h2>我们的米</h2><p><strong>素林府</strong>茉莉香米，每周现碾。</p><ul><li>不加色素</li><li>不加味精</li></ul>',
      ),
    },
    map: { title: say('Come and see us', 'แวะมาหาเรา', '欢迎来坐坐') },
    divider: { line: true, height: 24 },
    title: {
      title: say('From the north', 'จากภาคเหนือ', '来自泰北'),
      text: say('Chiang Mai, Lampang, Nan', 'เชียงใหม่ ลำปาง น่าน', '清迈、南邦、楠府'),
      align: 'center',
    },
    copyright: { text: say('© Sala Bistro, Bangkok', '© ศาลา บิสโทร กรุงเทพฯ', '© 莎拉小馆 · 曼谷') },
  }
}

/** A sample of each kind in a language; a kind without one does not compile. */
export function blockSamples(locale: Locale): Samples {
  const say: Say = (en, th, zh) => ({ en, th, zh })[locale]
  return {
    ...pictures(say),
    ...orderTypes(say),
    ...texts(say),
    storeHead: {},
    member: {},
    orders: {},
    visit: {},
    ad: { place: 'index' },
  }
}
