export default defineAppConfig({
  pages: ['pages/index/index', 'pages/index/goods', 'pages/index/order-index', 'pages/index/my-index'],
  window: { navigationStyle: 'custom', backgroundTextStyle: 'dark', navigationBarTextStyle: 'black' },
})
