export default {
  relativeTime: {
    now: 'เมื่อสักครู่',
    minute_one: '{{count}} นาทีที่แล้ว',
    minute_other: '{{count}} นาทีที่แล้ว',
    hour_one: '{{count}} ชั่วโมงที่แล้ว',
    hour_other: '{{count}} ชั่วโมงที่แล้ว',
    day_one: '{{count}} วันที่แล้ว',
    day_other: '{{count}} วันที่แล้ว',
    week_one: '{{count}} สัปดาห์ที่แล้ว',
    week_other: '{{count}} สัปดาห์ที่แล้ว',
    month_one: '{{count}} เดือนที่แล้ว',
    month_other: '{{count}} เดือนที่แล้ว',
  },
}
