import { area } from './area'

/** Coupons that members give. */
export const couponGifts = area({
  en: {
    'couponGift.none': 'Please choose a coupon to give',
    'couponGift.notGiveable': '“{name}” cannot be given away',
    'couponGift.notFree': '“{name}” cannot be given now: it is used, has expired or is in a gift already',
    'couponGift.notWaiting': 'This gift is no longer waiting to be claimed',
    'couponGift.noGift': 'We cannot find this gift. Please check the link',
    'couponGift.ownGift': 'This is your own gift. Somebody else has to open it',
    'couponGift.taken': 'Somebody else was faster',
    'couponGift.takenBack': 'The giver has taken this gift back',
    'couponGift.returned': 'This gift was not opened in time and went back',
  },
  th: {
    'couponGift.none': 'โปรดเลือกคูปองที่จะส่งต่อ',
    'couponGift.notGiveable': 'ส่งต่อ “{name}” ไม่ได้',
    'couponGift.notFree': 'ตอนนี้ส่งต่อ “{name}” ไม่ได้ เพราะใช้แล้ว หมดอายุ หรืออยู่ในของขวัญอื่น',
    'couponGift.notWaiting': 'ของขวัญนี้ไม่ได้รอผู้รับอยู่แล้ว',
    'couponGift.noGift': 'ไม่พบของขวัญนี้ โปรดตรวจสอบลิงก์',
    'couponGift.ownGift': 'นี่คือของขวัญของคุณเอง ต้องให้คนอื่นเปิดรับ',
    'couponGift.taken': 'มีคนรับไปก่อนแล้ว',
    'couponGift.takenBack': 'ผู้ให้เรียกของขวัญนี้คืนแล้ว',
    'couponGift.returned': 'ไม่ได้เปิดรับภายในเวลา ของขวัญกลับไปหาผู้ให้แล้ว',
  },
  zh: {
    'couponGift.none': '请选择要转赠的优惠券',
    'couponGift.notGiveable': '“{name}”不能转赠',
    'couponGift.notFree': '“{name}”目前不能转赠：已使用、已过期或正在转赠中',
    'couponGift.notWaiting': '这份礼物已不在等待领取',
    'couponGift.noGift': '找不到这份礼物，请检查链接',
    'couponGift.ownGift': '这是您自己送出的礼物，需由他人领取',
    'couponGift.taken': '已被他人抢先领取',
    'couponGift.takenBack': '赠送人已收回这份礼物',
    'couponGift.returned': '未在时限内领取，礼物已退回赠送人',
  },
})
