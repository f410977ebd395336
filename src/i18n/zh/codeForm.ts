export default {
  codeForm: {
    paste: '粘贴',
    scan: '扫码',
    nothingToPaste: '没有可粘贴的内容',
  },
}
