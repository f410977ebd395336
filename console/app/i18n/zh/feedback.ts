import type { feedback as en } from '../en/feedback'

export const feedback: typeof en = {
  one: '顾客评价',
  stars: '%{smart_count} 星（满分 5 星）',
  filter: '星级',
  most: '不高于 %{smart_count} 星',
  none: '还没有顾客评价。',
  noneFound: '没有符合条件的评价。',
  allFine: '全部满意',
  levels: {
    tooMuch: '过重',
    tooLittle: '过淡',
    soSo: '一般',
    unsatisfied: '不满意',
  },
  of: {
    sourness: '酸度',
    spiciness: '辣度',
    sweetness: '甜度',
    saltiness: '咸度',
    texture: '口感',
    flavor: '味道',
    appearance: '卖相',
    freshness: '新鲜度',
    portion: '分量',
    repurchase: '会再次购买',
    comparison: '与其他餐厅相比',
    recommendation: '会推荐',
  },
}
