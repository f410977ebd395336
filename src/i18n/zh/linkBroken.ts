export default {
  linkBroken: {
    title: '链接不完整',
    text: '链接可能已过期，菜单一直都在。',
  },
}
