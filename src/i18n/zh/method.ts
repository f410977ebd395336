export default {
  method: {
    title: '用餐方式',
    at: '{{name}}',
    delivery: '{{min}}–{{max}} 分钟送达',
    pickup: '提前下单，{{min}} 分钟可取',
    takeout: '到店点单，打包带走',
    dineIn: '在餐桌上点单',
    fast: '柜台快速点单，免排队',
    minimum: '{{amount}} 起订',
    notOffered: '该门店不提供',
  },
}
