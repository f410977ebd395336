export default {
  stores: {
    title: '选择门店',
    open: '营业中',
    until: '至 {{time}}',
    allDay: '全天',
    closed: '休息中',
  },
}
