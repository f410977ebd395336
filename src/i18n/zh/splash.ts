export default {
  splash: { skip: '跳过' },
}
