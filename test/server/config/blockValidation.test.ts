import { blockKinds } from '../../../src/contract/config/blockKinds'
import type { Link } from '../../../src/contract/link'
import { blockFaults } from '../../../server/modules/config/blockValidation'
import { BLOCK_TYPES } from '../../../console/contract/look/blockShapes'
import { newBlock } from '../../../server/console/look/newBlock'
import { LAYOUTS } from '../../../server/seed/data/layouts'

const block = (type: string, data: Record<string, unknown>) => ({ id: 'x', type, style: {}, data })
const lineTo = (link: Link) => block('list', { items: [{ title: 'A', link }] })

test.each([
  ['a kind that there is not', block('hologram', {}), []],
  ['a field that is missing', block('ticker', {}), ['lines']],
  ['an empty list', block('ticker', { lines: [] }), ['lines']],
  ['an empty text', block('title', { title: '' }), ['title']],
  ['a field deep inside', block('list', { items: [{ title: 'A', link: {} }] }), ['items', 0, 'link', 'params']],
  ['too few pictures', block('cube', { shape: 'two', pictures: [{ image: 'a.webp' }] }), []],
  ['a text that is none', block('richText', { html: 5 }), ['html']],
  ['a text in a language that there is not', block('title', { title: { fr: 'Salut' } }), ['title']],
  ['a number too large', block('divider', { height: 500 }), ['height']],
  ['a text for a number', block('divider', { height: '5' }), ['height']],
  ['a word that is not offered', block('title', { title: 'A', align: 'up' }), ['align']],
  ['a name that is mistyped', block('hero', { slides: [{ image: 'a.webp', titel: 'A' }] }), ['slides', 0, 'titel']],
])('names %s', (_name, stored, path) => {
  expect(blockFaults(stored)).toEqual([{ path }])
})

test.each<Link>([
  { params: 'platform', name: { id: 'nowhere' } },
  { params: 'platform', name: { id: 'shopSignUp' } },
  { params: 'external', name: { path: 'javascript:alert(1)' } },
  { params: 'page', name: { path: '/pages/gone' } },
  { params: 'phone' },
  { params: 'teleport' },
])('a link that the table of links does not know is a fault: %j', (link) => {
  expect(blockFaults(lineTo(link))).toEqual([{ path: ['items', 0, 'link'] }])
})

test.each<Link>([
  { params: 'platform', name: { id: 'goods' } },
  { params: 'external', name: { path: 'https://sala.example' } },
  { params: 'phone', param: { phone: '02-000-0100' } },
  { params: 'custom', value: { id: 'story' } },
])('a link that leads somewhere is none: %j', (link) => {
  expect(blockFaults(lineTo(link))).toEqual([])
})

test('every block type of the contract can be added, and is valid at first', () => {
  expect([...BLOCK_TYPES].sort()).toEqual(Object.keys(blockKinds).sort())
  for (const type of BLOCK_TYPES) expect([type, blockFaults(newBlock(type))]).toEqual([type, []])
})

test('the demo pages are valid', () => {
  for (const { blocks } of LAYOUTS)
    for (const { id, type, data } of blocks) expect([id, blockFaults({ id, type, style: {}, data })]).toEqual([id, []])
})
