export default {
  checkout: { title: 'สรุปรายการ' },
  remark: { title: 'ข้อความถึงครัว' },
}
