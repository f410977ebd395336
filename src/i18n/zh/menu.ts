/** 菜单、菜品详情、购物车和搜索的文字。 */
export default {
  menu: {
    title: '点单',
    categories: '分类',
    way: '取餐方式',
    search: '搜索菜单',
    choose: '选规格',
    member: '会员价',
    memberPrice: '会员{{price}}',
    atLeast: '{{num}}份起',
    limitOrder: '每单限{{num}}份',
    failed: '菜单没有加载出来',
    safe: '购物车里的菜都还在。',
    empty: '暂时没有可点的菜',
    emptyText: '换个取餐方式，或看看其他门店。',
    otherStores: '其他门店',
  },
}
