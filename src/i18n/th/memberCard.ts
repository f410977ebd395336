export default {
  memberCard: {
    growth: 'แต้มเติบโต {{growth}}\u00A0/\u00A0{{next}}',
    growthOnly: 'แต้มเติบโต {{growth}}',
    toNext: 'อีก {{growth}} ถึง {{level}}',
    toGo: 'อีก {{growth}}',
    vipUntil: 'VIP ถึง {{date}}',
    code: 'โค้ดของฉัน',
    pay: 'จ่าย',
    topUp: 'เติมเงิน',
    giftCards: 'บัตรของขวัญ',
    level: 'ระดับ',
  },
}
