import { area } from './area'

/** Accounts: sign-in, verification codes and their messages, the profile. */
export const identity = area({
  en: {
    'account.phoneWrong': 'Please enter a valid phone number',
    'account.codeWrong': 'This code is incorrect',
    'account.codeExpired': 'This code is no longer valid. Please request a new one',
    'account.codeUsedUp': 'Too many incorrect attempts. Please request a new code',
    'account.passwordWrong': 'The account or the password is incorrect',
    'account.notSent': 'We could not send your code. Please try again in a moment, or use another method',
    'account.unreachable': 'We cannot send a code there. Please check the phone number or email address',
    'account.tryLater': 'Too many attempts. Please try again in {minutes} min',
    'account.birthdaySet': 'Your birthday is already set and cannot be changed',
    'account.birthdayWrong': 'Please choose a date between 1900 and today',
    'account.bindAgain': 'This took too long. Please log in again',
    'account.notOffered': 'This login method is not available here',
    'sms.code': '{code} is your code for {brand}. It is valid for {minutes} minutes. Never share it with anyone.',
    'mail.codeSubject': '{code} is your code for {brand}',
    'mail.code':
      'Your code is {code}. It is valid for {minutes} minutes.\n\nNever share it with anyone. If you did not request it, you can ignore this email.\n\n{brand}',
    'mail.knownSubject': 'You already have an account with {brand}',
    'mail.known':
      'Someone tried to register with this email address, which already has an account with {brand}.\n\nIf it was you, please log in. If you have forgotten your password, you can choose a new one on the login page. If it was not you, you can ignore this email.\n\n{brand}',
  },
  th: {
    'account.phoneWrong': 'โปรดกรอกเบอร์โทรศัพท์ให้ถูกต้อง',
    'account.codeWrong': 'รหัสไม่ถูกต้อง',
    'account.codeExpired': 'รหัสนี้หมดอายุแล้ว โปรดขอรหัสใหม่',
    'account.codeUsedUp': 'กรอกรหัสผิดหลายครั้งเกินไป โปรดขอรหัสใหม่',
    'account.passwordWrong': 'บัญชีหรือรหัสผ่านไม่ถูกต้อง',
    'account.notSent': 'ส่งรหัสไม่สำเร็จในขณะนี้ โปรดลองอีกครั้งในอีกสักครู่ หรือเลือกวิธีอื่น',
    'account.unreachable': 'ไม่สามารถส่งรหัสไปยังปลายทางนี้ได้ โปรดตรวจสอบเบอร์โทรศัพท์หรืออีเมล',
    'account.tryLater': 'ทำรายการหลายครั้งเกินไป โปรดลองใหม่ในอีก {minutes} นาที',
    'account.birthdaySet': 'ตั้งวันเกิดไว้แล้ว ไม่สามารถเปลี่ยนได้',
    'account.birthdayWrong': 'โปรดเลือกวันตั้งแต่ปี ค.ศ. 1900 จนถึงวันนี้',
    'account.bindAgain': 'ใช้เวลานานเกินไป โปรดเข้าสู่ระบบอีกครั้ง',
    'account.notOffered': 'ไม่สามารถเข้าสู่ระบบด้วยวิธีนี้ได้ที่นี่',
    'sms.code': '{code} คือรหัสของคุณสำหรับ {brand} ใช้ได้ภายใน {minutes} นาที ห้ามบอกรหัสนี้แก่ผู้อื่น',
    'mail.codeSubject': '{code} คือรหัสของคุณสำหรับ {brand}',
    'mail.code':
      'รหัสของคุณคือ {code} ใช้ได้ภายใน {minutes} นาที\n\nห้ามบอกรหัสนี้แก่ผู้อื่น หากคุณไม่ได้ขอรหัส ไม่ต้องดำเนินการใด ๆ\n\n{brand}',
    'mail.knownSubject': 'คุณมีบัญชีกับ {brand} อยู่แล้ว',
    'mail.known':
      'มีผู้พยายามสมัครด้วยอีเมลนี้ ซึ่งมีบัญชีกับ {brand} อยู่แล้ว\n\nหากเป็นคุณ โปรดเข้าสู่ระบบ หากลืมรหัสผ่าน สามารถตั้งรหัสผ่านใหม่ได้ที่หน้าเข้าสู่ระบบ หากไม่ใช่คุณ ไม่ต้องดำเนินการใด ๆ\n\n{brand}',
  },
  zh: {
    'account.phoneWrong': '请填写正确的手机号',
    'account.codeWrong': '验证码不正确',
    'account.codeExpired': '验证码已失效，请重新获取',
    'account.codeUsedUp': '错误次数过多，请重新获取验证码',
    'account.passwordWrong': '账号或密码不正确',
    'account.notSent': '验证码暂时无法发送，请稍后重试，或选择其他方式',
    'account.unreachable': '无法向此号码或邮箱发送验证码，请检查后重试',
    'account.tryLater': '操作过于频繁，请在 {minutes} 分钟后再试',
    'account.birthdaySet': '生日已设置，无法修改',
    'account.birthdayWrong': '请选择 1900 年至今天之间的日期',
    'account.bindAgain': '操作超时，请重新登录',
    'account.notOffered': '此处不支持该登录方式',
    'sms.code': '{code} 是您在{brand}的验证码，{minutes} 分钟内有效，请勿告知他人。',
    'mail.codeSubject': '{code} 是您在{brand}的验证码',
    'mail.code': '您的验证码是 {code}，{minutes} 分钟内有效。\n\n请勿告知他人。如非本人操作，请忽略此邮件。\n\n{brand}',
    'mail.knownSubject': '您在{brand}已有账号',
    'mail.known':
      '有人尝试用此邮箱注册，而它在{brand}已有账号。\n\n如果是您本人，请直接登录；如忘记密码，可在登录页重设。如非本人操作，请忽略此邮件。\n\n{brand}',
  },
})
