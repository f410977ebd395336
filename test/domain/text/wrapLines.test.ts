import { wrapLines } from '@/domain/text/wrapLines'

const lines = (text: string, width: number, most = 3) =>
  wrapLines(text, { width, most, measure: ({ length }) => length })

test.each([
  ['a short text is one line', 'Thank you', 20, ['Thank you']],
  ['lines break between words', 'Dinner is on me this time', 12, ['Dinner is on', 'me this time']],
  ['a word that is too wide breaks within', 'Mmmmmmmmmm', 4, ['Mmmm', 'mmmm', 'mm']],
  ['Chinese breaks between signs', '这次我请你吃饭', 4, ['这次我请', '你吃饭']],
  ['what does not fit is cut', 'one two three four five six', 5, ['one', 'two', 'thre…']],
  ['no dot stands at the end of a line', 'Sala Bistro · Ari', 14, ['Sala Bistro', 'Ari']],
  ['no dot stands at the beginning of a line', 'Sala Bistro · Ari', 12, ['Sala Bistro', 'Ari']],
  ['an empty text has no line', '  ', 5, []],
])('%s', (_, text, width, expected) => expect(lines(text, width)).toEqual(expected))

test('a Thai line never begins with a sign of the consonant before, nor ends with a vowel of the next one', () => {
  for (let width = 3; width < 12; width++) {
    for (const line of lines('มื้อนี้ฉันเลี้ยงเองนะเพื่อน', width, 99)) {
      expect(line).toMatch(/^[^\u0e30-\u0e3a\u0e45-\u0e4e]/)
      expect(line).not.toMatch(/[\u0e40-\u0e44]$/)
    }
  }
})
