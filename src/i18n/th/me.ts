export default {
  me: {
    title: 'ฉัน',
    guest: 'ผู้เยี่ยมชม',
    guestText: 'ออเดอร์ของคุณอยู่ในเครื่องนี้',
    logIn: 'เข้าสู่ระบบหรือสมัคร',
    logout: 'ออกจากระบบ',
    logoutAll: 'ออกจากระบบทุกเครื่อง',
    theme: 'ธีม',
    themeAuto: 'อัตโนมัติ',
    themeLight: 'สว่าง',
    themeDark: 'มืด',
    version: 'เวอร์ชัน {{version}}',
  },
}
