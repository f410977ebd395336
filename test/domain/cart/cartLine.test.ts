import {
  addonNames,
  attrNames,
  choiceKey,
  choiceProblem,
  defaultAttrs,
  piecePrice,
  specNames,
  withDefaults,
  type Choice,
  type Options,
} from '@/domain/cart/cartLine'

const value = (id: string, isDefault = false) => ({ id, name: id.toUpperCase(), isDefault, heat: 0 })
const addon = (id: string, price: number, max = 2, stock?: number) => ({ id, name: id, image: '', price, max, stock })
const soup: Options = {
  specs: [{ id: 'size', name: 'Size', values: [value('small'), value('large')] }],
  skus: [
    { id: 's', valueIds: ['small'], price: 18900 },
    { id: 'l', valueIds: ['large'], price: 23900, memberPrice: 21900 },
  ],
  attrs: [
    { id: 'heat', name: 'Heat', multiple: false, required: true, values: [value('mild', true), value('hot')] },
    { id: 'without', name: 'Without', multiple: true, required: false, values: [value('coriander'), value('chilli')] },
  ],
  addons: [
    { id: 'extra', name: 'Extras', min: 0, max: 3, items: [addon('mushroom', 1500), addon('prawn', 4000, 1, 0)] },
  ],
}
const choice = (given: Partial<Choice> = {}): Choice => ({
  goodsId: 'soup',
  skuId: 'l',
  attrIds: ['mild'],
  addons: [],
  ...given,
})
const extras = (...list: [string, number][]) => list.map(([id, num]) => ({ id, num }))

test('the line key ignores the order of attributes and add-ons', () => {
  const one = choice({ attrIds: ['mild', 'chilli'], addons: extras(['mushroom', 1], ['prawn', 1]) })
  const other = choice({ attrIds: ['chilli', 'mild'], addons: extras(['prawn', 1], ['mushroom', 1]) })
  expect(choiceKey(one)).toBe(choiceKey(other))
  expect(choiceKey(one)).toMatch(/^[0-9a-f]{16}$/)
})

test('a different choice has a different line key', () => {
  const keys = [
    choice(),
    choice({ goodsId: 'other' }),
    choice({ skuId: 's' }),
    choice({ attrIds: ['hot'] }),
    choice({ addons: extras(['mushroom', 1]) }),
    choice({ addons: extras(['mushroom', 2]) }),
    choice({ attrIds: ['mild', 'mushroom'] }),
  ].map(choiceKey)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each<[string, Partial<Choice>, object | null]>([
  ['a full choice', {}, null],
  ['several of a multiple group', { attrIds: ['hot', 'coriander', 'chilli'] }, null],
  ['a SKU of another dish', { skuId: 'x' }, { kind: 'unknown' }],
  ['an attribute of another dish', { attrIds: ['mild', 'x'] }, { kind: 'unknown' }],
  ['an attribute twice', { attrIds: ['mild', 'mild'] }, { kind: 'unknown' }],
  ['an unknown add-on', { addons: extras(['x', 1]) }, { kind: 'unknown' }],
  ['an add-on twice', { addons: extras(['mushroom', 1], ['mushroom', 1]) }, { kind: 'unknown' }],
  ['a required group left out', { attrIds: [] }, { kind: 'attrWanted', group: 'heat' }],
  ['two of a single group', { attrIds: ['mild', 'hot'] }, { kind: 'attrSingle', group: 'heat' }],
  ['too many of one add-on', { addons: extras(['mushroom', 3]) }, { kind: 'addonMax', name: 'mushroom', max: 2 }],
  ['an add-on that is used up', { addons: extras(['prawn', 1]) }, { kind: 'addonStock', name: 'prawn', left: 0 }],
])('%s: %j gives %j', (_, given, problem) => {
  expect(choiceProblem(soup, choice(given))).toEqual(problem && expect.objectContaining(problem))
})

test('a group of add-ons enforces its minimum and maximum', () => {
  const rice = {
    ...soup,
    addons: [{ id: 'side', name: 'Side', min: 1, max: 1, items: [addon('a', 0), addon('b', 0)] }],
  }
  expect(choiceProblem(rice, choice())).toMatchObject({ kind: 'addonMin', group: 'side', min: 1 })
  expect(choiceProblem(rice, choice({ addons: extras(['a', 1], ['b', 1]) }))).toMatchObject({
    kind: 'addonMax',
    max: 1,
  })
  expect(choiceProblem(rice, choice({ addons: extras(['b', 1]) }))).toBeNull()
})

test.each<[string, Partial<Choice>, number | undefined, number, number]>([
  ['the price of its SKU', {}, undefined, 23900, 23900],
  ['plus add-ons by number', { addons: extras(['mushroom', 2]) }, undefined, 26900, 26900],
  ['the member price for a member only', { addons: extras(['mushroom', 1]) }, 0, 23400, 25400],
  ['no member price where there is none', { skuId: 's' }, 0, 18900, 18900],
  ['the price less the discount where that is lower', {}, 2000, 19120, 23900],
  ['the member price where that is lower', {}, 100, 21900, 23900],
])('a piece costs %s', (_, given, discount, price, originalPrice) => {
  expect(piecePrice(soup, choice(given), discount)).toEqual({ price, originalPrice })
})

test('a reduced dish has its original price beside the new one', () => {
  const reduced = { ...soup, skus: [{ id: 'l', valueIds: [], price: 9900, originalPrice: 12000 }] }
  expect(piecePrice(reduced, choice(), undefined)).toEqual({ price: 9900, originalPrice: 12000 })
})

test('the text of a choice follows the order of the menu', () => {
  expect(specNames(soup, { valueIds: ['large'] })).toEqual(['LARGE'])
  expect(attrNames(soup, { attrIds: ['chilli', 'mild'] })).toEqual(['MILD', 'CHILLI'])
  expect(addonNames(soup, { addons: extras(['prawn', 1], ['mushroom', 2]) })).toEqual(['mushroom ×2', 'prawn'])
  expect(defaultAttrs(soup)).toEqual(['mild'])
})

test('missing required groups get their default, optional ones stay empty', () => {
  expect(withDefaults(soup, choice({ attrIds: [] })).attrIds).toEqual(['mild'])
  expect(withDefaults(soup, choice({ attrIds: ['hot'] })).attrIds).toEqual(['hot'])
  expect(withDefaults(soup, choice({ attrIds: ['chilli'] })).attrIds).toEqual(['chilli', 'mild'])
})
