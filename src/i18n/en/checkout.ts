export default {
  checkout: { title: 'Checkout' },
  remark: { title: 'Note to the kitchen' },
}
