export default {
  visit: {
    queue: '取号排队',
    queueText: '到店前先取号',
    reserve: '预订餐桌',
    reserveText: '今晚或改天',
  },
}
