export default {
  activity: {
    title: '门店活动',
    goodsTitle: '菜品',
    at: '{{name}}',
    now: '进行中',
    nowUntil: '进行中，至{{time}}',
    from: '{{time}}开始',
    dishes_one: '查看{{count}}道菜',
    dishes_other: '查看{{count}}道菜',
    none: '暂时没有特别活动',
    noneText: '完整菜单每天都有。',
    toMenu: '看菜单',
    noDishes: '活动菜品今天都不在菜单上',
    row: '本店活动',
  },
}
