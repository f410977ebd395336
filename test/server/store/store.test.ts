import type { Quote } from '../../../src/contract/cart/quote'
import { storeContract } from '../../../src/contract/store/store'
import { newId } from '../../../server/db/ids'
import { orders } from '../../../server/db/schema/orders/orders'
import { sessionOf } from '../support/accounts/accounts'
import { fillBistro } from '../support/database/bistro'
import { type Backend, startBackend } from '../support/harness'

const noon = '2026-11-21T12:00:00+07:00'
const atSilom = { lat: 13.7286, lng: 100.5342 }

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(fillBistro)
})
afterAll(() => backend.close())
beforeEach(() => backend.clock.set(noon))

const ids = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id)

describe('store list', () => {
  it('shows the stores in the merchant’s order when no place is given, without those that are hidden', async () => {
    const { list } = await backend.ask(storeContract.list, {})
    expect(list.map(({ id }) => id)).toEqual(['ari', 'silom', 'closed'])
    expect(list[0]).toMatchObject({
      name: 'Warm Table Ari',
      shortName: 'Ari',
      isOpen: true,
      changesAt: '2026-11-21T22:00:00.000+07:00',
      businessText: 'Open until 22:00',
      minutes: { min: 15, max: 20 },
      serviceRate: 1000,
      vatIncluded: false,
    })
    expect(list[0]).not.toHaveProperty('distance')
  })

  it('lists the nearest first, with the distance in metres', async () => {
    const { list } = await backend.ask(storeContract.list, atSilom)
    expect(list.map(({ id, distance }) => [id, distance])).toEqual([
      ['silom', 0],
      ['closed', 2295],
      ['ari', 5794],
    ])
  })

  it('requires both coordinates for a distance', async () => {
    const { list } = await backend.ask(storeContract.list, { lat: atSilom.lat })
    expect(list[0]).not.toHaveProperty('distance')
  })

  it('finds by name and address in any language, whatever the case', async () => {
    expect(ids(await backend.ask(storeContract.list, { keyword: 'SILOM' }))).toEqual(['silom'])
    expect(ids(await backend.ask(storeContract.list, { keyword: 'อารีย์' }))).toEqual(['ari'])
    expect(ids(await backend.ask(storeContract.list, { keyword: '%' }))).toEqual([])
  })

  it('narrows to a city, a district and a dining type', async () => {
    expect(ids(await backend.ask(storeContract.list, { regionId: 'bkk' }))).toEqual(['ari', 'silom', 'closed'])
    expect(ids(await backend.ask(storeContract.list, { regionId: 'bangrak' }))).toEqual(['silom', 'closed'])
    expect(ids(await backend.ask(storeContract.list, { diningType: 'delivery' }))).toEqual(['ari'])
  })

  it('has texts of opening hours in three languages, past midnight and for a closed store', async () => {
    const text = async (locale: 'en' | 'th' | 'zh') =>
      (await backend.ask(storeContract.list, {}, { locale })).list.map(({ businessText }) => businessText)
    expect(await text('en')).toEqual(['Open until 22:00', 'Opens at 17:00', 'Closed for now'])
    backend.clock.set('2026-11-21T01:00:00+07:00')
    expect(await text('th')).toEqual(['เปิดเวลา 10:00 น.', 'เปิดถึง 02:00 น.', 'ปิดชั่วคราว'])
    backend.clock.set('2026-12-30T23:00:00+07:00')
    expect(await text('zh')).toEqual(['星期五 10:00 开始营业', '营业至 02:00', '暂停营业'])
  })
})

describe('one store', () => {
  it('comes with pictures, introduction and hours', async () => {
    const store = await backend.ask(storeContract.detail, { storeId: 'ari', ...atSilom }, { locale: 'th' })
    expect(store).toMatchObject({ id: 'ari', name: 'โต๊ะอุ่น อารีย์', distance: 5794, images: [], intro: '' })
    expect(store.openingHours).toHaveLength(7)
    expect(store.dining[0]).toEqual({ type: 'delivery', minAmount: 15000, feeFrom: 2000 })
  })

  it('falls back to English where a text is not translated', async () => {
    expect(await backend.ask(storeContract.detail, { storeId: 'silom' }, { locale: 'zh' })).toMatchObject({
      name: 'Warm Table Silom',
    })
  })

  it('is refused when it is hidden or unknown, with a message in the language of the guest', async () => {
    expect(await backend.call(storeContract.detail, { storeId: 'hidden' })).toEqual({
      code: 400,
      msg: 'This store was not found',
      data: null,
    })
    expect(await backend.call(storeContract.detail, { storeId: 'x' }, { locale: 'zh' })).toMatchObject({
      code: 400,
      msg: '未找到该门店',
    })
  })

  it('is by default the nearest that is open, or else the first', async () => {
    expect((await backend.ask(storeContract.default, atSilom)).id).toBe('ari')
    backend.clock.set('2026-11-21T18:00:00+07:00')
    expect((await backend.ask(storeContract.default, atSilom)).id).toBe('silom')
    backend.clock.set('2026-11-21T05:00:00+07:00')
    expect((await backend.ask(storeContract.default, {})).id).toBe('ari')
  })
})

describe('favourites', () => {
  it('are stored per guest, and can be removed', async () => {
    const [token, other] = [await backend.guest(), await backend.guest()]
    const collected = async (who: string) =>
      ids(await backend.ask(storeContract.list, { only: 'collected' }, { token: who }))
    await backend.ask(storeContract.collect, { storeId: 'silom', collect: 'true' }, { token })
    await backend.ask(storeContract.collect, { storeId: 'silom', collect: true }, { token })
    expect(await collected(token)).toEqual(['silom'])
    expect(await collected(other)).toEqual([])
    await backend.ask(storeContract.collect, { storeId: 'silom', collect: 'false' }, { token })
    expect(await collected(token)).toEqual([])
  })

  it('require a session and a store that exists', async () => {
    expect(await backend.call(storeContract.collect, { storeId: 'silom', collect: true })).toMatchObject({ code: 401 })
    const token = await backend.guest()
    expect(await backend.call(storeContract.collect, { storeId: 'x', collect: true }, { token })).toMatchObject({
      code: 400,
      msg: 'This store was not found',
    })
  })
})

describe('frequent stores', () => {
  it('are those with an order that was not cancelled', async () => {
    const token = await backend.guest()
    await placeOrder(token, 'silom', 7)
    await placeOrder(token, 'ari', -1)
    expect(ids(await backend.ask(storeContract.list, { only: 'frequent' }, { token }))).toEqual(['silom'])
    expect(await backend.ask(storeContract.detail, { storeId: 'silom' }, { token })).toMatchObject({ isFrequent: true })
    expect(ids(await backend.ask(storeContract.list, { only: 'frequent' }))).toEqual([])
  })
})

describe('regions', () => {
  it('are those with stores: cities, then the districts of one', async () => {
    expect((await backend.ask(storeContract.regions, {}, { locale: 'th' })).list).toEqual([
      { id: 'bkk', name: 'กรุงเทพฯ', lat: 13.7563, lng: 100.5018 },
    ])
    expect(ids(await backend.ask(storeContract.regions, { parentId: 'bkk' }))).toEqual(['bangrak', 'phayathai'])
  })

  it('describe a place by the nearest district', async () => {
    const named = await backend.ask(storeContract.address, { lat: 13.7287, lng: 100.53 })
    expect(named).toEqual({
      formatted_addresses: { recommend: 'Near Bang Rak, Bangkok' },
      address: 'Bang Rak, Bangkok',
      region: { id: 'bangrak', name: 'Bang Rak', parentId: 'bkk', lat: 13.7285, lng: 100.524 },
    })
    const thai = await backend.ask(storeContract.address, { lat: '13.7287', lng: '100.53' }, { locale: 'th' })
    expect(thai.formatted_addresses.recommend).toBe('ใกล้ Bang Rak, กรุงเทพฯ')
  })

  it('describe a place far from all of them without coordinates', async () => {
    expect(await backend.ask(storeContract.address, { lat: 48.8584, lng: 2.2945 })).toMatchObject({
      address: 'The place on the map',
      region: null,
    })
  })
})

/** An order of a guest, with the columns that stores read. */
async function placeOrder(token: string, storeId: string, state: number): Promise<void> {
  const session = await sessionOf(backend, token)
  const none = { goodsNum: 1, goodsAmount: 0, packAmount: 0, deliveryAmount: 0, serviceAmount: 0, vatAmount: 0 }
  await backend.db.insert(orders).values({
    ...none,
    id: newId(),
    orderNo: newId(),
    userId: session.userId,
    storeId,
    diningType: 'pickup',
    state,
    businessDay: '2026-11-21',
    saveAmount: 0,
    payAmount: 0,
    quote: {} as Quote,
    createdAt: backend.clock.now(),
  })
}
