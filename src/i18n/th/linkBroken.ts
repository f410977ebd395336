export default {
  linkBroken: {
    pageTitle: 'ไม่พบหน้า',
    notFound: 'ไม่พบหน้าที่คุณต้องการ',
    title: 'ลิงก์นี้ไม่สมบูรณ์',
    text: 'ลิงก์อาจเก่าแล้ว แต่เมนูยังอยู่ที่เดิม',
  },
}
