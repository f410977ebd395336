import { area } from './area'

/** The daily sign-in, and gifts to members. */
export const rewards = area({
  en: {
    'dailySignIn.closed': 'Sign-in is closed at the moment',
    'dailySignIn.notMissed': 'This day cannot be made up',
    'dailySignIn.noMakeUps': 'You have made up as many days as you can this month',
    'dailySignIn.fewPoints': 'This costs {cost}, and you have {points}',
    'memberGift.birthday': 'Birthday gift',
    'memberGift.notFound': 'This gift was not found',
    'memberGift.later': 'This gift cannot be claimed yet',
    'memberGift.level': 'This gift is for {level} and above',
    'memberGift.received': 'You have claimed this gift already',
  },
  th: {
    'dailySignIn.closed': 'ขณะนี้ปิดการเช็คอินรายวัน',
    'dailySignIn.notMissed': 'เช็คอินย้อนหลังวันนี้ไม่ได้',
    'dailySignIn.noMakeUps': 'เดือนนี้คุณเช็คอินย้อนหลังครบแล้ว',
    'dailySignIn.fewPoints': 'ต้องใช้ {cost} แต่คุณมี {points}',
    'memberGift.birthday': 'ของขวัญวันเกิด',
    'memberGift.notFound': 'ไม่พบของขวัญนี้',
    'memberGift.later': 'ยังไม่ถึงเวลารับของขวัญนี้',
    'memberGift.level': 'ของขวัญนี้สำหรับ {level} ขึ้นไป',
    'memberGift.received': 'คุณรับของขวัญนี้แล้ว',
  },
  zh: {
    'dailySignIn.closed': '签到功能暂未开放',
    'dailySignIn.notMissed': '这一天不能补签',
    'dailySignIn.noMakeUps': '本月补签次数已用完',
    'dailySignIn.fewPoints': '需要 {cost}，您有 {points}',
    'memberGift.birthday': '生日礼',
    'memberGift.notFound': '未找到该礼物',
    'memberGift.later': '该礼物尚不能领取',
    'memberGift.level': '该礼物仅限{level}及以上会员',
    'memberGift.received': '您已领取该礼物',
  },
})
