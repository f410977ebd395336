import { dishContract as calls, type DishFields, type StaffDish } from '../../../../console/contract/menu/dish'
import { menuCategoryContract } from '../../../../console/contract/menu/menuCategory'
import { LOCALES } from '../../../../src/contract/constants/common'
import { orderContract as orderCalls } from '../../../../console/contract/orders/order'
import { pictureContract } from '../../../../console/contract/look/picture'
import { goodsContract } from '../../../../src/contract/goods/goods'
import { orderContract } from '../../../../src/contract/order/order'
import { DISH, SIZED } from '../../support/console/dishFields'
import type { Backend } from '../../support/harness'
import { freshMenu } from '../../support/console/menuConsole'
import { canvas } from '../../support/console/picture'
import { settle, Shopper } from '../../support/orders/shopper'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
freshMenu((fresh, owner) => ([backend, staff] = [fresh, owner]))

const storeId = 'ari'
const fieldsOf = (dish: StaffDish): DishFields => {
  const { id: _id, version: _version, storeId: _store, state: _state, onSale, archived, ...rest } = dish
  const { soldOut, soldOutUntil, stocks, missing, ...fields } = rest
  expect([onSale, archived, soldOut, soldOutUntil, stocks.length > 0, missing]).toBeDefined()
  return fields
}
const rowOf = async (id: string) =>
  (await staff.ask(calls.list, { storeId, pageSize: 100 })).list.find((row) => row.id === id)
const onMenu = async (id: string) =>
  (await backend.ask(goodsContract.menu, { storeId })).goods.find((row) => row.id === id)

describe('a dish that a manager makes', () => {
  it('is on the menu at once, with its sizes and options, and can be ordered', async () => {
    const made = await staff.ask(calls.create, SIZED)
    expect(made).toMatchObject({ storeId, version: 1, state: 'onSale', missing: [], soldOut: false })
    expect(made.stocks.map(({ name, stock }) => [name.en, stock])).toEqual([
      ['Small', null],
      ['Large', null],
      ['Fried egg', null],
    ])
    expect(await onMenu(made.id)).toMatchObject({ name: 'Pad kra pao', price: 8500, hasOptions: true, state: 'ok' })
    const [small, large] = made.variants
    expect(made.specs[0]?.values.map(({ key }) => key)).toEqual([small?.values[0], large?.values[0]])
    const som = await Shopper.enter(backend)
    const addons = [{ id: made.addons[0]?.items[0]?.key ?? '', num: 1 }]
    const reply = await som.add(made.id, 1, { skuId: large?.key ?? '', addons })
    expect(reply.data.cart).toMatchObject([{ price: 11000 + 1500, specText: 'Large', attrText: 'Mild' }])
  })

  it('with sizes and a picture in three languages is ordered by a guest a minute later, and cooked', async () => {
    const content = (await canvas(40, 40).png().toBuffer()).toString('base64')
    const { name: image } = await staff.ask(pictureContract.upload, { content })
    const made = await staff.ask(calls.create, { ...SIZED, image })
    backend.clock.advance(1)
    const shown = LOCALES.map(async (locale) => {
      const { goods } = await backend.ask(goodsContract.menu, { storeId }, { locale })
      return goods.find(({ id }) => id === made.id)
    })
    expect(await Promise.all(shown)).toMatchObject(
      [SIZED.name.en, SIZED.name.th, SIZED.name.zh].map((name) => ({ name, image })),
    )
    expect((await backend.app.server.inject({ url: `/media/${image}` })).statusCode).toBe(200)

    const som = await Shopper.enter(backend)
    await som.add(made.id, 2, { skuId: made.variants[1]?.key ?? '' })
    await som.add('rice')
    const order = await som.order()
    await settle(backend, (await som.code(order.id)).refNo)
    const { orders } = await staff.ask(orderCalls.board, { storeId })
    expect(orders).toMatchObject([{ id: order.id, lane: 'new', paid: true }])
    expect(orders[0]?.lines).toContainEqual(expect.objectContaining({ name: 'Pad kra pao', num: 2 }))
  })

  it('comes last in its category and is audited', async () => {
    const made = await staff.ask(calls.create, DISH)
    const { list } = await staff.ask(calls.list, { storeId, categoryId: 'mains' })
    expect(list.map(({ id }) => id)).toEqual(['curry', 'noodles', 'larb', 'oldDish', made.id])
    expect((await staff.audited(made.id)).map(({ action }) => action)).toEqual(['dish.create'])
  })

  it('is made once, however often the call arrives', async () => {
    const first = await staff.ask(calls.create, DISH, { key: 'once' })
    const second = await staff.ask(calls.create, DISH, { key: 'once' })
    expect(second).toEqual(first)
    expect((await staff.ask(calls.list, { storeId, keyword: 'kra pao' })).total).toBe(1)
  })

  it.each([
    ['sizes without a value of a group', { specs: SIZED.specs }, ['variants']],
    [
      'two sizes with the same values',
      { variants: [...DISH.variants, { ...DISH.variants[0], key: 'b' }] },
      ['variants'],
    ],
    ['a member price above the price', { variants: [{ ...DISH.variants[0], memberPrice: 9000 }] }, ['variants']],
    ['a former price below the price', { variants: [{ ...DISH.variants[0], originalPrice: 8000 }] }, ['variants']],
    ['add-ons that cannot reach their minimum', { addons: [{ ...SIZED.addons[0], min: 3, max: 9 }] }, ['addons']],
    ['two defaults where one is chosen', { attrs: twoDefaults() }, ['attrs']],
    ['a limit below the least to buy', { minBuy: 3, limitPerOrder: 2 }, ['limitPerOrder']],
    ['an unknown category', { categoryId: 'nothing' }, ['categoryId']],
  ])('is refused with %s by its field', async (_what, change, named) => {
    const reply = await staff.call(calls.create, { ...DISH, ...change } as DishFields)
    expect([reply.code, reply.data]).toEqual([400, { fields: named }])
  })
})

function twoDefaults() {
  return SIZED.attrs.map((group) => ({
    ...group,
    values: group.values.map((value) => ({ ...value, isDefault: true })),
  }))
}

describe('a dish that is edited', () => {
  it('stays as it is when all its fields are saved unchanged', async () => {
    for (const id of ['curry', 'noodles', 'larb', 'water']) {
      const before = await staff.ask(calls.read, { id })
      const after = await staff.ask(calls.update, { ...fieldsOf(before), id, version: before.version })
      expect(after).toEqual({ ...before, version: before.version + 1 })
    }
  })

  it('is refused to the slower of two editors, with what it is now', async () => {
    const dish = await staff.ask(calls.read, { id: 'larb' })
    const edit = { ...fieldsOf(dish), id: 'larb', version: 1 }
    await staff.ask(calls.update, { ...edit, name: { en: 'Larb moo' } })
    const reply = await staff.call(calls.update, { ...edit, packFee: 100 })
    expect([reply.code, reply.data]).toEqual([
      409,
      { current: expect.objectContaining({ version: 2, name: { en: 'Larb moo' } }) },
    ])
  })

  it('leaves carts that hold a removed size to choose again, and past orders as they were', async () => {
    const som = await (await Shopper.enter(backend)).fill()
    const order = await som.order()
    await som.fill()
    await staff.ask(calls.setStock, { id: 'curry', key: 'curryL', seen: 0, stock: 5 })
    const dish = await staff.ask(calls.read, { id: 'curry' })
    const specs = dish.specs.map((group) => ({ ...group, values: group.values.filter(({ key }) => key !== 'small') }))
    const variants = dish.variants.filter(({ key }) => key !== 'curryS')
    const edited = await staff.ask(calls.update, { ...fieldsOf(dish), id: 'curry', version: 1, specs, variants })
    expect(edited.variants.map(({ key }) => key)).toEqual(['curryL'])
    const { cart } = await som.cart()
    const stateOf = (goodsId: string) => cart.find((line) => line.goodsId === goodsId)
    expect(stateOf('rice')).toMatchObject({ state: 'ok' })
    expect(stateOf('curry')).toMatchObject({
      ...{ state: 'offShelf', stateText: 'This dish has changed. Please choose it again' },
    })
    expect((await som.detail(order.id)).lines.find(({ goodsId }) => goodsId === 'curry')).toMatchObject({
      ...{ name: 'Green curry', specText: 'Small', price: 12000 },
    })
    // The stock of the removed size goes back to it, without an error.
    expect((await backend.call(orderContract.close, { orderId: order.id }, { token: som.token })).code).toBe(200)
  })

  it('keeps its stock, which orders have changed since the form was opened', async () => {
    const dish = await staff.ask(calls.read, { id: 'curry' })
    await (await (await Shopper.enter(backend)).fill()).order()
    const edited = await staff.ask(calls.update, { ...fieldsOf(dish), id: 'curry', version: 1, packFee: 700 })
    expect(edited.stocks[0]).toMatchObject({ key: 'curryS', stock: 9 })
  })

  it('is refused in a category of another store', async () => {
    const dish = await staff.ask(calls.read, { id: 'larb' })
    const soups = { name: { en: 'Soups' }, note: { en: '' }, required: false, feature: false }
    const made = await staff.ask(menuCategoryContract.create, { ...soups, storeId: 'silom' })
    const reply = await staff.call(calls.update, { ...fieldsOf(dish), id: 'larb', version: 1, categoryId: made.id })
    expect([reply.code, reply.data]).toEqual([400, { fields: ['categoryId'] }])
  })
})

describe('a dish that is archived', () => {
  it('leaves the menu and the list, stays in past orders, and comes back off the menu', async () => {
    const som = await (await Shopper.enter(backend)).fill()
    const order = await som.order()
    const archived = await staff.ask(calls.setArchived, { id: 'curry', version: 1, archived: true })
    expect(archived).toMatchObject({ state: 'archived', onSale: false, version: 2 })
    expect([await onMenu('curry'), await rowOf('curry')]).toEqual([undefined, undefined])
    expect((await staff.ask(calls.list, { storeId, state: 'archived' })).list).toMatchObject([{ id: 'curry' }])
    expect((await som.detail(order.id)).lines.find(({ goodsId }) => goodsId === 'curry')).toMatchObject({
      name: 'Green curry',
    })
    await staff.ask(calls.setArchived, { id: 'curry', version: 2, archived: false })
    expect(await rowOf('curry')).toMatchObject({ state: 'offMenu' })
    await staff.ask(calls.setOnSale, { id: 'curry', version: 3, onSale: true })
    expect(await onMenu('curry')).toMatchObject({ state: 'ok' })
  })
})

describe('sold out', () => {
  it('until tomorrow ends by itself at five in the morning', async () => {
    const row = await staff.ask(calls.setSoldOut, { id: 'curry', soldOut: 'today' })
    expect(row).toMatchObject({ state: 'soldOut', soldOut: true, soldOutUntil: '2026-11-22T05:00:00.000+07:00' })
    expect(await onMenu('curry')).toMatchObject({ state: 'soldOut', stateText: 'Sold out today' })
    backend.clock.set('2026-11-22T04:59:00+07:00')
    expect(await onMenu('curry')).toMatchObject({ state: 'soldOut' })
    backend.clock.set('2026-11-22T05:00:00+07:00')
    staff = await StaffCaller.enter(backend)
    expect([await onMenu('curry'), await rowOf('curry')]).toMatchObject([{ state: 'ok' }, { soldOut: false }])
  })

  it('after midnight lasts until the morning of the same day', async () => {
    backend.clock.set('2026-11-22T01:30:00+07:00')
    staff = await StaffCaller.enter(backend)
    const { soldOutUntil } = await staff.ask(calls.setSoldOut, { id: 'curry', soldOut: 'today' })
    expect(soldOutUntil).toBe('2026-11-22T05:00:00.000+07:00')
  })

  it('for good lasts until staff say otherwise, who can be of the kitchen', async () => {
    const cook = await staff.invite({ email: 'cook@example.com', role: 'kitchen' })
    const row = await cook.ask(calls.setSoldOut, { id: 'curry', soldOut: 'always' })
    expect(row).toMatchObject({ soldOut: true, soldOutUntil: null })
    expect(await onMenu('curry')).toMatchObject({ state: 'soldOut', stateText: 'Sold out' })
    await cook.ask(calls.setSoldOut, { id: 'curry', soldOut: 'no' })
    expect(await onMenu('curry')).toMatchObject({ state: 'ok' })
    expect((await staff.audited('curry')).map(({ action }) => action)).toEqual(['dish.soldOut', 'dish.soldOut'])
  })
})

describe('stock', () => {
  it('is set for a size or an add-on, unless an order has changed it', async () => {
    const set = { id: 'curry', key: 'curryS', seen: 10, stock: 3 }
    expect((await staff.ask(calls.setStock, set)).stocks[0]).toMatchObject({ key: 'curryS', stock: 3 })
    const late = await staff.call(calls.setStock, { ...set, stock: 50 })
    expect([late.code, late.data]).toMatchObject([409, { current: { stocks: [{ stock: 3 }, {}, {}, {}] } }])
    const basil = await staff.ask(calls.setStock, { id: 'curry', key: 'basil', seen: 5, stock: null })
    expect(basil.stocks[3]).toMatchObject({ key: 'basil', stock: null })
    expect((await staff.call(calls.setStock, { ...set, key: 'tea1', seen: 4 })).code).toBe(400)
  })
})

describe('the list of dishes', () => {
  const ids = async (asked: object) => (await staff.ask(calls.list, { storeId, ...asked })).list.map(({ id }) => id)

  it.each([
    ['a word of any language', { keyword: 'แกง' }, ['curry']],
    ['a state', { state: 'soldOut' }, ['larb']],
    ['those off the menu', { state: 'offMenu' }, ['oldDish']],
    ['a category', { categoryId: 'drinks' }, ['tea', 'water']],
    ['the least price first', { sort: 'price', pageSize: 3 }, ['oldDish', 'water', 'rice']],
    ['names in order', { sort: 'name', pageSize: 3 }, ['noodles', 'curry', 'rice']],
    ['the second page', { page: 2, pageSize: 5 }, ['tea', 'water']],
  ])('has %s', async (_what, asked, expected) => {
    expect(await ids(asked)).toEqual(expected)
  })

  it('marks what is not translated', async () => {
    const made = await staff.ask(calls.create, SIZED)
    expect(await rowOf('curry')).toMatchObject({ missing: ['th', 'zh'] })
    expect(await ids({ untranslated: false })).toEqual([made.id])
  })

  it('is put in an order, all dishes of the category at once', async () => {
    const { list } = await staff.ask(calls.order, { categoryId: 'mains', ids: ['larb', 'oldDish', 'curry', 'noodles'] })
    expect(list.map(({ id }) => id)).toEqual(['larb', 'oldDish', 'curry', 'noodles'])
    const { goods } = await backend.ask(goodsContract.menu, { storeId })
    expect(goods.slice(0, 3).map(({ id }) => id)).toEqual(['larb', 'curry', 'noodles'])
    const late = await staff.call(calls.order, { categoryId: 'mains', ids: ['larb', 'curry'] })
    expect([late.code, late.data]).toMatchObject([409, { current: { list: [{}, {}, {}, {}] } }])
  })

  it('is that of the stores in which a person works', async () => {
    const silom = await staff.invite({ email: 'silom@example.com', role: 'manager', storeIds: ['silom'] })
    const codes = [
      (await silom.call(calls.list, { storeId })).code,
      (await silom.call(calls.read, { id: 'curry' })).code,
      (await silom.call(calls.create, DISH)).code,
      (await silom.call(calls.order, { categoryId: 'mains', ids: ['curry'] })).code,
    ]
    expect(codes).toEqual([403, 403, 403, 403])
  })
})
