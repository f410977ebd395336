export default {
  codeForm: {
    paste: 'วาง',
    scan: 'สแกน',
    nothingToPaste: 'ไม่มีข้อความให้วาง',
  },
}
