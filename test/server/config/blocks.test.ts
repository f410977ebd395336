import { safeHtml } from '../../../server/modules/config/richText'

test.each([
  ['<p style="text-align:center;position:fixed">a</p>', '<p style="text-align:center">a</p>'],
  ['<img src="https://a.example/b.webp" onerror="x()" alt="A">', '<img alt="A" src="https://a.example/b.webp" />'],
  ['<img src="https://a.example/b.webp">', '<img alt="" src="https://a.example/b.webp" />'],
  ['<img src="data:text/html,x">', '<img alt="" />'],
  ['<iframe src="https://a.example"></iframe><style>*{}</style>b', 'b'],
  ['<a href="tel:0812345678">call</a>', '<a href="tel:0812345678" target="_blank" rel="noopener">call</a>'],
])('%s becomes %s', (html, safe) => {
  expect(safeHtml(html)).toBe(safe)
})
