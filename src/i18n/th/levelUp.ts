export default {
  levelUp: {
    title: 'ตอนนี้คุณคือ {{level}}',
    meals_one: 'หลังจาก {{count}} มื้อกับเรา ขอบคุณ{{name}}',
    meals_other: 'หลังจาก {{count}} มื้อกับเรา ขอบคุณ{{name}}',
    was: 'เดิม {{before}}',
    kept: 'เท่าเดิม',
    isNew: 'ใหม่',
    yours: 'เป็นของคุณถึง {{date}}',
    all: 'สิทธิ์ทั้งหมด',
    useCoupon: 'ใช้คูปอง',
  },
}
