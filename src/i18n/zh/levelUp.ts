export default {
  levelUp: {
    title: '您已升级为{{level}}',
    meals_one: '已光顾 {{count}} 次，谢谢您{{name}}。',
    meals_other: '已光顾 {{count}} 次，谢谢您{{name}}。',
    was: '原 {{before}}',
    kept: '不变',
    isNew: '新增',
    yours: '保留至 {{date}}',
    all: '全部权益',
    useCoupon: '使用优惠券',
  },
}
