import { area } from './area'

/** Till bills that are paid by phone. */
export const personPay = area({
  en: {
    'personPay.notOffered': 'This store does not accept payment by phone. Please pay at the till',
    'personPay.tooSmall': 'Please enter an amount of at least {amount}',
    'personPay.tooLarge': 'Please enter an amount of at most {amount}',
    'personPay.moreThanBill': 'This cannot be more than the bill',
  },
  th: {
    'personPay.notOffered': 'ร้านนี้ไม่รับชำระบิลผ่านมือถือ โปรดชำระที่แคชเชียร์',
    'personPay.tooSmall': 'โปรดระบุยอดตั้งแต่ {amount}',
    'personPay.tooLarge': 'โปรดระบุยอดไม่เกิน {amount}',
    'personPay.moreThanBill': 'ต้องไม่เกินยอดบิล',
  },
  zh: {
    'personPay.notOffered': '本店暂不支持手机买单，请到收银台付款',
    'personPay.tooSmall': '请输入不低于 {amount} 的金额',
    'personPay.tooLarge': '请输入不超过 {amount} 的金额',
    'personPay.moreThanBill': '不能超过账单金额',
  },
})
