export default {
  web: {
    title: '网页',
    wrong: '这不是网页地址',
    leave: '此页面属于其他网站，要在浏览器中打开吗？',
    leaveApp: '此处无法显示该页面，要复制网址到浏览器中打开吗？',
    open: '在浏览器中打开',
    copy: '复制网址',
    blank: '页面没有显示？',
  },
}
