import type { pictures as en } from '../en/pictures'

export const pictures: typeof en = {
  upload: '上传图片',
  unused: '仅未使用的',
  none: '还没有图片。',
  noneUnused: '所有图片都在使用中。',
  more: '显示更多',
  size: '%{width} × %{height} 像素',
  usedIn: '用于',
  notUsed: '未使用',
  allUses: '显示全部 %{count} 处',
  uses: { activity: '活动', keptDrink: '寄存的酒水' },
  copy: '复制地址',
  copied: '地址已复制',
  notCopied: '浏览器不允许复制。地址：%{address}',
  uploaded: '已上传。凡可放图片之处均可选用。',
  remove: '删除',
  removeTitle: '删除这张图片？',
  removeText: '删除后无法恢复。顾客目前看到的内容均未使用它；历史订单和页面的旧版本将改为显示默认图片。',
  removed: '已删除',
  choose: '从图片库选择图片',
  cancel: '取消',
}
