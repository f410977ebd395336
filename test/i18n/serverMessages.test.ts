import { type MessageKey, serverMessages } from '../../server/messages/messages'
import { LOCALES } from '@/contract/constants/common'

/** Texts in which a word means something else: to give marks in Thai, a sum of money. */
const OTHER_MEANING: Record<string, readonly string[]> = {
  en: [],
  th: ['feedback.rateAll', 'feedback.once', 'pay.wrongAmount', 'reserve.refundChanged'],
  zh: [],
}
const WORDS = { en: /\b(points?|balance)\b/i, th: /แต้ม|คะแนน|ยอดเงิน/, zh: /积分|余额/ }

it.each(LOCALES)(
  'messages of the server in %s name points and balance by a parameter, which the merchant can replace',
  (locale) => {
    const texts = Object.entries(serverMessages[locale]).filter(([key]) => !key.startsWith('defaultName.'))
    const written = texts.filter(
      ([key, text]) => !OTHER_MEANING[locale]?.includes(key) && WORDS[locale].test(text.replaceAll(/\{\w+\}/g, '')),
    )
    expect(written).toEqual([])
  },
)

it.each(LOCALES)('messages of the server in %s have the parameters of the English ones', (locale) => {
  const parameters = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join()
  const keys = Object.keys(serverMessages.en) as MessageKey[]
  const wrong = keys.filter((key) => parameters(serverMessages[locale][key]) !== parameters(serverMessages.en[key]))
  expect(wrong).toEqual([])
})
