import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import en from '@/i18n/en/messages'
import th from '@/i18n/th/messages'
import zh from '@/i18n/zh/messages'

const SRC = join(__dirname, '../../src')

type Flat = Record<string, string>
const flat = (messages: Record<string, Record<string, string>>): Flat =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([area, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${area}.${name}`, text]),
    ),
  )

const english = flat(en)
/** Parameters of a text; a name may have another form at the start of a sentence. */
const placesOf = (text = '') =>
  [...text.matchAll(/\{\{\w+\}\}|\$t\([\w.]+\)/g)].map((place) => String(place).replace('Title)', ')')).sort()

/** All sources except the dictionaries, as one string. */
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/i18n\/(en|th|zh)\//.test(file))
  .map((file) => readFileSync(join(SRC, file), 'utf8'))
  .join('\n')

describe.each([
  ['th', flat(th)],
  ['zh', flat(zh)],
])('the texts in %s', (_locale, texts) => {
  it('have the placeholders of the English texts', () => {
    const wrong = Object.keys(english).filter((key) => placesOf(texts[key]).join() !== placesOf(english[key]).join())
    expect(wrong).toEqual([])
  })

  it('have the keys of the English texts and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
  })

  it('are not empty', () => {
    expect(Object.keys(english).filter((key) => !texts[key]?.trim())).toEqual([])
  })
})

describe('the English texts', () => {
  it('are all used', () => {
    const unused = Object.keys(english).filter((key) => {
      const [area = '', name = ''] = key.split('.')
      const base = name.replace(/_(one|other)$/, '')
      // A key is a literal or ends with an inserted word: t(`area.${word}`).
      const literals = [`'${area}.${base}'`, `"${area}.${base}"`, `\`${area}.\${`]
      return !literals.some((literal) => sources.includes(literal))
    })
    expect(unused).toEqual([])
  })
})

/** Texts in which the word means something else: to point, rating in Thai, and what is left on a gift card. */
const OTHER_MEANING: Record<string, RegExp> = {
  en: /^(scan\.looking|wifi\.scan)$/,
  th: /^(feedback\.|care\.rate$)/,
  zh: /^giftCard\.(spendable|left)$/,
}

it.each([
  ['en', english, /\b(points?|balance)\b/i],
  ['th', flat(th), /แต้ม(?!เติบโต)|คะแนน|ยอดเงิน/],
  ['zh', flat(zh), /积分|余额/],
] as const)(
  'the texts in %s name points and balance by `names`, which the merchant can replace',
  (locale, texts, words) => {
    const written = Object.entries(texts).filter(
      ([key, text]) =>
        !key.startsWith('names.') &&
        !OTHER_MEANING[locale]?.test(key) &&
        words.test(text.replaceAll(/\{\{\w+\}\}|\$t\([\w.]+\)/g, '')),
    )
    expect(written).toEqual([])
  },
)
