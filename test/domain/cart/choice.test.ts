import type { GoodsDetail } from '@/contract/goods/goods'
import {
  addonRoom,
  chooseValue,
  choiceOf,
  most,
  skuOfValue,
  skuOf,
  startDraft,
  toggleAttr,
  valueSold,
} from '@/domain/cart/choice'

const value = (id: string, isDefault = false) => ({ id, name: id, isDefault })
const addon = (id: string, max: number, stock?: number) => ({ id, name: id, image: '', price: 1500, max, stock })
const sku = (valueIds: string[], price: number, stock?: number) => ({ id: valueIds.join('-'), valueIds, price, stock })

const tea = {
  id: 'tea',
  specs: [
    { id: 'size', name: 'Size', values: [value('small'), value('large')] },
    { id: 'cup', name: 'Cup', values: [value('paper'), value('glass')] },
  ],
  skus: [
    sku(['small', 'paper'], 4000, 0),
    sku(['small', 'glass'], 4500, 3),
    sku(['large', 'paper'], 6000),
    sku(['large', 'glass'], 6500, 0),
  ],
  attrs: [
    { id: 'ice', name: 'Ice', multiple: false, required: true, values: [value('less', true), value('more')] },
    { id: 'sweet', name: 'Sweet', multiple: false, required: false, values: [value('half'), value('full')] },
    { id: 'with', name: 'With', multiple: true, required: true, values: [value('lime'), value('mint')] },
  ],
  addons: [
    { id: 'top', name: 'Toppings', min: 0, max: 3, items: [addon('pearl', 2), addon('jelly', 5), addon('foam', 2, 1)] },
  ],
} as unknown as GoodsDetail

test('a new choice has a SKU in stock, the defaults and no paid extras', () => {
  expect(startDraft(tea)).toEqual({ valueIds: ['small', 'glass'], attrIds: ['less'], addons: {}, num: 1 })
})

test('a new choice has the smallest sellable quantity', () => {
  expect(startDraft({ ...tea, minBuy: 3 }).num).toBe(3)
})

test('the choice of a sold-out dish shows its first SKU', () => {
  const missing = { ...tea, skus: tea.skus.map((each) => ({ ...each, stock: 0 })) }
  expect(startDraft(missing).valueIds).toEqual(['small', 'paper'])
})

test('choosing a value keeps the other values where the combination exists and changes them otherwise', () => {
  expect(chooseValue(tea, ['small', 'glass'], 0, 'large')).toEqual(['large', 'paper'])
  expect(chooseValue(tea, ['large', 'paper'], 1, 'glass')).toEqual(['small', 'glass'])
  expect(chooseValue(tea, ['small', 'glass'], 0, 'small')).toEqual(['small', 'glass'])
})

test('a value that is sold out in every combination cannot be chosen', () => {
  const rest = { ...tea, skus: tea.skus.filter(({ id }) => id !== 'large-paper') }
  expect(valueSold(tea, 0, 'large')).toBe(true)
  expect(valueSold(rest, 0, 'large')).toBe(false)
  expect(chooseValue(rest, ['small', 'glass'], 0, 'large')).toEqual(['small', 'glass'])
})

test('a value shows the resulting price', () => {
  expect(skuOfValue(tea, ['small', 'glass'], 0, 'large')?.price).toBe(6500)
  expect(skuOfValue(tea, ['small', 'glass'], 1, 'nothing')).toBeUndefined()
})

test('a single-choice attribute replaces the previous one; a required one cannot be deselected', () => {
  expect(toggleAttr(tea, ['less'], 'more')).toEqual(['more'])
  expect(toggleAttr(tea, ['less'], 'less')).toEqual(['less'])
  expect(toggleAttr(tea, ['half'], 'half')).toEqual([])
})

test('a multiple group collects its attributes, and the last one of a required group stays', () => {
  expect(toggleAttr(tea, ['less', 'lime'], 'mint')).toEqual(['less', 'lime', 'mint'])
  expect(toggleAttr(tea, ['lime', 'mint'], 'lime')).toEqual(['mint'])
  expect(toggleAttr(tea, ['mint'], 'mint')).toEqual(['mint'])
})

test("an add-on is limited by its own maximum, its stock and the rest of its group's maximum", () => {
  const [group] = tea.addons
  const room = (id: string, addons: Record<string, number>) => {
    const item = group?.items.find((each) => each.id === id)
    return group && item ? addonRoom(group, item, addons) : -1
  }
  expect(room('pearl', {})).toBe(2)
  expect(room('jelly', {})).toBe(3)
  expect(room('jelly', { pearl: 2 })).toBe(1)
  expect(room('foam', {})).toBe(1)
  expect(room('pearl', { pearl: 1, jelly: 2 })).toBe(1)
})

test('the maximum quantity follows from stock and the order limit', () => {
  const limited = { ...tea, limit: { perOrder: 5 } }
  expect(most(tea, skuOf(tea, ['large', 'paper']), 4)).toBe(Infinity)
  expect(most(tea, skuOf(tea, ['small', 'glass']), 0)).toBe(3)
  expect(most(limited, skuOf(tea, ['large', 'paper']), 4)).toBe(1)
  expect(most(limited, skuOf(tea, ['large', 'paper']), 7)).toBe(0)
})

test("a draft becomes the cart's input without add-ons that were removed again", () => {
  const draft = { valueIds: ['large', 'paper'], attrIds: ['less'], addons: { pearl: 2, jelly: 0 }, num: 1 }
  expect(choiceOf(tea, draft)).toEqual({
    goodsId: 'tea',
    skuId: 'large-paper',
    attrIds: ['less'],
    addons: [{ id: 'pearl', num: 2 }],
  })
  expect(choiceOf(tea, { ...draft, valueIds: ['large'] })).toBeUndefined()
})
