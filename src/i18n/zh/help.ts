export default {
  help: {
    title: '帮助中心',
    none: '暂无问题',
    noneText: '请直接联系我们。',
    more: '还有其他问题？',
    contact: '联系我们',
    contactHint: '电话、邮件或在线咨询',
  },
}
