import { blockFault } from '../../server/config/blocks'
import { safeHtml } from '../../server/config/richText'

const block = (type: string, data: Record<string, unknown>) => ({ id: 'x', type, style: {}, data })

test.each([
  ['a kind that there is not', block('hologram', {}), /no block of the kind hologram/],
  ['a field that is missing', block('ticker', {}), /^lines: /],
  ['a field deep inside', block('list', { items: [{ title: 'A', link: {} }] }), /^items\.0\.link\.params: /],
  [
    'too few pictures',
    block('cube', { shape: 'two', pictures: [{ image: 'a.webp' }] }),
    /each place needs its picture/,
  ],
  ['a text that is none', block('richText', { html: 5 }), /^html: /],
])('names %s', (_name, stored, fault) => {
  expect(blockFault(stored)).toMatch(fault)
})

test.each([
  block('cube', { shape: 'sideTwo', pictures: ['a', 'b', 'c'].map((name) => ({ image: `${name}.webp` })) }),
  block('goods', { goodsIds: ['a'] }),
  block('goodsTabs', {}),
  block('richText', { html: '<p>Hello</p>' }),
])('finds nothing wrong with $type', (stored) => {
  expect(blockFault(stored)).toBeUndefined()
})

test.each([
  ['<p style="text-align:center;position:fixed">a</p>', '<p style="text-align:center">a</p>'],
  ['<img src="https://a.example/b.webp" onerror="x()" alt="A">', '<img src="https://a.example/b.webp" alt="A" />'],
  ['<img src="data:text/html,x">', '<img />'],
  ['<iframe src="https://a.example"></iframe><style>*{}</style>b', 'b'],
  ['<a href="tel:0812345678">call</a>', '<a href="tel:0812345678" target="_blank" rel="noopener">call</a>'],
])('%s becomes %s', (html, safe) => {
  expect(safeHtml(html)).toBe(safe)
})
