export default {
  savePicture: { saved: '已经保存到系统相册' },
}
