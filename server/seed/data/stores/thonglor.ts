import { satang } from '../../notation'
import { hours, type StoreSeed } from './store'

/** Open day and night with every service, so that one store always accepts orders. VAT is added to the prices. */
export const thonglor: StoreSeed = {
  id: 'thonglor',
  name: ['Sala Bistro · Thonglor', 'ศาลา บิสโทร ·\u00a0ทองหล่อ', '莎拉小馆 · 通罗店'],
  shortName: ['Thonglor', 'ทองหล่อ', '通罗店'],
  image: 'pictures/tom_yum.webp',
  images: [
    'pictures/tom_yum.webp',
    'pictures/green_curry.webp',
    'pictures/satay.webp',
    'pictures/mango_sticky_rice.webp',
  ],
  address: [
    '88 Soi Thonglor 13, Khlong Tan Nuea, Watthana, Bangkok 10110',
    '88 ซ.ทองหล่อ 13 แขวงคลองตันเหนือ เขตวัฒนา กรุงเทพฯ 10110',
    '曼谷瓦他那区通罗13巷88号，10110',
  ],
  regionId: 'bangkok-watthana',
  lat: 13.73526,
  lng: 100.58193,
  tel: '02-000-0113',
  notice: [
    'Open day and night. Last lunch orders at 14:30, breakfast plates until 10:30.',
    'เปิด 24 ชั่วโมง ชุดกลางวันสั่งได้ถึง 14:30 น. มื้อเช้าถึง 10:30 น.',
    '24 小时营业。午市套餐供应至 14:30，早餐供应至 10:30。',
  ],
  intro: [
    'The first Sala: forty seats under a teak roof, an open kitchen, and a pot of tom yum that never leaves the stove.',
    'ศาลาแห่งแรกของเรา สี่สิบที่นั่งใต้หลังคาไม้สัก ครัวเปิด และหม้อต้มยำที่ไม่เคยลงจากเตา',
    '莎拉的第一家店：柚木屋顶下四十个座位，开放式厨房，炉上总有一锅冬阴功。',
  ],
  hours: hours('00:00', '24:00'),
  minutesMin: 25,
  minutesMax: 35,
  dining: [
    { type: 'delivery', minAmount: satang(150) },
    { type: 'pickup', minAmount: 0 },
    { type: 'takeout', minAmount: 0 },
    { type: 'dineIn', minAmount: 0 },
    { type: 'fast', minAmount: 0 },
  ],
  delivery: {
    radius: 8000,
    steps: [
      { upTo: 1500, fee: satang(19) },
      { upTo: 3000, fee: satang(29) },
      { upTo: 5000, fee: satang(45) },
      { upTo: 8000, fee: satang(69) },
    ],
    freeFrom: satang(1200),
  },
  payMode: 'payAfter',
  slots: { interval: 10, lead: 15, capacity: 12, days: 2 },
  wifi: { ssid: 'Sala Guests', password: 'tomyum;88', hidden: false },
  services: ['queue', 'reserve', 'personPay', 'storedValue', 'wifi'],
  serviceRate: 1000,
  vatRate: 700,
  vatIncluded: false,
  // The check digit of this tax id is wrong on purpose: no real account can receive money from a scan.
  promptpayId: '0105500000113',
  menu: { without: [], offShelf: [] },
}
