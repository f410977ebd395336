import type { AppConfig } from '@tarojs/taro'

/** Only the drawn parts with their states, for those who draw: `npm run build:gallery`. No release holds them. */
const gallery: AppConfig = { pages: ['pages/dev/gallery'], window: { navigationStyle: 'custom' } }

/** Mini-programs open the maps and the scanner of their host; on the web these are `/choose-location`, `/open-location` and `/scan` (routes.ts). */
const webOnly =
  process.env.TARO_ENV === 'h5' ? ['pages/location/choose', 'pages/location/open', 'pages/scan/index'] : []

const shop: AppConfig = {
  pages: [
    'pages/index/index',
    'pages/index/goods',
    'pages/index/order-index',
    'pages/index/my-index',
    'pages/index/goodsmethod',
    ...webOnly,
  ],
  subPackages: [
    {
      root: 'pages/shop',
      pages: [
        'select/index',
        'select/select',
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
    { root: 'pages/order', pages: ['detail', 'promptpay', 'refunddl', 'feedback', 'other/custom'] },
    { root: 'pages/my/addres', pages: ['addresses', 'add'] },
    { root: 'pages/my/login', pages: ['index'] },
    { root: 'pages/my/other', pages: ['gywm', 'gywmtwo', 'bzzx', 'zkf'] },
    {
      root: 'pages/other',
      pages: ['block', 'missing', 'login', 'register', 'forgetting', 'chooseAvatar', 'web-view', 'wifi'],
    },
  ],
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
  window: { navigationStyle: 'custom', backgroundTextStyle: 'dark', navigationBarTextStyle: 'black' },
  // Otherwise WeChat does not tell whether the phone is dark.
  ...(process.env.TARO_ENV === 'weapp' && { darkmode: true }),
  permission: { 'scope.userLocation': { desc: 'To show the stores near you' } },
  requiredPrivateInfos: ['getLocation', 'chooseLocation'],
}

export default defineAppConfig(process.env.GALLERY ? gallery : shop)
