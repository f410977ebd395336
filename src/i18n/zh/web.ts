export default {
  web: {
    title: '网页',
    wrong: '这不是网页地址',
    leave: '此页面需在应用外打开。',
    open: '在浏览器中打开',
    copy: '复制网址',
    blank: '页面没有显示？',
  },
}
