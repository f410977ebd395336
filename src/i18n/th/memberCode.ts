export default {
  memberCode: {
    title: 'รหัสสมาชิก',
    barcode: 'บาร์โค้ดสำหรับแคชเชียร์',
    qr: 'คิวอาร์โค้ดสำหรับแคชเชียร์',
    left: 'รหัสใหม่ใน {{seconds}} วินาที',
    ended: 'รหัสนี้หมดอายุแล้ว',
    refresh: 'ขอรหัสใหม่',
    reconnect: 'เชื่อมต่ออีกครั้ง',
    bright: 'เพิ่มความสว่างหน้าจอแล้ว แสดงให้แคชเชียร์ได้เลย',
    showIt: 'เพิ่มความสว่างหน้าจอ แล้วแสดงให้แคชเชียร์',
    topUp: 'เติมเงิน',
    records: 'รายการ',
    appleWallet: 'เพิ่มลงใน Apple Wallet',
    googleWallet: 'เพิ่มลงใน Google Wallet',
  },
}
