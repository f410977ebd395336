export default {
  giftPoster: {
    headline: 'ของขวัญสำหรับคุณ',
    from: 'จาก {{name}}',
    scan: 'สแกนเพื่อรับ',
    label: 'การ์ดของขวัญพร้อม QR',
    save: 'บันทึกการ์ด',
    pick: 'เลือกข้อความ',
    greeting1: 'มื้อนี้ฉันเลี้ยงเอง',
    greeting2: 'สุขสันต์วันเกิด',
    greeting3: 'ขอบคุณนะ',
  },
}
