export default {
  privacy: {
    title: '你的数据，由你决定',
    text: '我们使用你的姓名、电话、地址和位置来制作和配送订单；未经你同意不作他用。',
    read: '阅读隐私政策',
    agree: '同意',
  },
  texts: {
    title: '信息',
    missing: '没有这篇内容',
    missingText: '链接可能已过期。',
    version: '版本 {{version}}',
  },
}
