export default {
  reward: {
    points: '{{points}} $t(names.points)',
    growth: '{{growth}} 成长值',
    coupon: '{{amount}}优惠券',
    gift: '礼物',
  },
}
