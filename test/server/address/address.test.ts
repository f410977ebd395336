import { addressContract } from '../../../src/contract/account/address'
import type { Input } from '../../../src/contract/endpoint'
import { sessionContract } from '../../../src/contract/account/session'
import { addresses } from '../../../server/db/schema/account/users'
import { fillBistro } from '../support/database/bistro'
import { type Backend, startBackend } from '../support/harness'

let backend: Backend
let token: string
beforeAll(async () => {
  backend = await startBackend(fillBistro)
})
afterAll(() => backend.close())
beforeEach(async () => {
  token = await backend.guest()
})

type Entry = Input<typeof addressContract.add>
const home: Entry = {
  contact: 'Somchai',
  gender: 1,
  phone: '081 234 5678',
  address: '7 Soi Ari 1',
  houseNo: '4B',
  label: 'home',
  lat: 13.78,
  lng: 100.54,
}

const add = (more: Partial<Entry> = {}, key?: string) =>
  backend.ask(addressContract.add, { ...home, ...more }, { token, key })
const stored = async () =>
  (await backend.ask(addressContract.list, {}, { token })).list.map(({ houseNo, isDefault }) => [houseNo, isDefault])

describe('addresses', () => {
  it('make the first one the default', async () => {
    const added = await add({ isDefault: 'false' })
    expect(added).toEqual({ ...home, id: added.id, isDefault: true })
    expect(await backend.ask(addressContract.detail, { addressId: added.id }, { token })).toEqual(added)
  })

  it('have one default, listed first, then the newest', async () => {
    await add({ houseNo: '1' })
    backend.clock.advance(1)
    await add({ houseNo: '2' })
    backend.clock.advance(1)
    await add({ houseNo: '3' })
    backend.clock.advance(1)
    const { id } = await add({ houseNo: '4', isDefault: 'true' })
    expect(await stored()).toEqual([
      ['4', true],
      ['3', false],
      ['2', false],
      ['1', false],
    ])
    await backend.ask(addressContract.remove, { addressId: id }, { token })
    expect(await stored()).toEqual([
      ['3', true],
      ['2', false],
      ['1', false],
    ])
  })

  it('can be changed, and made the default', async () => {
    await add({ houseNo: '1' })
    const { id } = await add({ houseNo: '2' })
    const changed = { ...home, contact: 'สมหญิง', gender: '2', houseNo: '2', isDefault: true } as const
    const edited = await backend.ask(addressContract.edit, { ...changed, addressId: id }, { token })
    expect(edited).toEqual({ ...changed, gender: 2, id })
    expect(await stored()).toEqual([
      ['2', true],
      ['1', false],
    ])
  })

  it('are added once when the phone sends them twice', async () => {
    const [first, second] = await Promise.all([add({}, 'k1'), add({}, 'k1')])
    expect(second).toEqual(first)
    expect(await stored()).toHaveLength(1)
  })

  it('keep one default when several arrive at once', async () => {
    await Promise.all(['1', '2', '3', '4'].map((houseNo) => add({ houseNo, isDefault: true })))
    expect((await stored()).filter(([, isDefault]) => isDefault)).toHaveLength(1)
  })

  it('of another guest are not found', async () => {
    const { id } = await add()
    const other = await backend.guest()
    const calls = [
      backend.call(addressContract.detail, { addressId: id }, { token: other }),
      backend.call(addressContract.edit, { ...home, addressId: id }, { token: other }),
      backend.call(addressContract.remove, { addressId: id }, { token: other }),
    ]
    for (const reply of await Promise.all(calls)) {
      expect(reply).toMatchObject({ code: 400, msg: 'This address was not found', data: null })
    }
    expect((await backend.ask(addressContract.list, {}, { token: other })).list).toEqual([])
    expect(await stored()).toHaveLength(1)
  })

  it('without a valid session are refused, and nothing is stored', async () => {
    const removed = await backend.guest()
    await backend.ask(sessionContract.logout, {}, { token: removed })
    const before = await backend.db.$count(addresses)
    for (const missing of [undefined, 'made-up', removed]) {
      for (const reply of [
        await backend.call(addressContract.add, home, { token: missing, locale: 'zh' }),
        await backend.call(addressContract.list, {}, { token: missing, locale: 'zh' }),
      ])
        expect(reply).toEqual({ code: 401, msg: '访问已结束，请重新加载页面', data: null })
    }
    expect(await backend.db.$count(addresses)).toBe(before)
  })

  it('are refused with the names of the fields that are wrong', async () => {
    const wrong = { ...home, phone: 'call me', label: 'moon', houseNo: ' ' } as unknown as Entry
    expect(await backend.call(addressContract.add, wrong, { token })).toEqual({
      code: 400,
      msg: 'Please check what you entered: phone, houseNo, label',
      data: { fields: ['phone', 'houseNo', 'label'] },
    })
    expect(await stored()).toEqual([])
  })

  it('are limited to fifty', async () => {
    for (let houseNo = 1; houseNo <= 50; houseNo++) await add({ houseNo: String(houseNo) })
    expect(await backend.call(addressContract.add, home, { token, locale: 'th' })).toMatchObject({
      code: 400,
      msg: 'บันทึกที่อยู่ได้สูงสุด 50 รายการ',
    })
  })
})
