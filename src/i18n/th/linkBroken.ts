export default {
  linkBroken: {
    title: 'ลิงก์นี้ไม่สมบูรณ์',
    text: 'ลิงก์อาจเก่าแล้ว แต่เมนูยังอยู่ที่เดิม',
  },
}
