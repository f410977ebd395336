export default {
  share: {
    label: '分享{{name}}',
    copied: '链接已复制',
    title: '分享',
    send: '发送',
    copy: '复制链接',
    save: '保存图片',
    scan: '扫码点餐',
    card: '{{name}}的卡片，带二维码',
    order: '分享',
    ordered: '我在{{store}}吃了这些',
  },
}
