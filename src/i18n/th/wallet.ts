export default {
  wallet: {
    title: 'กระเป๋าเงิน',
    cards: 'บัตรของขวัญ',
    cardCount_one: '{{count}} ใบ',
    cardCount_other: '{{count}} ใบ',
    coupons: 'คูปอง',
  },
}
