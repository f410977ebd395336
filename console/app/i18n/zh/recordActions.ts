import type { recordActions as en } from '../en/recordActions'
import { clubActions } from './club'

export const recordActions: typeof en = {
  ...clubActions,
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
  pauseStore: {
    button: '立即停止营业',
    question: '在重新开放之前，顾客无法下单，堂食也不行。购物车会保留，进行中的订单和账单不受影响。',
  },
  openStore: { button: '恢复按营业时间营业' },
  openNewStore: {
    button: '开业',
    question: '顾客将立即看到该门店，并可在营业时间内下单。请先检查菜单、价格、配送范围和 PromptPay 账户。',
  },
  saveDifferences: { button: '保存为 CSV', question: '所选日期的对账差异，可用电子表格打开。' },
  saveDocuments: {
    button: '保存为 CSV',
    question: '所选日期内所选门店或全部门店的单据，可用电子表格打开。',
  },
  reset: {
    button: '恢复默认值',
    question: '这里填写的内容会被移除，默认值立即对所有顾客生效。',
  },
  createBankFile: {
    button: '银行付款文件',
    question: '所有待处理的提现将汇入一个文件（CSV），状态随后变为“银行处理中”。',
  },
  saveBankFile: { button: '再次保存银行付款文件' },
  markSent: { button: '标记已退款', question: '款项已手动退回：顾客会看到退款已完成。' },
  sendAgain: { button: '再试一次' },
}
