export default {
  menu: { title: 'เมนู' },
  dish: { title: 'รายละเอียดเมนู' },
  search: { title: 'ค้นหา' },
}
