export default {
  menu: { title: 'Menu' },
  dish: { title: 'Dish' },
  search: { title: 'Search' },
}
