export default {
  benefit: {
    off: '享 {{percent}}% 优惠',
    offEvery: '每天、所有点餐方式',
    points: '{{rate}} 倍$t(names.points)',
    pointsText: '每 {{amount}} 得 {{points}} $t(names.points)',
    birthday: '生日礼',
    birthdayText: '每年一次',
    coupons_one: '每月 {{count}} 张优惠券',
    coupons_other: '每月 {{count}} 张优惠券',
    couponsText: '自动发放',
    delivery: '免配送费',
    within: '{{km}} 公里内',
    everywhere: '配送范围内均可',
  },
}
