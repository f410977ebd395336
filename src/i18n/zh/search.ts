export default {
  search: {
    title: '搜索',
    label: '菜名或食材',
    hot: '大家常搜',
    favourites: '我的收藏',
    popular: '热门菜品',
    last: '最近搜索',
    clearLast: '清除记录',
    results_one: '找到{{count}}道菜',
    results_other: '找到{{count}}道菜',
    none: '没有找到“{{word}}”',
    noneText: '换个短一点的词，或看看菜单。',
    failed: '搜索没有成功',
    toMenu: '去点单',
  },
}
