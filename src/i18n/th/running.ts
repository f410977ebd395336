export default {
  running: {
    title: 'กำลังดำเนินอยู่',
    queue: 'คิว {{number}}',
    ahead: 'อีก {{count}} คิว ~{{minutes}} นาที',
    next: 'คิวต่อไปคือคุณ',
    table_one: 'โต๊ะสำหรับ {{count}} คน',
    table_other: 'โต๊ะสำหรับ {{count}} คน',
    bottles_one: 'ฝากไว้ {{count}} ขวด',
    bottles_other: 'ฝากไว้ {{count}} ขวด',
    ends_one: '{{count}} ขวดใกล้หมดเวลา',
    ends_other: '{{count}} ขวดใกล้หมดเวลา',
  },
}
