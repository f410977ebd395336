import { wholeWords } from '@/i18n/th/wholeWords'

it('Thai words that browsers break are joined, once', () => {
  const whole = wholeWords({ orders: { one: 'ยกเลิกออเดอร์ของคุณ', none: 'ไม่มี' } })
  expect(whole).toEqual({ orders: { one: 'ยกเลิกออ\u2060เด\u2060อร์ของคุณ', none: 'ไม่มี' } })
  expect(wholeWords(whole)).toEqual(whole)
})
