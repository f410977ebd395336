import { splitNumbers, unbroken, unbrokenHtml } from '../../../src/domain/text/nonBreaking'

const JOINER = '\u2060'

it.each([
  ['Call 02-000-0100.', 'Call 02-000-0100.'],
  ['9:00–21:00', `9:00–${JOINER}21:00`],
  ['a well-known A-1', 'a well-known A-1'],
  ['<img src="2–1.webp"><p>02–1</p>', `<img src="2–1.webp"><p>02–${JOINER}1</p>`],
  ['11:00–14:30 น.', `11:00–${JOINER}14:30\u00a0น.`],
])('a span of time is not broken across lines: %s', (text, whole) => {
  expect(unbroken(text)).toBe(whole)
})

it('a phone number is a part of its own, which holds no invisible character', () => {
  expect(splitNumbers('Call 02-000-0100 or 1112.')).toEqual(['Call ', '02-000-0100', ' or 1112.'])
})

it('a phone number in HTML stays on one line; attributes are left alone', () => {
  expect(unbrokenHtml('<img src="2-1.webp"><p>02-1</p>')).toBe(
    '<img src="2-1.webp"><p><span style="white-space:nowrap">02-1</span></p>',
  )
})
