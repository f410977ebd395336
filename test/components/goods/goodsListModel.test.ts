import type { GoodsRow } from '@/contract/goods/goodsRow'
import { GoodsListModel } from '@/components/goods/goodsList.model'
import type { Section } from '@/domain/goods/menuRows'

const SCREEN = 600

const sectionOf = (id: string, count: number): Section => ({
  id,
  name: id,
  note: '',
  feature: false,
  goods: Array.from({ length: count }, (_, index) => ({ id: `${id}${index}` }) as GoodsRow),
})

const SECTIONS = [sectionOf('soups', 20), sectionOf('rice', 400), sectionOf('drinks', 3)]

function setUp(ordered = true) {
  const list = new GoodsListModel({ height: SCREEN, scale: 1 }, ordered, () => false)
  list.show(SECTIONS)
  const rendered = () => list.slots.filter((piece) => piece >= 0).sort((a, b) => a - b)
  const end = () => list.offsets.at(-1) ?? 0
  return { list, rendered, end }
}

test('renders only the start of a long list and reserves space for the rest', () => {
  const { list, rendered, end } = setUp()
  expect(rendered()[0]).toBe(0)
  expect(rendered().length).toBeLessThan(6)
  expect(list.above).toBe(0)
  expect(list.below).toBeGreaterThan(end() - 4 * SCREEN)
})

test('renders rows around the scroll position, with a margin above and below', () => {
  const { list } = setUp()
  list.scrolled(20_000)
  const first = list.offsets[list.slots[0] ?? 0] ?? 0
  const last = list.offsets[(list.slots.at(-1) ?? 0) + 1] ?? 0
  expect(first).toBeLessThanOrEqual(20_000 - SCREEN / 2)
  expect(last).toBeGreaterThanOrEqual(20_000 + SCREEN * 1.5)
  expect(list.above).toBe(first)
})

test('a smaller overscan renders fewer rows, but all that are in it', () => {
  const { list, rendered } = setUp()
  list.scrolled(20_000)
  const all = rendered().length
  list.overscan = { above: 0.3, below: 0 }
  list.scrolled(20_000)
  expect(rendered().length).toBeLessThan(all)
  expect(list.offsets[rendered()[0] ?? 0]).toBeLessThanOrEqual(20_000 - 0.3 * SCREEN)
  expect(list.offsets[(rendered().at(-1) ?? 0) + 1]).toBeGreaterThanOrEqual(20_000 + SCREEN)
})

test('in mini-programs a row keeps its slot while it is visible', () => {
  const { list } = setUp(false)
  list.scrolled(20_000)
  const before = [...list.slots]
  list.scrolled(20_000 + 480)
  const stored = list.slots.filter((piece, slot) => piece === before[slot])
  expect(list.slots.length).toBeLessThanOrEqual(before.length + 1)
  expect(stored.length).toBeGreaterThanOrEqual(before.length - 2)
})

test('the current section follows the scroll position; every section becomes current', () => {
  const { list, end } = setUp()
  const read = new Set<string>()
  for (let top = 0; top <= end() - SCREEN; top += 40) {
    list.scrolled(top)
    read.add(list.section)
  }
  expect([...read]).toEqual(['soups', 'rice', 'drinks'])
})

test('going to a section marks it at once and until the guest scrolls', () => {
  const { list } = setUp()
  list.goTo('drinks')
  expect(list.section).toBe('drinks')
  expect(list.goal?.glide).toBe(false)
  list.scrolled(300)
  expect(list.section).toBe('drinks')
  list.taken()
  list.scrolled(300)
  expect(list.section).toBe('soups')
})

test('a near section is reached by smooth scrolling', () => {
  const { list } = setUp()
  list.scrolled(1900)
  list.goTo('rice')
  expect(list.goal?.glide).toBe(true)
  expect(list.goalTop).toBe(list.offsets[5])
})

test('a row above that turns out higher moves the list with it, one below does not', () => {
  const { list } = setUp()
  list.scrolled(5000)
  const [first = 0] = list.slots
  const height = (list.offsets[first + 1] ?? 0) - (list.offsets[first] ?? 0)
  list.measured(first, height + 30)
  expect(list.shifted).toBe(30)
  expect(list.scrollTop).toBe(5030)
  list.measured(list.slots.at(-1) ?? 0, 999)
  expect(list.shifted).toBe(30)
})

test('measured heights survive a language change, but not other dishes', () => {
  const { list } = setUp()
  list.measured(0, 700)
  list.show(SECTIONS)
  expect(list.offsets[1]).toBe(700)
  list.show([sectionOf('salads', 20)])
  expect(list.offsets[1]).not.toBe(700)
})
