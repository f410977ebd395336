import { dishContract, type StaffDish } from '../../../../console/contract/menu/dish'
import { menuCategoryContract } from '../../../../console/contract/menu/menuCategory'
import { storeContract as calls } from '../../../../console/contract/store/store'
import { storeChargesContract } from '../../../../console/contract/store/storeCharges'
import { type GoodsDetail, goodsContract } from '../../../../src/contract/goods/goods'
import { SIZED } from '../../support/console/dishFields'
import { freshStoreMaker, NEW_STORE, type StoreMaker } from '../../support/console/newStore'
import { takeSteps } from '../../support/orders/orderSteps'
import { settle, Shopper, stockOf } from '../../support/orders/shopper'
import { statementsOf } from '../../support/database/statements'

let maker: StoreMaker
freshStoreMaker((fresh) => (maker = fresh))

const menuOf = (storeId: string) => maker.backend.ask(goodsContract.menu, { storeId })
const dishOf = async (storeId: string, name: string) =>
  maker.staff.ask(dishContract.read, { id: (await maker.dishesOf(storeId)).get(name) ?? '' })

const OWN = new Set(['id', 'key', 'storeId', 'categoryId', 'version', 'stock', 'state'])

/** What a copy of a dish has in common with it: its sizes name their values. */
function shapeOf(dish: StaffDish): unknown {
  const names = new Map(dish.specs.flatMap(({ values }) => values.map(({ key, name }) => [key, name.en])))
  const variants = dish.variants.map(({ values, ...variant }) => ({
    ...variant,
    values: values.map((key) => names.get(key)),
  }))
  const shape = JSON.stringify({ ...dish, variants }, (name, value: unknown) => (OWN.has(name) ? undefined : value))
  return JSON.parse(shape)
}

const firstSizeOf = ({ skus }: GoodsDetail): string => skus[0]?.id ?? ''

/** The first size of a dish, the second value of its first option, and its first add-on. */
function choiceOf({ skus, attrs: [attr], addons: [group] }: GoodsDetail) {
  const [addon] = group?.items ?? []
  return { skuId: skus[0]?.id ?? '', attrIds: [attr?.values[1]?.id ?? ''], addons: [{ id: addon?.id ?? '', num: 1 }] }
}

describe('the menu of a new store', () => {
  it('is that of the other one with ids of its own, without what is archived and sold out', async () => {
    const id = await maker.makeOpen()
    const [own, other] = await Promise.all([menuOf(id), menuOf('ari')])
    expect(own.categories.map(({ name }) => name)).toEqual(other.categories.map(({ name }) => name))
    expect(own.goods.map(({ name }) => name)).toEqual(other.goods.map(({ name }) => name))
    const ids = [own, other].flatMap((menu) => [...menu.categories, ...menu.goods].map((each) => each.id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((each) => each.length > 0)).toBe(true)
    expect(shapeOf(await dishOf(id, 'Green curry'))).toEqual(shapeOf(await dishOf('ari', 'Green curry')))
    expect((await maker.dishIn(id, 'Larb')).skus[0]?.price).toBe(11_000)
    const archived = (await maker.dishesOf('ari')).get('Water') ?? ''
    const { version } = await maker.staff.ask(dishContract.read, { id: archived })
    await maker.staff.ask(dishContract.setArchived, { id: archived, version, archived: true })
    const second = await maker.make({ name: { en: 'Second' } })
    expect([...(await maker.dishesOf(second.id)).keys()]).toEqual(expect.not.arrayContaining(['Water']))
  })

  it('can be ordered with sizes, options and add-ons once the store is open; counted stock begins at none', async () => {
    const storeId = await maker.makeOpen()
    const charges = await maker.staff.ask(storeChargesContract.read, { id: storeId })
    await maker.staff.ask(storeChargesContract.update, { ...charges, promptpayId: '0811111111' })
    const [curry, rice] = [await maker.dishIn(storeId, 'Green curry'), await maker.dishIn(storeId, 'Jasmine rice')]
    const skuId = firstSizeOf(curry)
    expect([curry.skus[0]?.stock, curry.addons[0]?.items.map(({ stock }) => stock)]).toEqual([0, [undefined, 0]])
    await maker.staff.ask(dishContract.setStock, { id: curry.id, key: skuId, seen: 0, stock: 3 })
    const shopper = await Shopper.enter(maker.backend, { storeId })
    expect((await shopper.add(curry.id, 1, choiceOf(curry))).data).toMatchObject({ cart: [{ goodsId: curry.id }] })
    expect((await shopper.add(rice.id, 1, { skuId: firstSizeOf(rice) })).code).toBe(200)
    const { id: orderId } = await shopper.order()
    await settle(maker.backend, (await shopper.code(orderId)).refNo)
    expect(await takeSteps(maker.staff, orderId, 'accept', 'ready', 'complete')).toMatchObject({ storeId })
    expect([await stockOf(maker.backend, skuId), await stockOf(maker.backend, 'curryS')]).toEqual([2, 10])
  })

  it('refuses the dishes of the other store', async () => {
    const storeId = await maker.makeOpen()
    const shopper = await Shopper.enter(maker.backend, { storeId })
    expect((await shopper.add('curry')).code).toBe(400)
  })

  it('is edited by itself: neither store changes the other', async () => {
    const id = await maker.makeOpen()
    const before = await menuOf('ari')
    const own = await dishOf(id, 'Green curry')
    const dearer = own.variants.map((variant) => ({ ...variant, price: variant.price + 500 }))
    await maker.staff.ask(dishContract.update, { ...own, name: { en: 'Red curry' }, variants: dearer, addons: [] })
    const { list } = await maker.staff.ask(menuCategoryContract.list, { storeId: id })
    const [mains] = list
    if (mains) await maker.staff.ask(menuCategoryContract.update, { ...mains, name: { en: 'From the wok' } })
    expect(await menuOf('ari')).toEqual(before)
    const changed = await menuOf(id)
    expect(changed.categories[0]?.name).toBe('From the wok')
    const other = await dishOf('ari', 'Green curry')
    await maker.staff.ask(dishContract.update, { ...other, name: { en: 'Yellow curry' } })
    expect(await menuOf(id)).toEqual(changed)
  })

  it('is copied in as many statements as a smaller one', async () => {
    const copying = () => statementsOf(maker.backend, () => maker.staff.ask(calls.create, NEW_STORE))
    const first = await copying()
    for (const en of ['One', 'Two', 'Three']) await maker.staff.ask(dishContract.create, { ...SIZED, name: { en } })
    expect((await copying()).length).toBe(first.length)
  })
})
