export default {
  signIn: {
    again: '请重新登录',
    againText: '此设备上的登录已失效，您填写的内容仍然保留。',
    go: '去登录',
    phoneText: '请先绑定手机号',
    bind: '去绑定',
  },
}
