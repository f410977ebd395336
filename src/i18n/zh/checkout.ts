export default {
  checkout: { title: '确认订单' },
  remark: { title: '给厨房的备注' },
}
