export default {
  running: {
    title: '进行中',
    queue: '排队号 {{number}}',
    ahead: '前面 {{count}} 组，约 {{minutes}} 分钟',
    next: '下一个就是您',
    table_one: '{{count}} 人桌',
    table_other: '{{count}} 人桌',
    bottles_one: '寄存 {{count}} 瓶',
    bottles_other: '寄存 {{count}} 瓶',
    ends_one: '{{count}} 瓶即将到期',
    ends_other: '{{count}} 瓶即将到期',
  },
}
