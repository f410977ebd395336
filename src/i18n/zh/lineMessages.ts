export default {
  lineMessages: {
    title: '通过 LINE 通知我',
    queueHint: '快到您时、轮到您时，以及其他与您有关的消息',
    hint: '订单、排队、预订、礼物和即将到期的权益',
    on: '我们会通过 LINE 通知您',
    off: '已关闭 LINE 通知',
    friendTitle: '请先在 LINE 上加我们为好友',
    friendText: 'LINE 只允许我们给好友发消息。请先添加我们的官方账号，再打开此开关。',
    open: '打开 LINE',
  },
}
