export default {
  wallet: {
    title: '钱包',
    cards: '礼品卡',
    cardCount_one: '{{count}} 张',
    cardCount_other: '{{count}} 张',
    coupons: '优惠券',
  },
}
