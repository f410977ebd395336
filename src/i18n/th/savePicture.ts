export default {
  savePicture: { saved: 'บันทึกลงอัลบั้มรูปแล้ว' },
}
