export default {
  menu: { title: '菜单' },
  dish: { title: '菜品详情' },
  search: { title: '搜索' },
}
