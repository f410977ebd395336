import type { SlideWeather } from '../../../console/contract/look/slideTimes'
import type { Block } from '../../../src/contract/config/config'
import type { Link } from '../../../src/contract/link'
import { toPlatform, translations, type LocalizedText, texts } from '../notation'

interface BlockSeed extends Pick<Block, 'id' | 'type' | 'data'> {
  /** Products of a `goods` block, in order; every store shows those that it sells. */
  dishes?: readonly string[]
}

const slide = (picture: string, weather: SlideWeather, title: LocalizedText, text: LocalizedText) => ({
  image: `pictures/${picture}.webp`,
  darkImage: `pictures/${picture}-dark.webp`,
  title: translations(title),
  text: translations(text),
  link: toPlatform('goods'),
  weather,
})

const slides = [
  slide(
    'hero',
    'rain',
    ['Tom yum\nweather', 'ฝนตกแบบนี้\nต้มยำร้อนๆ', '雨天\n来碗冬阴功'],
    ['River prawns, lime,\nlemongrass. ฿189', 'กุ้งแม่น้ำ ตะไคร้ มะนาว\nเริ่มต้น ฿189', '河虾、香茅、青柠\n฿189 起'],
  ),
  slide(
    'hero-khao-soi',
    'cool',
    ['Chiang Mai\nin a bowl', 'เชียงใหม่\nในชามเดียว', '一碗面\n到清迈'],
    ['Khao soi, crisp on top.\nNew, ฿155', 'ข้าวซอยไก่ หมี่กรอบ\nเมนูใหม่ ฿155', '泰北咖喱鸡面\n脆面盖顶，新品 ฿155'],
  ),
  slide(
    'hero-mango',
    'hot',
    ['Mangoes\nare in', 'หน้ามะม่วง\nมาแล้ว', '芒果季\n到了'],
    ['Mango, sticky rice,\nsalted coconut. ฿120', 'ข้าวเหนียวมะม่วง\nกะทิเค็มมัน ฿120', '金芒果、糯米饭\n咸香椰浆 ฿120'],
  ),
]

const ways = (['delivery', 'pickup', 'dineIn', 'takeout', 'fast'] as const).map((type) => ({ type }))

/** The home page, in drawing order. */
const HOME: readonly BlockSeed[] = [
  { id: 'home-hero', type: 'hero', data: { slides } },
  { id: 'home-dining', type: 'dining', data: { ways } },
  { id: 'home-shop-notice', type: 'notice', data: {} },
  { id: 'home-member', type: 'member', data: { look: 'wallet' } },
  { id: 'home-visit', type: 'visit', data: {} },
  {
    id: 'home-most-cooked',
    type: 'goods',
    data: {
      title: texts('Cooked most this week', 'เมนูขายดีสัปดาห์นี้', '本周最受欢迎'),
      layout: 'strip',
      more: toPlatform('goods'),
    },
    dishes: ['khao_soi', 'pad_kra_pao', 'mango_sticky_rice', 'pad_thai', 'tom_yum', 'som_tam'],
  },
  {
    id: 'home-pickup',
    type: 'promo',
    data: {
      title: texts('Ready when you are', 'สั่งก่อน รับเลย', '先点好，到店即取'),
      text: texts('Order ahead and walk past the line', 'สั่งล่วงหน้า ไม่ต้องรอคิวหน้าร้าน', '提前下单，到店不用排队'),
      action: texts('Order for pickup', 'สั่งแบบรับเอง', '去点自取'),
      image: 'pictures/obj_pickup.cut.webp',
      tone: 'butter',
      link: toPlatform('TakeFood'),
    },
  },
  {
    id: 'home-cold',
    type: 'goods',
    data: {
      title: texts('Something cold', 'คลายร้อน', '来杯冰的'),
      layout: 'strip',
      more: toPlatform('goods'),
    },
    dishes: ['thai_tea', 'butterfly_pea', 'mango_smoothie', 'lime_soda', 'young_coconut', 'tub_tim_krob'],
  },
  {
    id: 'home-coupons',
    type: 'coupons',
    data: {
      title: texts('Coupons for you', 'คูปองสำหรับคุณ', '为您准备的优惠券'),
      more: toPlatform('couponCenter'),
    },
  },
  {
    id: 'home-cashier',
    type: 'promo',
    data: {
      title: texts('Pay from your seat', 'จ่ายบิลจากที่นั่ง', '坐着就能买单'),
      text: texts('Type in your bill, pay by phone', 'กรอกยอดบิล แล้วจ่ายผ่านมือถือ', '输入账单金额，手机付款'),
      action: texts('Pay the bill', 'จ่ายบิล', '去买单'),
      image: 'pictures/obj_mug.cut.webp',
      tone: 'mist',
      link: toPlatform('cashier'),
    },
  },
  {
    id: 'home-notice',
    type: 'notice',
    data: {
      text: texts(
        'Prices exclude VAT 7%. Dine-in adds a 10% service charge.',
        'ราคายังไม่รวม VAT 7% ทานที่ร้านคิดค่าบริการ 10%',
        '价格未含 7% 增值税，堂食另收 10% 服务费。',
      ),
      link: toPlatform('helpCenter'),
    },
  },
  {
    id: 'home-wifi',
    type: 'notice',
    data: {
      text: texts('Free Wi-Fi while you are here', 'Wi-Fi ฟรีเมื่ออยู่ที่ร้าน', '店内免费 Wi-Fi'),
      link: toPlatform('wifi'),
    },
  },
  { id: 'home-copyright', type: 'copyright', data: {} },
]

const toPath = (path: string): Link => ({ params: 'page', name: { path } })
const toPage = (link: Link, icon: string, ...title: LocalizedText) => ({ icon, title: texts(...title), link })

/** The member page below the guest's profile, in drawing order. */
const MEMBER: readonly BlockSeed[] = [
  { id: 'user-member', type: 'member', data: {} },
  { id: 'user-orders', type: 'orders', data: {} },
  { id: 'user-ad', type: 'ad', data: { place: 'user' } },
  {
    id: 'user-save',
    type: 'navGrid',
    data: {
      title: texts('Save', 'ประหยัด', '省钱'),
      columns: 4,
      items: [
        toPage(toPlatform('myCoupon'), 'ticket', 'Coupons', 'คูปอง', '优惠券'),
        toPage(toPlatform('integralShop'), 'coins', 'Points shop', 'ร้านแลกแต้ม', '积分商城'),
        toPage(toPlatform('giftCard'), 'gift', 'Gift cards', 'บัตรของขวัญ', '礼品卡'),
        toPage(toPlatform('balanceRecharge'), 'wallet', 'Top up', 'เติมเงิน', '充值'),
        toPage(toPlatform('signIndex'), 'calendar-check', 'Sign in', 'เช็กอิน', '签到'),
        toPage(toPath('/pages/other/payVip/cardxq'), 'identification-card', 'Benefit cards', 'บัตรสิทธิ์', '权益卡'),
      ],
    },
  },
  {
    id: 'user-store',
    type: 'navGrid',
    data: {
      title: texts('At the store', 'ที่ร้าน', '在店内'),
      columns: 4,
      items: [
        toPage(toPlatform('reserve'), 'calendar-check', 'Book', 'จองโต๊ะ', '订座'),
        toPage(toPlatform('queuing'), 'list-numbers', 'Queue', 'รับคิว', '排队'),
        toPage(toPlatform('drinks'), 'wine', 'My bottles', 'ขวดที่ฝาก', '我的存酒'),
        toPage(toPlatform('wifi'), 'wifi-high', 'Wi-Fi', 'Wi-Fi ร้าน', '店内 Wi-Fi'),
        toPage(toPath('/pages/shop/select/index'), 'storefront', 'Stores', 'ร้านทั้งหมด', '门店'),
        toPage(toPath('/pages/shop/out/sjjs'), 'info', 'The store', 'ข้อมูลร้าน', '门店介绍'),
        toPage({ params: 'custom', value: { id: 'story' } }, 'fork-knife', 'Our kitchen', 'ครัวของเรา', '我们的厨房'),
        toPage(toPlatform('contactCustomer'), 'headset', 'Contact us', 'ติดต่อเรา', '联系我们'),
      ],
    },
  },
  {
    id: 'user-club',
    type: 'navGrid',
    data: {
      title: texts('Membership', 'สมาชิก', '会员'),
      columns: 4,
      items: [
        toPage(toPlatform('oldWithNew'), 'user-plus', 'Invite', 'ชวนเพื่อน', '邀请好友'),
        toPage(toPlatform('payVip'), 'crown-simple', 'VIP', 'สมาชิก VIP', 'VIP 会员'),
        toPage(toPlatform('vipEquity'), 'identification-card', 'My level', 'ระดับของฉัน', '我的等级'),
        toPage(toPath('/pages/order/distribution/fxzx'), 'handshake', 'Partner', 'พาร์ตเนอร์', '分销中心'),
      ],
    },
  },
  {
    id: 'user-list',
    type: 'list',
    data: {
      items: [
        toPage(toPlatform('pData'), 'identification-card', 'My profile', 'โปรไฟล์ของฉัน', '个人资料'),
        toPage(toPlatform('myAddress'), 'map-pin', 'Addresses', 'ที่อยู่', '地址'),
        toPage(toPlatform('helpCenter'), 'question', 'Help centre', 'ศูนย์ช่วยเหลือ', '帮助中心'),
        toPage(toPath('/pages/my/other/gywmtwo'), 'users', 'About us', 'เกี่ยวกับเรา', '关于我们'),
      ],
    },
  },
]

/** A custom page about the kitchen. */
const STORY: readonly BlockSeed[] = [
  { id: 'story-head', type: 'banner', data: { slides: slides.slice(1, 2) } },
  {
    id: 'story-text',
    type: 'richText',
    data: {
      html: texts(
        '<h2>Our kitchen</h2><p>Two families, one stove. Curry pastes are pounded each morning; stock simmers overnight.</p><ul><li>Hom mali rice from Surin</li><li>Herbs from our garden in Nonthaburi</li><li>No MSG, no colouring</li></ul>',
        '<h2>ครัวของเรา</h2><p>สองครอบครัว หนึ่งเตา พริกแกงตำสดทุกเช้า น้ำซุปเคี่ยวข้ามคืน</p><ul><li>ข้าวหอมมะลิสุรินทร์</li><li>สมุนไพรจากสวนของเราที่นนทบุรี</li><li>ไม่ใส่ผงชูรส ไม่แต่งสี</li></ul>',
        '<h2>我们的厨房</h2><p>两家人，一口灶。咖喱酱每天清晨现舂，高汤慢炖一夜。</p><ul><li>素林府茉莉香米</li><li>暖武里自家园子的香草</li><li>不加味精，不加色素</li></ul>',
      ),
    },
  },
  {
    id: 'story-film',
    type: 'video',
    data: {
      src: 'films/kitchen.mp4',
      poster: 'pictures/hero.webp',
      title: texts('This week from our stove', 'จานเด็ดจากเตาเราสัปดาห์นี้', '本周出自这口灶'),
    },
  },
  { id: 'story-line', type: 'divider', data: { line: true, height: 32 } },
  {
    id: 'story-goods',
    type: 'goods',
    data: { title: texts('From this stove', 'จากเตานี้', '出自这口灶'), layout: 'grid', more: toPlatform('goods') },
    dishes: ['green_curry', 'massaman', 'boat_noodles', 'khao_soi'],
  },
  { id: 'story-map', type: 'map', data: { title: texts('Come and see us', 'แวะมาหาเรา', '欢迎来坐坐') } },
  { id: 'story-copyright', type: 'copyright', data: {} },
]

interface LayoutSeed {
  /** The page in the `drag` endpoint (specification). */
  page: string
  /** Name of a custom page. */
  target?: string
  blocks: readonly BlockSeed[]
}

/** The page layouts. */
export const LAYOUTS: readonly LayoutSeed[] = [
  { page: 'index', blocks: HOME },
  { page: 'user', blocks: MEMBER },
  { page: 'custom', target: 'story', blocks: STORY },
]
