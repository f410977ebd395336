import type { Category } from '@/contract/goods/goods'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import { menuRowsOf, sectionsOf } from '@/domain/goods/menuRows'

const category = (id: string, given: Partial<Category> = {}): Category => ({
  id,
  name: id,
  note: '',
  required: false,
  feature: false,
  ...given,
})
const row = (id: string, categoryId: string) => ({ id, categoryId, name: id, cutout: `${id}.webp` }) as GoodsRow
const rows = (count: number, categoryId: string) =>
  Array.from({ length: count }, (_, index) => row(`${categoryId}${index}`, categoryId))

const menu = {
  categories: [category('soups', { feature: true, note: 'hot' }), category('empty'), category('rice')],
  goods: [...rows(6, 'soups'), ...rows(1, 'rice'), row('stray', 'gone')],
}

test('sections follow the order of the categories and skip empty ones', () => {
  expect(sectionsOf(menu).map(({ id, goods }) => [id, goods.length])).toEqual([
    ['soups', 6],
    ['rice', 1],
  ])
})

test('the first row of a section has its heading and its feature, and every dish appears once', () => {
  const pieces = menuRowsOf(sectionsOf(menu), false)
  expect(
    pieces.map(({ section, heading, feature, goods }) => [
      section,
      heading?.note,
      feature?.id,
      goods.map(({ id }) => id),
    ]),
  ).toEqual([
    ['soups', 'hot', 'soups0', ['soups1', 'soups2', 'soups3', 'soups4']],
    ['soups', undefined, undefined, ['soups5']],
    ['rice', '', undefined, ['rice0']],
  ])
})

test('a section with only a feature still has a row', () => {
  const pieces = menuRowsOf([{ id: 'a', name: 'A', note: '', feature: true, goods: rows(1, 'a') }], false)
  expect(pieces.map(({ feature, goods }) => [feature?.id, goods])).toEqual([['a0', []]])
})

test('a dish without a cut-out picture is an ordinary row', () => {
  const [plain] = rows(1, 'a').map((each) => ({ ...each, cutout: '' }))
  const pieces = menuRowsOf([{ id: 'a', name: 'A', note: '', feature: true, goods: plain ? [plain] : [] }], false)
  expect(pieces.map(({ feature, goods }) => [feature, goods.length])).toEqual([[undefined, 1]])
})

test('a section without a name has no heading', () => {
  const [piece] = menuRowsOf([{ id: 'a', name: '', note: '', feature: false, goods: rows(2, 'a') }], false)
  expect(piece?.heading).toBeUndefined()
})

test('every dish makes its row of a long menu higher, more so in scripts with taller lines', () => {
  const sections = [{ id: 'a', name: 'A', note: '', feature: false, goods: rows(2000, 'a') }]
  const heightOf = (tall: boolean) => menuRowsOf(sections, tall).reduce((sum, { height }) => sum + height, 0)
  expect(heightOf(false)).toBeGreaterThan(2000 * 98)
  expect(heightOf(true)).toBeGreaterThan(heightOf(false))
})

test('units of wide windows fill rows of two, three and four dishes', () => {
  const sections = [{ id: 'a', name: 'A', note: '', feature: true, goods: rows(30, 'a') }]
  expect(menuRowsOf(sections, false, true).map(({ goods }) => goods.length)).toEqual([12, 12, 5])
})
