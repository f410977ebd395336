export default {
  stores: {
    title: 'เลือกร้าน',
    open: 'เปิดอยู่',
    until: 'ถึง {{time}}',
    allDay: 'ตลอดวัน',
    closed: 'ปิดอยู่',
  },
}
