export default {
  me: { title: 'Me' },
}
