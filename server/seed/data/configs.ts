import { VIP_BENEFITS } from './membership'
import { satang, toPlatform, texts } from '../notation'
import { BIRTHDAY_GIFT, SIGN_IN_SETTING } from './memberRewards'
import { PARTNER_SETTING } from './partners'
import { TEXTS } from './texts'

const BRAND = texts('Sala Bistro', 'ศาลา บิสโทร', '莎拉小馆')

/** Configuration blocks by ident (specification §3). There is no `nav`: the storefront then draws its own tab bar. Amounts in satang. */
export const CONFIGS: Readonly<Record<string, Record<string, unknown>>> = {
  system: {
    brand: BRAND,
    attachurl: '/media/',
    custom: {
      live: '',
      takeOut: '',
      integral: '',
      balance: '',
      informationTitle: '',
      inStore: '',
      hbfh: '฿',
      hbmc: 'THB',
    },
    power: [],
  },
  style: { color: { btnColor: '#B11E23', fontColor: '#ffffff' } },
  notice: {
    title: texts('From the kitchen', 'จากครัวของเรา', '来自厨房'),
    text: texts(
      'Welcome to Sala. Tell us about allergies in the note to the kitchen.',
      'ยินดีต้อนรับสู่ศาลา หากแพ้อาหารใด โปรดแจ้งในหมายเหตุถึงครัว',
      '欢迎光临莎拉小馆。如有食物过敏，请在备注中告诉厨房。',
    ),
  },
  storeBasicSetting: {
    brand: BRAND,
    description: texts(
      'Thai food in Bangkok: order for delivery, pickup or at your table, and collect points.',
      'อาหารไทยในกรุงเทพฯ สั่งเดลิเวอรี รับเอง หรือสั่งที่โต๊ะ พร้อมสะสมคะแนน',
      '曼谷泰国菜：外卖、自取或桌边点餐，还能积分。',
    ),
    logo: 'pictures/logo.webp',
  },
  /** Suggested search terms; each finds a product. */
  search: {
    hot: [
      texts('Tom yum', 'ต้มยำ', '冬阴功'),
      texts('Pad Thai', 'ผัดไทย', '炒河粉'),
      texts('Curry', 'แกง', '咖喱'),
      texts('Mango', 'มะม่วง', '芒果'),
      texts('Iced tea', 'ชา', '奶茶'),
    ],
  },
  basicSetting: {
    officialLink: 'https://sala.example',
    company: texts('Sala Bistro Co., Ltd., Bangkok', 'บริษัท ศาลา บิสโทร จำกัด กรุงเทพฯ', '莎拉小馆有限公司，曼谷'),
    tel: '02-000-0100',
    email: 'hello@sala.example',
    serviceHours: texts('Every day from 9:00 to 21:00', 'ทุกวัน 9:00–21:00 น.', '每天 9:00–21:00'),
    line: '@salabistro',
    lineQr: '',
    wechat: 'sala-bistro',
    wechatQr: 'pictures/chat_wechat.png',
  },
  /** Timings of an order (see `server/modules/config/orderSettings.ts`), and the prefix of order numbers. */
  orderSetting: {
    payMinutes: 20,
    codeMinutes: 15,
    numberPrefix: 'SB',
    remarkLength: 200,
    autoCompleteHours: 24,
    refundAnswerHours: 24,
    refundDays: 7,
  },
  orderCollect: { delivery: true, pickup: true, takeout: true, dineIn: true, fast: true },
  /** Tables: most people, seconds between two waiter calls, minutes after which a paid table may start a new session. */
  inStoreOrderConfig: { needPeople: true, maxPeople: 20, callSeconds: 60, idleMinutes: 120 },
  /** Bills paid by phone: limits, and discounts from an amount on. */
  personPayOrderConfig: {
    minAmount: satang(1),
    maxAmount: satang(50_000),
    discounts: [
      {
        name: texts('Phone bill ฿30 off', 'ส่วนลดจ่ายผ่านมือถือ ฿30', '手机买单立减 ฿30'),
        minAmount: satang(500),
        amount: satang(30),
      },
      {
        name: texts('Phone bill ฿80 off', 'ส่วนลดจ่ายผ่านมือถือ ฿80', '手机买单立减 ฿80'),
        minAmount: satang(1000),
        amount: satang(80),
      },
    ],
  },
  /** One point for each 25 baht; a point is worth 10 satang. */
  couponSetting: { windowCouponIds: ['welcome', 'iced-tea', 'rainy-day'] },
  integralSetting: { on: true, earnPerAmount: satang(25), value: 10, maxShare: 5000, validYears: 1 },
  growthSetting: { on: true, earnPerAmount: satang(1) },
  vipset: {
    on: true,
    levels: [0, 1000, 3000, 8000],
    names: [
      texts('Member', 'สมาชิก', '会员'),
      texts('VIP Silver', 'VIP ซิลเวอร์', 'VIP 银卡'),
      texts('VIP Gold', 'VIP โกลด์', 'VIP 金卡'),
      texts('VIP Platinum', 'VIP แพลทินัม', 'VIP 白金卡'),
    ],
    ...VIP_BENEFITS,
  },
  /** A fifth of each payment from the balance comes from the bonus money. */
  storageset: { on: true, minAmount: satang(100), maxAmount: satang(20_000), bonusShare: 2000 },
  /** A plain amount beside those of `top_up_amounts`. */
  storageVal: { amounts: [satang(300)] },
  partnerSetting: PARTNER_SETTING,
  birthdayGift: BIRTHDAY_GIFT,
  signInSetting: SIGN_IN_SETTING,
  hasKp: {
    on: true,
    taxId: '0105561000011',
    company: texts('Sala Bistro Co., Ltd.', 'บริษัท ศาลา บิสโทร จำกัด', '莎拉小馆有限公司'),
    address: texts(
      '88 Soi Thong Lo 13, Watthana, Bangkok 10110',
      '88 ซอยทองหล่อ 13 แขวงคลองตันเหนือ เขตวัฒนา กรุงเทพฯ 10110',
      '曼谷瓦他那区通罗 13 巷 88 号，10110',
    ),
    branches: [
      { storeId: 'ari', branch: '00001' },
      { storeId: 'riverside', branch: '00002' },
    ],
  },
  ...TEXTS,
  copyright: {
    text: texts('© Sala Bistro, Bangkok', '© ศาลา บิสโทร กรุงเทพฯ', '© 莎拉小馆 · 曼谷'),
    image: '',
    link: { params: 'page', name: { path: '/pages/my/other/gywmtwo' } },
  },
  /** Overrides of the storefront's texts by key, for example `'tabs.menu': texts('Dishes', 'อาหาร', '菜品')`. */
  copywriting: { texts: {} },
  defaultImg: { image: 'pictures/obj_empty.webp' },
  /** Disabled by default. */
  firing: {
    on: false,
    image: 'pictures/start.webp',
    alt: texts('Chiang Mai in a bowl', 'เชียงใหม่ในชามเดียว', '一碗面到清迈'),
    often: 'day',
    seconds: 3,
    link: toPlatform('goods'),
  },
  loadingImg: { image: 'pictures/loading.svg' },
  goodStyle: { layout: 'rows' },
}
