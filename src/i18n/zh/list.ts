export default {
  list: { loadingMore: '正在加载更多', noMore: '没有更多了' },
}
