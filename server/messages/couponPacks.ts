import { area } from './area'

/** Coupon packs. */
export const couponPacks = area({
  en: {
    'couponPack.notFound': 'This coupon pack does not exist',
    'couponPack.notStarted': 'This coupon pack is not on sale yet',
    'couponPack.ended': 'This coupon pack is not on sale any more',
    'couponPack.soldOut': 'This coupon pack is sold out',
    'couponPack.limit': 'You have bought this coupon pack as often as one person can',
    'couponPack.used': 'This coupon pack cannot be refunded any more',
  },
  th: {
    'couponPack.notFound': 'ไม่พบชุดคูปองนี้',
    'couponPack.notStarted': 'ชุดคูปองนี้ยังไม่เปิดขาย',
    'couponPack.ended': 'ชุดคูปองนี้ไม่จำหน่ายแล้ว',
    'couponPack.soldOut': 'ชุดคูปองนี้ขายหมดแล้ว',
    'couponPack.limit': 'คุณซื้อชุดคูปองนี้ครบจำนวนต่อคนแล้ว',
    'couponPack.used': 'ชุดคูปองนี้คืนเงินไม่ได้แล้ว',
  },
  zh: {
    'couponPack.notFound': '找不到该券包',
    'couponPack.notStarted': '该券包尚未开售',
    'couponPack.ended': '该券包已停止出售',
    'couponPack.soldOut': '该券包已售罄',
    'couponPack.limit': '您购买该券包已达每人上限',
    'couponPack.used': '该券包已不能退款',
  },
})
