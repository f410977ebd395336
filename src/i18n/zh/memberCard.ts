export default {
  memberCard: {
    growth: '成长值 {{growth}}\u00A0/\u00A0{{next}}',
    growthOnly: '成长值 {{growth}}',
    toNext: '还差 {{growth}} 升至 {{level}}',
    toGo: '还差 {{growth}}',
    vipUntil: 'VIP 至 {{date}}',
    code: '会员码',
    pay: '付款',
    topUp: '充值',
    giftCards: '礼品卡',
    level: '等级',
  },
}
