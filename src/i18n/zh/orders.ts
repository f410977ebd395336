export default {
  orders: { title: '订单' },
  order: { title: '订单' },
  promptpay: { title: '扫码支付' },
}
