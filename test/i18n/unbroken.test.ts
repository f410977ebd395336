import th from '@/i18n/th/messages'
import unbroken from '@/i18n/th/unbroken'

const JOINER = '\u2060'

test('Thai texts in a browser are the same, with loan words that no line breaks', () => {
  expect(JSON.parse(JSON.stringify(unbroken).split(JOINER).join(''))).toEqual(th)
  expect(unbroken.tabs.orders).toBe(['ออ', 'เด', 'อร์'].join(JOINER))
})
