export default {
  block: {
    title: '暂时无法使用',
    head: '此账号目前无法使用本店服务',
    text: '如有疑问，请致电或来信。',
    call: '致电 {{phone}}',
    write: '写信至 {{email}}',
    logout: '退出登录',
  },
}
