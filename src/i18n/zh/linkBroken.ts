export default {
  linkBroken: {
    pageTitle: '页面不存在',
    notFound: '没有找到这个页面',
    title: '链接不完整',
    text: '链接可能已过期，菜单一直都在。',
  },
}
