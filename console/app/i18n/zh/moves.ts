import type { moves as en } from '../en/moves'

export const moves: typeof en = {
  renewLink: {
    button: '新的密码链接',
    question: '之前的链接将失效。新链接只显示一次，三天内有效，请发给本人。',
  },
  signOut: { button: '退出所有设备', question: '此人的所有设备将立即退出登录。' },
  remove: {
    button: '移除',
    question: '此人将立即退出，且无法再登录。操作日志仍保留其姓名。',
  },
  readmit: { button: '恢复权限', question: '此人可以用原密码重新登录。' },
}
