export default {
  nearestOpen: {
    name: '正在营业：{{name}}',
    go: '去点餐',
  },
}
