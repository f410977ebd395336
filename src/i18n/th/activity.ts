export default {
  activity: {
    title: 'กิจกรรมของร้าน',
    goodsTitle: 'เมนู',
    at: 'ที่ {{name}}',
    now: 'กำลังจัด',
    nowUntil: 'กำลังจัด ถึง {{time}}',
    from: 'เริ่ม {{time}}',
    dishes_one: 'ดู {{count}} เมนู',
    dishes_other: 'ดู {{count}} เมนู',
    none: 'ตอนนี้ยังไม่มีกิจกรรมพิเศษ',
    noneText: 'แต่มีเมนูครบทุกวัน',
    toMenu: 'ดูเมนู',
    noDishes: 'วันนี้ไม่มีเมนูของกิจกรรมนี้',
    row: 'กิจกรรมของสาขานี้',
  },
}
