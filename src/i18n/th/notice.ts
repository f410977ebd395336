export default {
  shopNotice: {
    title: 'ประกาศจากร้าน',
    store: 'ที่ {{name}}',
  },
}
