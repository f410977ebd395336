export default {
  wide: {
    phone: '用手机继续点餐',
    phoneText: '用手机相机扫描二维码，即可在手机上打开此菜单。',
    qr: '本页面的二维码',
  },
}
