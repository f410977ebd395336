export default {
  list: { loadingMore: 'กำลังโหลดเพิ่ม', noMore: 'หมดแล้ว' },
}
