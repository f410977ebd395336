import type { AppConfig } from '@tarojs/taro'

/** Only the drawn parts with their states, for those who draw: `GALLERY=1 npm run build:h5`. No release holds them. */
const gallery: AppConfig = { pages: ['pages/dev/gallery'], window: { navigationStyle: 'custom' } }

const shop: AppConfig = {
  pages: [
    'pages/index/index',
    'pages/index/goods',
    'pages/index/order-index',
    'pages/index/my-index',
    'pages/index/goodsmethod',
  ],
  subPackages: [
    {
      root: 'pages/shop',
      pages: ['select/index', 'out/pay-order', 'out/bz', 'out/sjjs', 'out/goods-dl', 'search/out'],
    },
    { root: 'pages/order', pages: ['detail', 'promptpay'] },
    { root: 'pages/my/addres', pages: ['addresses', 'add'] },
    { root: 'pages/other', pages: ['block', 'missing'] },
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
  permission: { 'scope.userLocation': { desc: 'To show the stores near you' } },
  requiredPrivateInfos: ['getLocation'],
}

export default defineAppConfig(process.env.GALLERY ? gallery : shop)
