import type { feedback as en } from '../en/feedback'

export const feedback: typeof en = {
  one: 'ความคิดเห็นของลูกค้า',
  stars: '%{smart_count} จาก 5 ดาว',
  filter: 'ดาว',
  most: 'ไม่เกิน %{smart_count} ดาว',
  none: 'ยังไม่มีลูกค้าให้คะแนน',
  noneFound: 'ไม่มีความคิดเห็นที่ตรงกัน',
  allFine: 'ดีทุกอย่าง',
  levels: {
    tooMuch: 'มากไป',
    tooLittle: 'น้อยไป',
    soSo: 'เฉยๆ',
    unsatisfied: 'ไม่พอใจ',
  },
  of: {
    sourness: 'ความเปรี้ยว',
    spiciness: 'ความเผ็ด',
    sweetness: 'ความหวาน',
    saltiness: 'ความเค็ม',
    texture: 'เนื้อสัมผัส',
    flavor: 'รสชาติ',
    appearance: 'หน้าตา',
    freshness: 'ความสดใหม่',
    portion: 'ปริมาณ',
    repurchase: 'จะสั่งอีก',
    comparison: 'เมื่อเทียบกับร้านอื่น',
    recommendation: 'จะแนะนำต่อ',
  },
}
