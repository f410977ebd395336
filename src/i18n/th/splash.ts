export default {
  splash: { skip: 'ข้าม' },
}
