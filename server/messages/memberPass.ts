import { area } from './area'

/** The member card in a phone's wallet. */
export const memberPass = area({
  en: {
    'memberPass.card': '{brand} member card',
    'memberPass.name': 'Name',
    'memberPass.level': 'Level',
    'memberPass.member': 'Member',
    'memberPass.since': 'Member since',
    'memberPass.code': 'Code for the till',
  },
  th: {
    'memberPass.card': 'บัตรสมาชิก {brand}',
    'memberPass.name': 'ชื่อ',
    'memberPass.level': 'ระดับ',
    'memberPass.member': 'สมาชิก',
    'memberPass.since': 'เป็นสมาชิกตั้งแต่',
    'memberPass.code': 'รหัสสำหรับแคชเชียร์',
  },
  zh: {
    'memberPass.card': '{brand} 会员卡',
    'memberPass.name': '姓名',
    'memberPass.level': '等级',
    'memberPass.member': '会员',
    'memberPass.since': '入会年份',
    'memberPass.code': '收银会员码',
  },
})
