export default {
  memberCode: {
    title: '会员码',
    barcode: '收银条形码',
    qr: '收银二维码',
    left: '{{seconds}} 秒后更新',
    ended: '此码已失效',
    refresh: '刷新',
    reconnect: '重新连接',
    bright: '屏幕已调亮，请向收银员出示',
    showIt: '请调亮屏幕，向收银员出示',
    topUp: '储值',
    records: '明细',
    appleWallet: '添加到 Apple 钱包',
    googleWallet: '添加到 Google 钱包',
  },
}
