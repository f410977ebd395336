export default {
  giftPoster: {
    headline: '送给你的礼物',
    from: '{{name}}送给你',
    scan: '扫码领取',
    label: '礼物卡片，含二维码',
    save: '保存卡片',
    pick: '选一句祝福',
    greeting1: '这顿我请',
    greeting2: '生日快乐',
    greeting3: '谢谢你',
  },
}
