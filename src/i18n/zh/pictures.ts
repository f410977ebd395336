export default {
  pictures: {
    title: '图片（选填）',
    add: '添加图片',
    one: '图片 {{no}}',
    sending: '正在发送图片 {{no}}',
    retry: '重新发送图片 {{no}}',
    remove: '移除图片 {{no}}',
    failed: '有图片未发送成功，请重新发送或移除',
    wrongType: '不支持这种图片格式，请选择 JPEG、PNG 或 WebP 照片',
    tooLarge: '图片超过 {{most}} MB，请选择小一点的',
  },
}
