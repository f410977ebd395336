export default {
  stores: { title: 'เลือกสาขา' },
  storeIntro: { title: 'เกี่ยวกับร้าน' },
  method: { title: 'รับอาหารแบบไหนดี' },
}
