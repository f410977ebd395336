import type { NavLayout } from '@/contract/forms'
import { activeTab, pathOf, usableLayout } from '@/domain/navigation/tabBar'

const HOME = '/pages/index/index'
const MENU = '/pages/index/goods'
const CUSTOM = '/pages/order/other/custom'

const tab = (url: string, title = 'A tab') => ({ url, title, icon: '', selectedIcon: '' })

const layout = (list: NavLayout['list']): NavLayout => ({
  background: '#fff',
  color: '#555',
  selectedColor: '#b11e23',
  type: 'both',
  positionType: 'fixed',
  selected: 0,
  list,
})

const markedOf = (urls: string[], path: string, query = {}, selected = 0) =>
  activeTab(urls, { path, query, kept: path === HOME || path === MENU }, selected)

test.each([
  ['/pages/index/goods', MENU],
  ['pages/index/goods', MENU],
  ['#/pages/index/goods?categoryId=3', MENU],
  ['/', HOME],
  ['', HOME],
])('the address "%s" is the page %s', (url, path) => {
  expect(pathOf(url)).toBe(path)
})

describe('the tab that is marked', () => {
  test('is that of the page, however its address is written', () => {
    expect(markedOf([HOME, 'pages/index/goods?categoryId=3'], MENU)).toBe(1)
    expect(markedOf(['/', MENU], HOME)).toBe(0)
    expect(markedOf([HOME, MENU], MENU, { storeId: 'ari' })).toBe(1)
  })

  test('is none on any other page', () => {
    expect(markedOf([HOME, MENU], '/pages/my/addres/addresses')).toBe(-1)
  })

  test('is the one whose query is that of the page; a page told by its query is not another one of its kind', () => {
    const urls = [HOME, `${CUSTOM}?pid=summer`, `${CUSTOM}?pid=winter`]
    expect(markedOf(urls, CUSTOM, { pid: 'winter' })).toBe(2)
    expect(markedOf(urls, CUSTOM, { pid: 'autumn' })).toBe(-1)
  })

  test('is the selected index among those that lead to the same page, and the first one otherwise', () => {
    expect(markedOf([HOME, MENU, MENU], MENU, {}, 2)).toBe(2)
    expect(markedOf([HOME, MENU, MENU], MENU, {}, 0)).toBe(1)
    expect(markedOf([HOME, `${MENU}?categoryId=1`, `${MENU}?categoryId=2`], MENU, { categoryId: '2' }, 1)).toBe(2)
  })

  test('stays with a page that keeps the bar, whatever its query', () => {
    expect(markedOf([HOME, `${MENU}?categoryId=1`], MENU, { categoryId: '9' })).toBe(1)
  })
})

describe('a layout from the server', () => {
  test.each([2, 3, 4, 5])('may have %d tabs', (count) => {
    const list = Array.from({ length: count }, (_, index) => tab(HOME, `Tab ${index}`))
    expect(usableLayout(layout(list))?.list).toHaveLength(count)
  })

  test('shows five tabs at most, and none that have no title or lead nowhere', () => {
    const list = Array.from({ length: 7 }, (_, index) => tab(HOME, `Tab ${index}`))
    expect(usableLayout(layout(list))?.list.map(({ title }) => title)).toEqual(
      list.slice(0, 5).map(({ title }) => title),
    )
    expect(usableLayout(layout([tab(HOME), tab('', 'x'), tab(MENU, ''), tab(MENU)]))?.list).toHaveLength(2)
  })

  test('is not used with less than two, nor when there is none', () => {
    expect(usableLayout(layout([tab(HOME), tab('')]))).toBeUndefined()
    expect(usableLayout(undefined)).toBeUndefined()
  })

  test('keeps its selected index on the tab that was meant when others are left out', () => {
    const meant = usableLayout({ ...layout([tab('', 'gone'), tab(HOME), tab(MENU), tab(MENU)]), selected: 3 })
    expect(meant?.selected).toBe(2)
  })
})
