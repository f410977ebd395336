import type { Block, Link } from '../../../src/contract/config'
import { translations, type Words } from '../notation'

const words = (...text: Words) => translations(text)

const toPlatform = (id: string): Link => ({ params: 'platform', name: { id } })

interface BlockSeed extends Pick<Block, 'id' | 'type' | 'data'> {
  /** Dishes of a `goods` block, in order; every store shows those that it sells. */
  dishes?: readonly string[]
}

const slide = (picture: string, title: Words, text: Words) => ({
  image: `pictures/${picture}.webp`,
  darkImage: `pictures/${picture}-dark.webp`,
  title: translations(title),
  text: translations(text),
  link: toPlatform('goods'),
})

const slides = [
  slide(
    'hero',
    ['Tom yum\nweather', 'ฝนตกแบบนี้\nต้มยำร้อนๆ', '雨天\n来碗冬阴功'],
    ['River prawns, lime,\nlemongrass. ฿189', 'กุ้งแม่น้ำ ตะไคร้ มะนาว\nเริ่มต้น ฿189', '河虾、香茅、青柠\n฿189 起'],
  ),
  slide(
    'hero-khao-soi',
    ['Chiang Mai\nin a bowl', 'เชียงใหม่\nในชามเดียว', '一碗面\n到清迈'],
    ['Khao soi, crisp on top.\nNew, ฿155', 'ข้าวซอยไก่ หมี่กรอบ\nเมนูใหม่ ฿155', '泰北咖喱鸡面，脆面盖顶\n新品 ฿155'],
  ),
  slide(
    'hero-mango',
    ['Mangoes\nare in', 'หน้ามะม่วง\nมาแล้ว', '芒果季\n到了'],
    [
      'Nam dok mai, sticky rice,\nsalted coconut. ฿120',
      'น้ำดอกไม้ ข้าวเหนียวมูน\nกะทิเค็มมัน ฿120',
      '金芒果、糯米饭\n咸香椰浆 ฿120',
    ],
  ),
]

const ways = (['delivery', 'pickup', 'dineIn', 'takeout', 'fast'] as const).map((type) => ({ type }))

/** The home page, in drawing order. */
export const HOME: readonly BlockSeed[] = [
  { id: 'home-hero', type: 'hero', data: { slides } },
  { id: 'home-dining', type: 'dining', data: { ways } },
  { id: 'home-member', type: 'member', data: {} },
  {
    id: 'home-most-cooked',
    type: 'goods',
    data: {
      title: words('Cooked most this week', 'เมนูขายดีสัปดาห์นี้', '本周最受欢迎'),
      layout: 'strip',
      more: toPlatform('goods'),
    },
    dishes: ['khao_soi', 'pad_kra_pao', 'mango_sticky_rice', 'pad_thai', 'tom_yum', 'som_tam'],
  },
  {
    id: 'home-pickup',
    type: 'promo',
    data: {
      title: words('Ready when you are', 'สั่งก่อน รับเลย', '先点好，到店即取'),
      text: words('Order ahead and walk past the line', 'สั่งล่วงหน้า ไม่ต้องรอคิวหน้าร้าน', '提前下单，到店不用排队'),
      action: words('Order for pickup', 'สั่งแบบรับเอง', '去点自取'),
      image: 'pictures/obj_pickup.cut.webp',
      tone: 'butter',
      link: toPlatform('TakeFood'),
    },
  },
  {
    id: 'home-cold',
    type: 'goods',
    data: {
      title: words('Something cold', 'คลายร้อน', '来杯冰的'),
      layout: 'strip',
      more: toPlatform('goods'),
    },
    dishes: ['thai_tea', 'butterfly_pea', 'mango_smoothie', 'lime_soda', 'young_coconut', 'tub_tim_krob'],
  },
  {
    id: 'home-notice',
    type: 'notice',
    data: {
      text: words(
        'Prices exclude VAT 7%. Dine-in adds a 10% service charge.',
        'ราคายังไม่รวม VAT 7% ทานที่ร้านคิดค่าบริการ 10%',
        '价格未含 7% 增值税，堂食另收 10% 服务费。',
      ),
    },
  },
]

/** Advertisements by place. */
export const ADS = [
  {
    id: 'ad-mango',
    place: 'index',
    image: 'pictures/hero-mango.webp',
    title: words('Mango season is here', 'หน้ามะม่วงมาแล้ว', '芒果季到了'),
    link: toPlatform('goods'),
  },
  {
    id: 'ad-khao-soi',
    place: 'orderInfo',
    image: 'pictures/hero-khao-soi.webp',
    title: words('Next time: khao soi', 'มื้อหน้าลองข้าวซอย', '下次试试泰北咖喱面'),
    link: toPlatform('goods'),
  },
  {
    id: 'ad-pickup',
    place: 'user',
    image: 'pictures/hero.webp',
    title: words('Order ahead, skip the line', 'สั่งก่อน ไม่ต้องรอคิว', '提前下单，免排队'),
    link: toPlatform('TakeFood'),
  },
] as const
