import { dishContract, type DishFields } from '../../../console/contract/menu/dish'
import { lookContract } from '../../../console/contract/look/look'
import { pictureContract as calls } from '../../../console/contract/look/picture'
import { storeContract } from '../../../console/contract/store/store'
import { SEARCHED_TABLES } from '../../../server/console/pictures/pictureUses'
import { media } from '../../../server/db/schema/account/media'
import { DISH, SIZED } from '../support/console/dishFields'
import type { Backend } from '../support/harness'
import { freshMenu } from '../support/console/menuConsole'
import { canvas, uploadedBy } from '../support/console/picture'
import type { StaffCaller } from '../support/console/staff'
import { pictureTables } from '../support/inStore/tables'

let backend: Backend
let staff: StaffCaller
freshMenu((fresh, owner) => ([backend, staff] = [fresh, owner]))

const banner = async () => (await canvas(40, 20).png().toBuffer()).toString('base64')
const uploaded = async () => (await staff.ask(calls.upload, { content: await banner() })).name
const library = async () => (await staff.ask(calls.list, {})).list
const pictureOf = async (name: string) => (await library()).find((picture) => picture.name === name)
const remove = async (name: string) => staff.call(calls.remove, { id: (await pictureOf(name))?.id ?? '' })
const served = async (name: string) => (await backend.app.server.inject({ url: `/media/${name}` })).statusCode

describe('an uploaded picture of the restaurant', () => {
  it('is in the library with its size, the latest first, and is served to guests', async () => {
    const older = await uploaded()
    backend.clock.advance(1)
    const latest = await uploaded()
    expect(await library()).toMatchObject([
      { name: latest, width: 40, height: 20, createdAt: '2026-11-21T12:01:00.000+07:00', uses: [] },
      { name: older },
    ])
    const seen = await backend.app.server.inject({ url: `/media/${latest}` })
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await staff.ask(calls.list, { page: 2, pageSize: 1 })).toMatchObject({ list: [{ name: older }], total: 2 })
  })

  it.each([
    ['a text', Buffer.from('hello')],
    ['a program that poses as a picture', Buffer.from('<svg/>')],
  ])('is no %s', async (_what, bytes) => {
    const { code, msg } = await staff.call(calls.upload, { content: bytes.toString('base64') })
    expect([code, msg]).toEqual([400, expect.stringContaining('We cannot read this picture')])
    expect(await backend.db.$count(media)).toBe(0)
  })

  it('is gone for guests once it is deleted, which is recorded', async () => {
    const name = await uploaded()
    expect((await remove(name)).code).toBe(200)
    expect([await served(name), await library()]).toEqual([404, []])
    expect((await staff.audited(name)).map(({ action }) => action)).toEqual(['picture.remove', 'picture.upload'])
    expect(await remove(name)).toMatchObject({ code: 400 })
  })
})

describe('where a picture is shown', () => {
  const shownBy = async (name: string) =>
    (await pictureOf(name))?.uses.map((use) => [use.kind, use.id, use.name].join(' '))

  it('is read from dishes, also from their options, and from restaurants', async () => {
    const name = await uploaded()
    const [group] = SIZED.addons
    const addons = group && [{ ...group, items: group.items.map((item) => ({ ...item, image: name })) }]
    const own: DishFields = { ...DISH, images: [name] }
    const withOption: DishFields = { ...SIZED, addons: addons ?? [], name: { en: 'With egg', th: 'ใส่ไข่' } }
    const [one, other] = [await staff.ask(dishContract.create, own), await staff.ask(dishContract.create, withOption)]
    const { version, ...store } = await staff.ask(storeContract.read, { id: 'ari' })
    await staff.ask(storeContract.update, { ...store, id: 'ari', version, image: name })
    expect((await shownBy(name))?.sort()).toEqual(
      [`dish ${one.id} ${DISH.name.en}`, `dish ${other.id} With egg`, `stores ari ${store.name.en}`].sort(),
    )
    const inThai = await staff.ask(calls.list, {}, { locale: 'th' })
    expect(inThai.list[0]?.uses.map((use) => use.name)).toContain('ใส่ไข่')
  })

  it('is read from pages, also from drafts, and from settings and help answers', async () => {
    const name = await uploaded()
    const place = { page: 'custom', target: 'picnic' } as const
    const start = await staff.ask(lookContract.read, place)
    const layout = await staff.ask(lookContract.add, { ...place, revision: start.revision, type: 'picture' })
    const id = layout.blocks.at(-1)?.id ?? ''
    const data = { ...layout.blocks.at(-1)?.data, image: name }
    const draft = await staff.ask(lookContract.update, { ...place, revision: layout.revision, id, data })
    expect(await shownBy(name)).toEqual(['page custom picnic'])
    await staff.ask(lookContract.publish, { ...place, revision: draft.revision })
    const ad = { id: 'a', image: name, title: { en: 'Summer' } }
    const answer = { en: `<p><img src="https://shop.example/media/${name}"></p>` }
    const question = { id: 'how', title: { en: 'How?' }, answer }
    const values = {
      ad: { index: [ad], orderInfo: [], user: [] },
      helpers: { list: [{ id: 'food', title: { en: 'Food' }, questions: [question] }] },
      firing: { on: true, image: name, alt: { en: 'A bowl' }, often: 'launch' },
    }
    for (const [ident, value] of Object.entries(values)) {
      const setting = { ident: ident as keyof typeof values }
      const { revision } = await staff.ask(lookContract.setting, setting)
      await staff.ask(lookContract.updateSetting, { ...setting, revision, value })
    }
    expect((await shownBy(name))?.sort()).toEqual([
      'page custom picnic',
      'setting ad ',
      'setting firing ',
      'setting helpers ',
    ])
  })

  it('keeps it from being deleted until it is taken out there', async () => {
    const [name, other] = [await uploaded(), await uploaded()]
    const { id, version, ...rest } = await staff.ask(dishContract.create, { ...DISH, image: name })
    const current = { name, uses: [{ kind: 'dish', id }] }
    expect(await remove(name)).toMatchObject({ code: 409, data: { current } })
    expect(await served(name)).toBe(200)
    expect((await staff.ask(calls.list, { unused: true })).list).toMatchObject([{ name: other }])
    await staff.ask(dishContract.update, { ...rest, ...DISH, id, version, image: '' })
    expect((await remove(name)).code).toBe(200)
  })

  it('is looked for in each table that names pictures, but those of guests and of orders of the past', async () => {
    const others = [
      ...['order_feedbacks', 'refund_requests', 'payment_slips', 'users', 'pending_identities'],
      ...['order_lines', 'points_orders'],
    ]
    const missing = (await pictureTables(backend.db)).filter((table) => !SEARCHED_TABLES.includes(table))
    expect(missing.sort()).toEqual(others.sort())
  })
})

it('pictures of guests are neither shown nor deleted', async () => {
  await uploadedBy(backend, await backend.guest())
  const [guests] = await backend.db.select({ id: media.id }).from(media)
  expect(await library()).toEqual([])
  expect((await staff.call(calls.remove, { id: guests?.id ?? '' })).code).toBe(400)
  expect(await backend.db.$count(media)).toBe(1)
})

it('the library is for managers', async () => {
  const cashier = await staff.invite({ email: 'nok@example.com', role: 'cashier' })
  for (const [call, input] of [
    [calls.list, {}],
    [calls.remove, { id: 'any' }],
  ] as const)
    expect((await cashier.call(call, input as never)).code).toBe(403)
})
