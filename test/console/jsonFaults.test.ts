import { readTyped } from '../../console/app/look/jsonFaults'

const TEXT = '{\n  "title": "Now",\n  "items": [\n    { "link": 1 },\n    { "link": 2 }\n  ]\n}'

it('the line of a field is that of its value, else of what it is missing in', () => {
  const typed = readTyped(TEXT)
  if (!('data' in typed)) throw new Error('It is JSON')
  expect(typed.data).toEqual({ title: 'Now', items: [{ link: 1 }, { link: 2 }] })
  expect(['title', 'items.1.link', 'items.1.text', 'more', ''].map(typed.lineOf)).toEqual([2, 5, 5, 1, 1])
})

it.each([
  ['{\n  "title": "Now",\n}', 3],
  ['{\n  // why\n  "title": 1\n}', 2],
  ['{ "title": ', 1],
  ['', 1],
])('a text that is no JSON is a fault with its line: %j', (text, line) => {
  expect(readTyped(text)).toEqual({ line, reason: 'syntax' })
})

it('a list is no object', () => {
  expect(readTyped('[1]')).toEqual({ line: 1, reason: 'notObject' })
})
