export default {
  reward: {
    points: '{{points}} $t(names.points)',
    growth: 'ค่าการเติบโต {{growth}}',
    coupon: 'คูปอง {{amount}}',
    gift: 'ของขวัญ',
  },
}
