export default {
  me: { title: '我的' },
}
