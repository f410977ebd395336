export default {
  share: {
    label: 'แชร์ {{name}}',
    copied: 'คัดลอกลิงก์แล้ว',
    title: 'แชร์',
    send: 'ส่ง',
    copy: 'คัดลอกลิงก์',
    save: 'บันทึกรูป',
    scan: 'สแกนเพื่อสั่ง',
    card: 'การ์ด {{name}} พร้อมคิวอาร์โค้ด',
    order: 'แชร์',
    ordered: 'มื้อนี้จาก {{store}}',
  },
}
