export default {
  addresses: { title: '收货地址' },
  address: { title: '地址' },
}
