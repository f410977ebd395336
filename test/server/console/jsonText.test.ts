import { JsonText, JsonSyntaxError } from '../../../server/console/settings/jsonText'

const text = `{
  "title": { "en": "A \\"b\\" {[,", "th": "ก" },
  "items": [
    1,
    { "link": null },
    [true,
      -2.5e3]
  ],
  "empty": [], "none": {}
}`

test('a text is parsed like JSON.parse does', () => {
  expect(new JsonText(text).value).toEqual(JSON.parse(text))
  for (const plain of ['1', ' "a" ', 'null', '[]', '{}']) expect(new JsonText(plain).value).toEqual(JSON.parse(plain))
})

test.each([
  [[], 1],
  [['title'], 2],
  [['title', 'th'], 2],
  [['items', 0], 4],
  [['items', 1, 'link'], 5],
  [['items', 2, 1], 7],
  [['items', 1, 'link', 'params'], 5],
  [['items', 7], 3],
  [['nothing'], 1],
])('%j begins in line %d', (path, line) => {
  expect(new JsonText(text).lineOf(path)).toBe(line)
})

test.each([
  ['', 1, 'The text ends too early.'],
  ['{', 1, 'A field name in double quotes is expected here.'],
  ['{\n  title: 1\n}', 2, 'A field name in double quotes is expected here.'],
  ['{\n  "a" 1\n}', 2, 'A colon is missing after “a”.'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 'A comma or } is missing here.'],
  ['{\n  "a": [1, 2,\n  ]\n}', 3, 'There is an extra comma before ].'],
  ['{\n  "a": 1,\n', 3, 'A field name in double quotes is expected here.'],
  ['[1', 1, 'The text ends before the closing ].'],
  ['{ "a": yes }', 1, 'A value is expected here.'],
  ['{ "a": "b', 1, 'This text has no closing quote, or contains a character that must be escaped with \\.'],
  ['{ "a": "b\nc" }', 1, 'This text has no closing quote, or contains a character that must be escaped with \\.'],
  ['{} {}', 1, 'There is extra text after the end.'],
  ['[01]', 1, 'A comma or ] is missing here.'],
])('%j is no JSON in line %d', (wrong, line, message) => {
  expect(() => JSON.parse(wrong) as unknown).toThrow()
  const read = () => new JsonText(wrong)
  expect(read).toThrow(JsonSyntaxError)
  expect(read).toThrow(message)
  try {
    read()
  } catch (error) {
    expect((error as JsonSyntaxError).line).toBe(line)
  }
})

test.each(['["a",\n"\\u0000"]', '{\n"\\ud800": 1 }'])('%j is JSON that PostgreSQL cannot store', (text) => {
  expect(() => new JsonText(text)).toThrow(
    'This text contains a character that cannot be saved. Remove it and try again.',
  )
  expect(new JsonText('["\\ud83c\\udf5c 🍜\\n"]').value).toEqual(['🍜 🍜\n'])
})
