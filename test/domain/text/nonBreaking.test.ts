import { unbroken } from '../../../src/domain/text/nonBreaking'

const JOINER = '\u2060'

it.each([
  ['Call 02-000-0100.', `Call 02-${JOINER}000-${JOINER}0100.`],
  ['9:00–21:00', `9:00–${JOINER}21:00`],
  ['a well-known A-1', 'a well-known A-1'],
  ['<img src="2-1.webp"><p>02-1</p>', `<img src="2-1.webp"><p>02-${JOINER}1</p>`],
])('numbers are not broken across lines: %s', (text, whole) => {
  expect(unbroken(text)).toBe(whole)
})
