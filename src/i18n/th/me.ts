export default {
  me: { title: 'ฉัน' },
}
