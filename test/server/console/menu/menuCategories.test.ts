import { dishContract } from '../../../../console/contract/menu/dish'
import { menuCategoryContract as calls } from '../../../../console/contract/menu/menuCategory'
import { pictureContract } from '../../../../console/contract/look/picture'
import { goodsContract } from '../../../../src/contract/goods/goods'
import { DISH } from '../../support/console/dishFields'
import type { Backend } from '../../support/harness'
import { freshMenu } from '../../support/console/menuConsole'
import type { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
freshMenu((fresh, owner) => ([backend, staff] = [fresh, owner]))

const storeId = 'ari'
const fields = { name: { en: 'Soups', th: 'ซุป', zh: '汤' }, note: { en: '' }, required: false, feature: false }
const ids = async () => (await staff.ask(calls.list, { storeId })).list.map(({ id }) => id)

describe('categories of a menu', () => {
  it('are made last, edited, and shown to guests once they have a dish', async () => {
    const made = await staff.ask(calls.create, { ...fields, storeId })
    expect(made).toMatchObject({ ...fields, storeId, version: 1, dishes: 0 })
    expect(await ids()).toEqual(['mains', 'staples', 'drinks', 'bare', made.id])
    const edited = await staff.ask(calls.update, { ...fields, id: made.id, version: 1, note: { en: 'Hot' } })
    expect(edited).toMatchObject({ version: 2, note: { en: 'Hot' } })
    await staff.ask(dishContract.create, { ...DISH, categoryId: made.id })
    const { categories } = await backend.ask(goodsContract.menu, { storeId })
    expect(categories.at(-1)).toMatchObject({ name: 'Soups', note: 'Hot' })
    const actions = (await staff.audited(made.id)).map(({ action }) => action)
    expect(actions).toEqual(['menuCategory.update', 'menuCategory.create'])
  })

  it('refuse a stale edit with what they are now', async () => {
    await staff.ask(calls.update, { ...fields, id: 'mains', version: 1 })
    const reply = await staff.call(calls.update, { ...fields, id: 'mains', version: 1 })
    expect([reply.code, reply.data]).toEqual([409, { current: expect.objectContaining({ id: 'mains', version: 2 }) }])
  })

  it('are put in an order, all of them at once', async () => {
    await staff.ask(calls.order, { storeId, ids: ['drinks', 'mains', 'bare', 'staples'] })
    expect(await ids()).toEqual(['drinks', 'mains', 'bare', 'staples'])
    const { categories } = await backend.ask(goodsContract.menu, { storeId })
    expect(categories.map(({ id }) => id)).toEqual(['drinks', 'mains', 'staples'])
    expect((await staff.call(calls.order, { storeId, ids: ['drinks'] })).code).toBe(409)
  })

  it('are archived when they have no dish, and come back with an archived dish of theirs', async () => {
    const full = await staff.call(calls.archive, { id: 'drinks', version: 1 })
    expect([full.code, full.msg]).toEqual([400, expect.stringContaining('(2)')])
    for (const id of ['tea', 'water']) await staff.ask(dishContract.setArchived, { id, version: 1, archived: true })
    await staff.ask(calls.archive, { id: 'drinks', version: 1 })
    expect(await ids()).toEqual(['mains', 'staples', 'bare'])
    const { list } = await backend.ask(goodsContract.categories, { storeId })
    expect(list.map(({ id }) => id)).toEqual(['mains', 'staples', 'bare'])
    await staff.ask(dishContract.setArchived, { id: 'tea', version: 2, archived: false })
    expect(await ids()).toEqual(['mains', 'staples', 'drinks', 'bare'])
  })
})

describe('pictures of the restaurant', () => {
  const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

  it('are stored as WebP and named, and the upload is audited', async () => {
    const { name } = await staff.ask(pictureContract.upload, { content: PIXEL })
    const reply = await backend.app.server.inject({ url: `/media/${name}` })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await staff.audited(name)).toMatchObject([{ action: 'picture.upload' }])
  })

  it('are refused when they are no picture', async () => {
    expect((await staff.call(pictureContract.upload, { content: 'bm8gcGljdHVyZQ==' })).code).toBe(400)
  })
})
