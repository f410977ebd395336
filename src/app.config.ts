import type { AppConfig } from '@tarojs/taro'

/** The gallery of components in all their states, for designers: `npm run build:gallery`. Not part of any release. */
const gallery: AppConfig = { pages: ['pages/dev/gallery'], window: { navigationStyle: 'custom' } }

/**
 * Pages draw the bar at their top themselves. WeChat leaves it away for that. Alipay knows no such setting: its bar lies over the page, clear and
 * let through by taps, and shows but its own way back and the capsule (https://opendocs.alipay.com/mini/framework/app-json).
 */
const bars: Record<string, AppConfig['window']> = {
  h5: { navigationStyle: 'custom' },
  // What is behind the pages, and what lies over them until a page has said which theme it has (platform/hostBar.ts): by `theme.json`.
  weapp: {
    navigationStyle: 'custom',
    navigationBarBackgroundColor: '@ground',
    navigationBarTextStyle: '@signs',
    backgroundColor: '@ground',
    backgroundTextStyle: '@dots',
  },
  alipay: { transparentTitle: 'always', titlePenetrate: 'YES', defaultTitle: '', backgroundColor: '#f7f4ef' },
}

/** `darkmode`: otherwise WeChat neither tells whether the phone is dark nor reads `theme.json`. `lazyCodeLoading`: it runs the code of a page when that opens. */
const wechatOnly =
  process.env.TARO_ENV === 'weapp'
    ? { darkmode: true, themeLocation: 'theme.json', lazyCodeLoading: 'requiredComponents' }
    : {}

/** Mini-programs open the maps and the scanner of their host; on the web these are `/choose-location`, `/open-location` and `/scan` (routes.ts). */
const webOnly =
  process.env.TARO_ENV === 'h5' ? ['pages/location/choose', 'pages/location/open', 'pages/scan/index'] : []

const MAIN = [
  'pages/index/index',
  'pages/index/goods',
  'pages/index/order-index',
  'pages/index/my-index',
  'pages/index/goodsmethod',
  'pages/index/card',
  ...webOnly,
]

const SUBPACKAGES = [
  {
    root: 'pages/shop',
    pages: [
      'select/index',
      'select/select',
      'select/couponList',
      'out/pay-order',
      'out/bz',
      'out/sjjs',
      'out/goods-dl',
      'search/out',
      'in/goods',
      'in/dmf',
      'activity',
      'seeGoods',
      'good-dl',
      'in/pay-order',
      'in/detail',
    ],
  },
  {
    root: 'pages/order',
    pages: ['detail', 'promptpay', 'refunddl', 'feedback', 'other/custom'],
  },
  { root: 'pages/storage', pages: ['list', 'detail'] },
  { root: 'pages/reserve', pages: ['index', 'ljyy', 'yyxq', 'list'] },
  { root: 'pages/distribution', pages: ['fxzx', 'sqfx', 'syxq', 'wdfs', 'fxdd', 'tx', 'txmx', 'fxhb'] },
  { root: 'pages/invitation', pages: ['yqgz', 'yqhb', 'yqjl', 'yqyl'] },
  { root: 'pages/my/addres', pages: ['addresses', 'add'] },
  { root: 'pages/my/lineup', pages: ['pdqh', 'pdxq', 'list'] },
  { root: 'pages/my/login', pages: ['index'] },
  { root: 'pages/my/signin', pages: ['index'] },
  {
    root: 'pages/my/integral',
    pages: ['shop-index', 'my-integral', 'integral-record', 'order-dl', 'details', 'save-order'],
  },
  { root: 'pages/setPoint', pages: ['pointdl'] },
  { root: 'pages/my/other', pages: ['gywm', 'gywmtwo', 'bzzx', 'zkf'] },
  { root: 'pages/my/vip', pages: ['wkk'] },
  { root: 'pages/payVip', pages: ['index', 'gmls', 'cardxq', 'ckxq'] },
  { root: 'pages/coupon', pages: ['center', 'coupondl', 'couponList', 'dhm', 'givedl', 'hisCoupon'] },
  { root: 'pages/my/user', pages: ['mr-code'] },
  { root: 'pages/recharge', pages: ['index', 'yemx', 'payCode'] },
  { root: 'pages/rollPackage', pages: ['rolldl'] },
  { root: 'pages/pwCoupon', pages: ['index'] },
  { root: 'pages/giftCard', pages: ['cardList', 'carddl', 'dhCard', 'givedl', 'hisCard'] },
  {
    root: 'pages/other',
    pages: ['block', 'missing', 'login', 'register', 'forgetting', 'chooseAvatar', 'web-view', 'wifi', 'activate'],
  },
]

/** The web has no packages: a list of their pages there would only be a part of the first load that nothing reads. */
const pages: AppConfig =
  process.env.TARO_ENV === 'h5'
    ? { pages: [...MAIN, ...SUBPACKAGES.flatMap(({ root, pages: own }) => own.map((page) => `${root}/${page}`))] }
    : { pages: MAIN, subPackages: SUBPACKAGES }

/** What mini-programs declare to use; a browser asks by itself. */
const privateData: AppConfig =
  process.env.TARO_ENV === 'h5'
    ? {}
    : {
        permission: { 'scope.userLocation': { desc: 'To show the stores near you' } },
        requiredPrivateInfos: ['getLocation', 'chooseLocation'],
      }

/** For how long a page slides in: `$d-page` of the tokens. Then the router takes away the page that is left. */
const slide: AppConfig = process.env.TARO_ENV === 'h5' ? { animation: { duration: 360, delay: 50 } } : {}

const shop: AppConfig = {
  ...pages,
  // The bar is our own <TabBar>: this one draws nothing on any target, but switchTab needs its list.
  tabBar: {
    custom: true,
    list: [
      { pagePath: 'pages/index/index', text: 'Home' },
      { pagePath: 'pages/index/goods', text: 'Menu' },
      { pagePath: 'pages/index/order-index', text: 'Orders' },
      { pagePath: 'pages/index/my-index', text: 'Me' },
    ],
  },
  window: bars[process.env.TARO_ENV ?? 'h5'],
  ...wechatOnly,
  ...privateData,
  ...slide,
}

export default defineAppConfig(process.env.GALLERY ? gallery : shop)
