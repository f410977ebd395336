import { area } from './area'

/** What any call may answer. */
export const common = area({
  en: {
    'common.checkInput': 'Please check what you entered: {field}',
    'common.unreadable': 'The request could not be read',
    'common.tooLarge': 'The request is too large',
    'common.noSuchCall': 'There is no such call',
    'common.failed': 'Something went wrong. Please try again in a moment',
    'common.noSession': 'Your visit has ended. Please reload the page',
    'common.signIn': 'Please sign in first',
    'common.blocked': 'This account cannot be used here any more. Please contact the restaurant',
    'common.otherRequest': 'This request was already used for something else',
    'common.notFound': 'This was not found',
    'common.inProgress': 'This is already being worked on. Please wait a moment',
  },
  th: {
    'common.checkInput': 'โปรดตรวจสอบข้อมูลที่กรอก: {field}',
    'common.unreadable': 'ไม่สามารถอ่านคำขอได้',
    'common.tooLarge': 'คำขอมีขนาดใหญ่เกินไป',
    'common.noSuchCall': 'ไม่มีบริการที่เรียก',
    'common.failed': 'เกิดข้อผิดพลาด โปรดลองอีกครั้งในอีกสักครู่',
    'common.noSession': 'การเข้าใช้สิ้นสุดแล้ว โปรดโหลดหน้าใหม่',
    'common.signIn': 'โปรดเข้าสู่ระบบก่อน',
    'common.blocked': 'บัญชีนี้ไม่สามารถใช้งานได้อีก โปรดติดต่อร้าน',
    'common.otherRequest': 'คำขอนี้ถูกใช้กับรายการอื่นไปแล้ว',
    'common.notFound': 'ไม่พบรายการนี้',
    'common.inProgress': 'กำลังดำเนินการอยู่ โปรดรอสักครู่',
  },
  zh: {
    'common.checkInput': '请检查填写的内容：{field}',
    'common.unreadable': '无法读取该请求',
    'common.tooLarge': '请求内容过大',
    'common.noSuchCall': '没有这个接口',
    'common.failed': '出了点问题，请稍后再试',
    'common.noSession': '访问已结束，请重新加载页面',
    'common.signIn': '请先登录',
    'common.blocked': '该账号已无法在此使用，请联系餐厅',
    'common.otherRequest': '该请求已用于其他操作',
    'common.notFound': '未找到该内容',
    'common.inProgress': '正在处理中，请稍候',
  },
})
