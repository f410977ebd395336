import { toPlatform, texts } from '../notation'

/** Advertisements by place. */
export const ADS = [
  {
    id: 'ad-mango',
    place: 'index',
    image: 'pictures/hero-mango.webp',
    darkImage: 'pictures/hero-mango-dark.webp',
    title: texts('Mango season is here', 'หน้ามะม่วงมาแล้ว', '芒果季到了'),
    link: toPlatform('goods'),
  },
  {
    id: 'ad-khao-soi',
    place: 'orderInfo',
    image: 'pictures/hero-khao-soi.webp',
    darkImage: 'pictures/hero-khao-soi-dark.webp',
    title: texts('Next time: khao soi', 'มื้อหน้าลองข้าวซอย', '下次试试\n泰北咖喱面'),
    link: toPlatform('goods'),
  },
  {
    id: 'ad-pickup',
    place: 'user',
    image: 'pictures/hero.webp',
    darkImage: 'pictures/hero-dark.webp',
    title: texts('Order ahead, skip the line', 'สั่งก่อน\nไม่ต้องรอคิว', '提前下单，免排队'),
    link: toPlatform('TakeFood'),
  },
] as const
