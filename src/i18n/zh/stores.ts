export default {
  stores: { title: '选择门店' },
  storeIntro: { title: '门店介绍' },
  method: { title: '选择用餐方式' },
}
