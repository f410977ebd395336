export default {
  orders: { title: 'Orders' },
  order: { title: 'Order' },
  promptpay: { title: 'Scan to pay' },
}
