export default {
  nearestOpen: {
    name: 'เปิดอยู่ตอนนี้: {{name}}',
    go: 'สั่งที่นี่',
  },
}
