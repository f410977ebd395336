export default {
  relativeTime: {
    now: '刚刚',
    minute_one: '{{count}} 分钟前',
    minute_other: '{{count}} 分钟前',
    hour_one: '{{count}} 小时前',
    hour_other: '{{count}} 小时前',
    day_one: '{{count}} 天前',
    day_other: '{{count}} 天前',
    week_one: '{{count}} 周前',
    week_other: '{{count}} 周前',
    month_one: '{{count}} 个月前',
    month_other: '{{count}} 个月前',
  },
}
