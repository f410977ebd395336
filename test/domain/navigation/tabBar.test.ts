import type { NavLayout } from '@/contract/config/forms'
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
  activeTab(urls, { path, query, pinned: path === HOME || path === MENU }, selected)

test.each([
  ['/pages/index/goods', MENU],
  ['pages/index/goods', MENU],
  ['#/pages/index/goods?categoryId=3', MENU],
  ['/', HOME],
  ['', HOME],
])('the URL "%s" is the page %s', (url, path) => {
  expect(pathOf(url)).toBe(path)
})

describe('the active tab', () => {
  test('is the tab of the page, in any spelling of its URL', () => {
    expect(markedOf([HOME, 'pages/index/goods?categoryId=3'], MENU)).toBe(1)
    expect(markedOf(['/', MENU], HOME)).toBe(0)
    expect(markedOf([HOME, MENU], MENU, { storeId: 'ari' })).toBe(1)
  })

  test('is none on other pages', () => {
    expect(markedOf([HOME, MENU], '/pages/my/addres/addresses')).toBe(-1)
  })

  test('is the tab whose query matches; pages identified by a query differ from others of the same path', () => {
    const urls = [HOME, `${CUSTOM}?pid=summer`, `${CUSTOM}?pid=winter`]
    expect(markedOf(urls, CUSTOM, { pid: 'winter' })).toBe(2)
    expect(markedOf(urls, CUSTOM, { pid: 'autumn' })).toBe(-1)
  })

  test('is the selected index among tabs of the same page, otherwise the first', () => {
    expect(markedOf([HOME, MENU, MENU], MENU, {}, 2)).toBe(2)
    expect(markedOf([HOME, MENU, MENU], MENU, {}, 0)).toBe(1)
    expect(markedOf([HOME, `${MENU}?categoryId=1`, `${MENU}?categoryId=2`], MENU, { categoryId: '2' }, 1)).toBe(2)
  })

  test('stays on a page that keeps the bar, whatever its query', () => {
    expect(markedOf([HOME, `${MENU}?categoryId=1`], MENU, { categoryId: '9' })).toBe(1)
  })
})

describe('a layout from the server', () => {
  test.each([1, 2, 5, 6, 9])('may have %d tabs', (count) => {
    const list = Array.from({ length: count }, (_, index) => tab(HOME, `Tab ${index}`))
    expect(usableLayout(layout(list))?.list).toEqual(list)
  })

  test('skips tabs without a title or a target', () => {
    expect(usableLayout(layout([tab(HOME), tab('', 'x'), tab(MENU, ''), tab(MENU)]))?.list).toHaveLength(2)
  })

  test('is ignored without a usable tab, and when missing', () => {
    expect(usableLayout(layout([tab('')]))).toBeUndefined()
    expect(usableLayout(undefined)).toBeUndefined()
  })

  test('keeps its selected tab when other tabs are skipped', () => {
    const meant = usableLayout({ ...layout([tab('', 'gone'), tab(HOME), tab(MENU), tab(MENU)]), selected: 3 })
    expect(meant?.selected).toBe(2)
  })
})
