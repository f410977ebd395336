import { area } from './area'

/** Messages about the accounts of staff: sign-in, roles and passwords. */
export const staffAccounts = area({
  en: {
    'staff.notAllowed': 'Your role does not allow this. Ask the owner or a manager',
    'staff.otherStore': 'This belongs to a store that you do not work in',
    'staff.chooseStore': 'Choose a store that you work in',
    'staff.wrongPassword': 'The e-mail address or the password is incorrect',
    'staff.tooManyAttempts': 'Too many attempts. Please try again in {count} seconds',
    'staff.linkEnded': 'This link has ended. Ask the owner for a new one',
    'staff.ownAccount': 'You cannot end your own account',
    'staff.lastOwner': 'This is the last owner. Make another person owner first',
    'staff.wrongCurrent': 'The current password is incorrect',
    'staff.passwordOfServer': 'This password is set on the server (CONSOLE_PASSWORD) and changed there',
  },
  th: {
    'staff.notAllowed': 'บทบาทของคุณทำรายการนี้ไม่ได้ โปรดแจ้งเจ้าของร้านหรือผู้จัดการ',
    'staff.otherStore': 'รายการนี้เป็นของสาขาที่คุณไม่ได้ประจำอยู่',
    'staff.chooseStore': 'โปรดเลือกสาขาที่คุณประจำอยู่',
    'staff.wrongPassword': 'อีเมลหรือรหัสผ่านไม่ถูกต้อง',
    'staff.tooManyAttempts': 'ลองหลายครั้งเกินไป โปรดลองอีกครั้งใน {count} วินาที',
    'staff.linkEnded': 'ลิงก์นี้หมดอายุแล้ว โปรดขอลิงก์ใหม่จากเจ้าของร้าน',
    'staff.ownAccount': 'คุณปิดบัญชีของตัวเองไม่ได้',
    'staff.lastOwner': 'นี่คือเจ้าของร้านคนสุดท้าย โปรดตั้งผู้อื่นเป็นเจ้าของร้านก่อน',
    'staff.wrongCurrent': 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
    'staff.passwordOfServer': 'รหัสผ่านนี้กำหนดไว้ที่เซิร์ฟเวอร์ (CONSOLE_PASSWORD) และต้องเปลี่ยนที่นั่น',
  },
  zh: {
    'staff.notAllowed': '您的角色无权执行此操作，请联系店主或经理',
    'staff.otherStore': '这属于您不负责的门店',
    'staff.chooseStore': '请选择您负责的门店',
    'staff.wrongPassword': '邮箱或密码不正确',
    'staff.tooManyAttempts': '尝试次数过多，请在 {count} 秒后重试',
    'staff.linkEnded': '此链接已失效，请向店主索取新链接',
    'staff.ownAccount': '不能停用自己的账号',
    'staff.lastOwner': '这是最后一位店主，请先将其他人设为店主',
    'staff.wrongCurrent': '当前密码不正确',
    'staff.passwordOfServer': '此密码由服务器设置（CONSOLE_PASSWORD），请在服务器上修改',
  },
})
