export default {
  album: {
    hold: '长按图片即可保存',
    askTitle: '可以保存到相册吗？',
    askText: '你之前没有允许保存。在设置中开启后，图片就会保存。',
    settings: '打开设置',
    refused: '图片没有保存',
  },
}
