export default {
  home: { title: 'หน้าแรก' },
}
