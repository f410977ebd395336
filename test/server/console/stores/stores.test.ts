import { storeContract as calls } from '../../../../console/contract/store/store'
import { storeContract } from '../../../../src/contract/store/store'
import { Diner } from '../../support/inStore/diner'
import type { Backend } from '../../support/harness'
import { paidOrder } from '../../support/orders/kitchen'
import { Shopper } from '../../support/orders/shopper'
import { StaffCaller } from '../../support/console/staff'
import { freshStoreForm, StoreForm } from '../../support/console/storeConsole'

let backend: Backend
let form: StoreForm
freshStoreForm((...fresh) => ([backend, form] = fresh))

const id = 'ari'
const TODAY = '2026-11-21'
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const seen = (storeId = id) => backend.ask(storeContract.detail, { storeId })
const setPaused = async (paused: boolean) => {
  const { version } = await form.read()
  return form.staff.ask(calls.setPaused, { id, version, paused })
}

describe('the form of a store', () => {
  it('holds what guests see, and leaves it as it is when nothing is changed', async () => {
    const before = await seen()
    const { version, ...store } = await form.read()
    expect(store).toMatchObject({ weekHours: [{ weeks: EVERY_DAY, start: '10:00', end: '22:00' }], state: 'openNow' })
    expect(await form.save({})).toEqual({ ...store, version: version + 1 })
    // The small merchant offers Wi-Fi without a network.
    expect(await seen()).toEqual({ ...before, services: ['queue', 'personPay'] })
  })

  it('changes names, place and texts for guests, and is recorded', async () => {
    await form.save({
      ...{ name: { en: 'Ari House', th: 'บ้านอารีย์' }, tel: '02 111 2222', regionId: 'bangrak' },
      ...{ notice: { en: 'Cash only' }, intro: { en: 'By the canal' }, minutesMin: 5, minutesMax: 9 },
    })
    expect(await seen()).toMatchObject({
      ...{ name: 'Ari House', tel: '02 111 2222', notice: 'Cash only', intro: 'By the canal' },
      minutes: { min: 5, max: 9 },
    })
    const { list } = await backend.ask(storeContract.list, { regionId: 'bangrak' })
    expect(list.map((store) => store.id)).toContain(id)
    expect(await form.staff.audited(id)).toMatchObject([
      { action: 'store.update', before: { tel: '+66 2 000 0000' }, after: { tel: '02 111 2222' } },
    ])
  })

  it('hides a store from guests, not from staff', async () => {
    await form.save({ shown: false })
    expect((await backend.call(storeContract.detail, { storeId: id })).code).toBe(400)
    const { list, total } = await form.staff.ask(calls.list, { keyword: 'อารีย์' })
    expect([total, list.map(({ shown }) => shown)]).toEqual([1, [false]])
  })

  it('names the network of the store for its guests', async () => {
    const network = () => backend.ask(storeContract.wifi, { storeId: id })
    await form.save({ wifiName: 'Table', wifiPassword: 'tom yum;88', wifiHidden: true })
    expect((await network()).wifi).toEqual({ ssid: 'Table', password: 'tom yum;88', hidden: true })
    expect((await seen()).services).toContain('wifi')
    await form.save({ wifiName: '', wifiPassword: '', wifiHidden: false })
    expect([(await network()).wifi, (await seen()).services]).toEqual([null, ['queue', 'personPay']])
  })

  it('refuses fields that do not fit together, and names them', async () => {
    const span = { weeks: [6], start: '10:00', end: '22:00' }
    const overnight = { weeks: [6], start: '22:00', end: '02:00' }
    expect(await form.refused({ weekHours: [span, { ...span, start: '21:00' }] })).toEqual(['weekHours'])
    expect(await form.refused({ weekHours: [overnight, { weeks: [0], start: '01:00', end: '03:00' }] })).toEqual([
      'weekHours',
    ])
    expect(await form.refused({ minutesMin: 10, minutesMax: 5 })).toEqual(['minutesMax'])
    expect(await form.refused({ wifiName: 'ร้านโต๊ะอุ่นอารีย์' })).toEqual(['wifiName'])
    expect(await form.refused({ wifiName: '', wifiPassword: 'eight or more' })).toEqual(['wifiName'])
    expect(await form.refused({ regionId: 'atlantis' })).toEqual(['regionId'])
    expect((await form.submit({ wifiName: 'Table', wifiPassword: 'short' })).code).toBe(400)
    expect((await form.submit({ tel: 'call me' })).code).toBe(400)
    expect((await form.submit({ weekHours: [span, overnight] })).code).toBe(200)
  })

  it('refuses a stale version with how the store is now', async () => {
    const { version } = await form.save({ tel: '021112222' })
    const stale = await form.submit({ version: version - 1, tel: '023334444' })
    expect([stale.code, stale.data]).toEqual([409, { current: expect.objectContaining({ tel: '021112222', version }) }])
    expect((await form.staff.call(calls.setPaused, { id, version: version - 1, paused: true })).code).toBe(409)
    expect((await form.staff.call(calls.read, { id: 'nowhere' })).code).toBe(400)
  })

  it('is for managers, of their own stores', async () => {
    const manager = await form.staff.invite({ email: 'mai@example.com', role: 'manager', storeIds: ['silom'] })
    const cashier = await form.staff.invite({ email: 'nok@example.com' })
    expect((await manager.ask(calls.list, {})).list.map((store) => store.id)).toEqual(['silom'])
    const other = await form.read()
    expect((await manager.call(calls.update, other)).code).toBe(403)
    expect((await manager.call(calls.read, { id })).code).toBe(403)
    const own = await manager.ask(calls.read, { id: 'silom' })
    expect(await manager.ask(calls.setPaused, { id: 'silom', version: own.version, paused: true })).toMatchObject({
      state: 'pausedNow',
    })
    expect((await cashier.call(calls.list, {})).code).toBe(403)
  })
})

describe('the opening hours of a store', () => {
  it('are those of guests at once: after closing time there are no orders', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    await form.save({ weekHours: [{ weeks: EVERY_DAY, start: '08:00', end: '11:30' }] })
    expect(await seen()).toMatchObject({ isOpen: false, businessText: 'Opens tomorrow at 08:00' })
    expect((await shopper.place()).code).toBe(400)
    await form.save({ weekHours: [{ weeks: EVERY_DAY, start: '08:00', end: '02:00' }] })
    expect(await seen()).toMatchObject({ isOpen: true, businessText: 'Open until 02:00' })
    expect((await shopper.place()).code).toBe(200)
  })

  it('are replaced on special days, which guests see; a closed one takes no orders', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    await form.save({
      specialDays: [
        { date: '2026-12-05', hours: [{ start: '18:00', end: '02:00' }] },
        { date: TODAY, hours: [] },
      ],
    })
    expect(await seen()).toMatchObject({
      isOpen: false,
      specialDays: [
        { date: TODAY, hours: [] },
        { date: '2026-12-05', hours: [{ start: '18:00', end: '02:00' }] },
      ],
    })
    expect((await shopper.place()).code).toBe(400)
    await form.save({ specialDays: [] })
    expect((await shopper.place()).code).toBe(200)
  })

  it('show how many orders are promised for a day', async () => {
    await paidOrder(backend)
    expect(await form.read()).toMatchObject({ promised: [{ date: TODAY, orders: 1 }], runningOrders: 1 })
  })

  it('refuse days that are over, doubled, or with hours that overlap; one that ran out stays until the day after', async () => {
    const closed = (date: string) => ({ date, hours: [] })
    const day = { date: '2027-01-01', hours: [] }
    expect(await form.refused({ specialDays: [closed('2026-11-20')] })).toEqual(['specialDays'])
    expect(await form.refused({ specialDays: [day, day] })).toEqual(['specialDays'])
    const hours = [
      { start: '10:00', end: '14:00' },
      { start: '13:00', end: '20:00' },
    ]
    expect(await form.refused({ specialDays: [{ ...day, hours }] })).toEqual(['specialDays'])
    for (const bad of [
      { start: '18:00', end: '' },
      { start: '24:00', end: '9' },
    ])
      expect((await form.submit({ specialDays: [{ ...day, hours: [bad] }] })).code).toBe(400)
    expect((await form.submit({ specialDays: [closed('13 April')] })).code).toBe(400)
    await form.save({ specialDays: [closed(TODAY)] })
    const daysOn = async (day: string) => {
      backend.clock.set(`${day}T12:00:00+07:00`)
      form = new StoreForm(await StaffCaller.enter(backend))
      return (await form.save({})).specialDays.map(({ date }) => date)
    }
    expect([await daysOn('2026-11-22'), await daysOn('2026-11-23')]).toEqual([[TODAY], []])
  })
})

describe('a store that staff close', () => {
  it('takes no orders until it follows its hours again; carts are kept', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    expect(await setPaused(true)).toMatchObject({ state: 'pausedNow' })
    expect(await seen()).toMatchObject({ isOpen: false, businessText: 'Closed for now' })
    expect(await shopper.place()).toMatchObject({ code: 400, msg: 'The store is closed. Please try another one' })
    expect((await shopper.checkout()).slots).toEqual([])
    expect((await shopper.cart()).count).toBeGreaterThan(0)
    expect(await setPaused(false)).toMatchObject({ state: 'openNow' })
    expect((await shopper.place()).code).toBe(200)
    const actions = (await form.staff.audited(id)).map(({ action }) => action)
    expect(actions).toEqual(['store.paused', 'store.paused'])
  })

  it('takes none at its tables either', async () => {
    const diner = await (await Diner.seated(backend)).fill()
    expect(await setPaused(true)).toMatchObject({ tablesInUse: 1 })
    expect(await diner.place({ payType: 'offline' })).toMatchObject({ code: 400, msg: expect.stringMatching(/closed/) })
    await setPaused(false)
    expect((await diner.place({ payType: 'offline' })).code).toBe(200)
  })
})

describe('what a store offers', () => {
  const ways = { delivery: false, pickup: true, takeout: false, dineIn: false, fast: false }

  it('are its ways of ordering, each with a least amount', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { minAmounts } = await form.read()
    await form.save({ dining: ways, minAmounts: { ...minAmounts, pickup: 1_000_000 } })
    expect((await seen()).dining).toEqual([{ type: 'pickup', minAmount: 1_000_000, feeFrom: 0 }])
    expect((await shopper.place()).code).toBe(400)
    await form.save({ minAmounts: { ...minAmounts, pickup: 0 } })
    expect((await shopper.place()).code).toBe(200)
    await form.save({ dining: { ...ways, pickup: false, takeout: true } })
    const late = await (await Shopper.enter(backend)).fill()
    expect((await late.place()).code).toBe(400)
  })

  it('are its services', async () => {
    await form.save({ services: ['reserve', 'storedValue', 'reserve'] })
    expect((await seen()).services).toEqual(['reserve', 'storedValue'])
  })

  it('are slots, of which a full one takes no more orders', async () => {
    const slots = { interval: 30, lead: 30, capacity: 1, bookableDays: 1 }
    await form.save({ slots })
    const first = await (await Shopper.enter(backend)).fill()
    const [day, ...others] = (await first.checkout()).slots
    const [slot] = day?.times ?? []
    expect([others, slot]).toEqual([[], { value: `${TODAY}T12:30:00.000+07:00`, text: '12:30–13:00', full: false }])
    const appointTime = slot?.value ?? ''
    expect((await first.place({ appointTime })).code).toBe(200)
    const second = await (await Shopper.enter(backend)).fill()
    expect((await second.checkout()).slots[0]?.times[0]).toMatchObject({ full: true })
    expect((await second.place({ appointTime })).code).toBe(400)
    await form.save({ slots: { ...slots, capacity: 2 } })
    expect((await second.place({ appointTime })).code).toBe(200)
  })
})
