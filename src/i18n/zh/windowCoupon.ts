export default {
  windowCoupon: {
    title: '欢迎来到{{brand}}',
    count_one: '{{count}} 张券，送给您的头几餐',
    count_other: '{{count}} 张券，送给您的头几餐',
    take: '全部领取',
    once: '免费，仅显示一次，领取后在优惠券中查看。',
    taken: '已放入您的优惠券',
  },
}
