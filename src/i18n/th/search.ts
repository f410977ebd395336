export default {
  search: {
    title: 'ค้นหา',
    label: 'ชื่ออาหารหรือวัตถุดิบ',
    hot: 'ค้นหาบ่อย',
    favourites: 'เมนูโปรดของคุณ',
    popular: 'เมนูยอดนิยม',
    last: 'ที่คุณค้นหาล่าสุด',
    clearLast: 'ลบทั้งหมด',
    results_one: 'พบ {{count}} รายการ',
    results_other: 'พบ {{count}} รายการ',
    none: 'ไม่พบ “{{word}}”',
    noneText: 'ลองใช้คำที่สั้นลง หรือดูจากเมนู',
    failed: 'ค้นหาไม่สำเร็จ',
    toMenu: 'ไปที่เมนู',
  },
}
