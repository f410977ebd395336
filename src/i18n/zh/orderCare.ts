export default {
  care: {
    help: '帮助',
    helpTitle: '订单帮助',
    refund: '申请退款',
    confirm: '我已收到',
    confirmed: '谢谢，请慢用',
    rate: '评价菜品',
    track: '查看骑手',
    earned: '您获得 {{points}} $t(names.points)和 {{growth}} 成长值',
  },
  again: {
    action: '再来一单',
    title: '有些变化',
    gone: '暂时没有',
    prices: '今日价格有变',
    nothing: '这些菜品目前都无法购买。',
    rest: '其余菜品已加入购物车。',
    done: '已按今日价格加入购物车',
    checkout: '去结算',
    menu: '看看菜单',
  },
}
