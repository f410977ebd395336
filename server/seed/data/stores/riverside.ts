import { satang } from '../../notation'
import type { StoreSeed } from './store'

/** Closed for renovation: it has no opening hours, and its notice gives the reason. */
export const riverside: StoreSeed = {
  id: 'riverside',
  name: ['Sala Bistro · Riverside', 'ศาลา บิสโทร ·\u00a0เจริญกรุง', '莎拉小馆 · 河畔店'],
  shortName: ['Riverside', 'เจริญกรุง', '河畔店'],
  image: 'pictures/grilled_prawns.webp',
  images: ['pictures/grilled_prawns.webp', 'pictures/red_curry.webp', 'pictures/butterfly_pea.webp'],
  address: [
    '9 Charoen Krung 30, Bang Rak, Bangkok 10500',
    '9 ซ.เจริญกรุง 30 แขวงบางรัก เขตบางรัก กรุงเทพฯ 10500',
    '曼谷挽叻区石龙军路30巷9号，10500',
  ],
  regionId: 'bangkok-bang-rak',
  lat: 13.72815,
  lng: 100.51489,
  tel: '02-000-0130',
  notice: [
    'Temporarily closed while we rebuild the river terrace. Thonglor is open and cooks the same menu.',
    'ปิดชั่วคราวเพื่อปรับปรุงระเบียงริมน้ำ แวะสาขาทองหล่อได้ เมนูเดียวกันทุกจาน',
    '河畔露台翻修，暂停营业。通罗店照常营业，菜单相同。',
  ],
  intro: [
    'An old rice warehouse on the Chao Phraya: charcoal grill, river prawns and the evening breeze.',
    'โกดังข้าวเก่าริมแม่น้ำเจ้าพระยา เตาถ่าน กุ้งแม่น้ำเผา และลมเย็นยามค่ำ',
    '湄南河畔的老米仓：炭火烤炉、河虾与晚风。',
  ],
  hours: [],
  minutesMin: 30,
  minutesMax: 45,
  dining: [
    { type: 'delivery', minAmount: satang(200) },
    { type: 'pickup', minAmount: 0 },
    { type: 'takeout', minAmount: 0 },
    { type: 'dineIn', minAmount: 0 },
  ],
  delivery: {
    radius: 6000,
    steps: [
      { upTo: 2000, fee: satang(25) },
      { upTo: 4000, fee: satang(39) },
      { upTo: 6000, fee: satang(59) },
    ],
    freeFrom: satang(1500),
  },
  slots: { interval: 10, lead: 20, capacity: 10, days: 2 },
  wifi: { ssid: 'Sala Riverside', password: '', hidden: false },
  services: ['queue', 'reserve', 'personPay', 'storedValue', 'wifi'],
  serviceRate: 1000,
  vatRate: 700,
  vatIncluded: false,
  promptpayId: '0105500000113',
  menu: { without: [], offShelf: ['young_coconut'] },
}
