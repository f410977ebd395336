export default {
  orders: { title: 'ออเดอร์' },
  order: { title: 'ออเดอร์' },
  promptpay: { title: 'สแกนเพื่อจ่าย' },
}
