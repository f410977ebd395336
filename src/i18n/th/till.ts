export default {
  till: {
    title: 'จ่ายบิล',
    change: 'เปลี่ยน',
    amount: 'ยอดบิล',
    fixed: 'ยอดที่ไม่ร่วมส่วนลด',
    fixedHint: 'เว้นว่างไว้ หากพนักงานไม่ได้แจ้งยอด',
    note: 'หมายเหตุ เช่น เลขโต๊ะ',
    discount: 'ลด {{amount}} เมื่อครบ {{from}}',
    notHere: '{{name}} ไม่รับจ่ายบิลผ่านมือถือ',
    notHereText: 'โปรดชำระที่แคชเชียร์ หรือเลือกสาขาที่คุณอยู่',
    otherStore: 'เลือกสาขา',
  },
}
