export default {
  me: {
    title: '我的',
    guest: '访客',
    guestText: '订单保存在此设备上',
    logIn: '登录或注册',
    logout: '退出登录',
    logoutAll: '退出所有设备',
    theme: '外观',
    themeAuto: '自动',
    themeLight: '浅色',
    themeDark: '深色',
    version: '版本 {{version}}',
  },
}
