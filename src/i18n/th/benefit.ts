export default {
  benefit: {
    off: 'ลด {{percent}}%',
    offEvery: 'ทุกวัน ทุกช่องทางสั่ง',
    points: '$t(names.points) {{rate}} เท่า',
    pointsText: '{{amount}} ได้ {{points}} $t(names.points)',
    birthday: 'ของขวัญวันเกิด',
    birthdayText: 'ปีละครั้ง',
    coupons_one: 'คูปอง {{count}} ใบทุกเดือน',
    coupons_other: 'คูปอง {{count}} ใบทุกเดือน',
    couponsText: 'มาให้เองอัตโนมัติ',
    delivery: 'ส่งฟรี',
    within: 'ภายใน {{km}} กม.',
    everywhere: 'ทุกที่ที่เราจัดส่ง',
  },
}
