export default {
  visit: {
    queue: 'จองคิว',
    queueText: 'รับบัตรคิวก่อนมาถึงร้าน',
    reserve: 'จองโต๊ะ',
    reserveText: 'สำหรับคืนนี้หรือวันอื่น',
  },
}
