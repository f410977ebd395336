export default {
  shopNotice: {
    title: '店铺公告',
    store: '{{name}}',
  },
}
