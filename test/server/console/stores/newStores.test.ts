import { sql } from 'drizzle-orm'
import { diningTableContract } from '../../../../console/contract/tables/diningTable'
import { queueContract } from '../../../../console/contract/tables/queue'
import { reserveRulesContract } from '../../../../console/contract/tables/reserveRules'
import { storeContract as calls } from '../../../../console/contract/store/store'
import { tableContract } from '../../../../console/contract/tables/table'
import { storeChargesContract } from '../../../../console/contract/store/storeCharges'
import { storeContract } from '../../../../src/contract/store/store'
import { NEW_STORE, freshStoreMaker, type StoreMaker } from '../../support/console/newStore'
import { openQueue } from '../../support/inStore/queue'
import { openReserve } from '../../support/inStore/reserve'
import { dump } from '../../support/inStore/tables'

let maker: StoreMaker
freshStoreMaker((fresh) => (maker = fresh))

const seenByGuests = (storeId: string) => maker.backend.call(storeContract.detail, { storeId })
const storesOfGuests = async () => (await maker.backend.ask(storeContract.list, {})).list.map(({ id }) => id)

describe('a new store', () => {
  it('works as the one that it is like, at its own place and with its own names, and is the last one', async () => {
    const like = await maker.staff.ask(calls.read, { id: 'ari' })
    const { copyFrom: _, place, ...named } = NEW_STORE
    const made = await maker.make()
    const { weekHours, specialDays, dining, minAmounts, feeSteps, slots, payMode, minutesMin, minutesMax } = like
    expect(made).toMatchObject({
      ...named,
      ...{ weekHours, specialDays, dining, minAmounts, feeSteps, slots, payMode, minutesMin, minutesMax },
      ...{ version: 1, state: 'notOpened', shown: false, ground: { ...like.ground, ...place } },
    })
    const { list } = await maker.staff.ask(calls.list, {})
    expect(list.at(-1)).toEqual(made)
    const [own, others] = await Promise.all(
      [made.id, 'ari'].map((id) => maker.staff.ask(storeChargesContract.read, { id })),
    )
    expect(own).toEqual({ ...others, id: made.id, name: NEW_STORE.name, version: 1, promptpayId: '' })
  })

  it('has the kinds of tables of the queue and the rules of bookings, but no tables, areas, network and pictures', async () => {
    await openQueue(maker.backend)
    await maker.staff.ask(queueContract.removeType, { id: 'ariC', version: 1 })
    await openReserve(maker.backend)
    const { id: storeId, ...made } = await maker.make()
    const types = async (of: string) => (await maker.staff.ask(queueContract.read, { storeId: of })).types
    const own = await types(storeId)
    expect(own).toMatchObject((await types('ari')).map(({ id: _, ...type }) => ({ ...type, storeId })))
    expect(new Set([...own, ...(await types('ari'))].map(({ id }) => id)).size).toBe(4)
    const rules = async (of: string) => (await maker.staff.ask(reserveRulesContract.read, { storeId: of })).rules
    const like = await rules('ari')
    expect(like?.areas).not.toEqual([])
    expect(await rules(storeId)).toEqual({ ...like, storeId, version: 1, areas: [] })
    expect((await maker.staff.ask(diningTableContract.list, { storeId })).list).toEqual([])
    expect(made).toMatchObject({ image: '', images: [], wifiName: '', services: ['queue'] })
  })

  it('delivers in a circle where the other one has an area drawn around its own place', async () => {
    const like = await maker.staff.ask(calls.read, { id: 'ari' })
    const corner = (lat: number, lng: number) => ({ lat: like.ground.lat + lat, lng: like.ground.lng + lng })
    const corners = [corner(0.01, 0), corner(-0.01, 0.01), corner(-0.01, -0.01)]
    const feeSteps = [{ upTo: 4000, fee: 2500 }]
    await maker.staff.ask(calls.update, { ...like, feeSteps, ground: { ...like.ground, shape: 'drawn', corners } })
    const made = await maker.make()
    expect(made).toMatchObject({ feeSteps, ground: { shape: 'circle', radius: 4000, corners: [] } })
    const { shown: _, ...form } = made
    expect((await maker.staff.call(calls.update, { ...form, shown: false })).code).toBe(200)
  })

  it('is not there for guests until an owner opens it, and then follows its hours', async () => {
    const { id } = await maker.make()
    expect([(await seenByGuests(id)).code, await storesOfGuests()]).toEqual([400, expect.not.arrayContaining([id])])
    expect(await maker.open(id)).toMatchObject({ state: 'openNow', shown: true, version: 2 })
    expect((await seenByGuests(id)).data).toMatchObject({ isOpen: true, name: NEW_STORE.name.en })
    expect(await storesOfGuests()).toContain(id)
    expect(await maker.open(id)).toMatchObject({ version: 2 })
  })

  it('is made once for a key, and recorded with the one that it is like', async () => {
    const make = () => maker.staff.ask(calls.create, NEW_STORE, { key: 'once' })
    const made = await make()
    expect(await make()).toEqual(made)
    expect((await maker.staff.ask(calls.list, { keyword: 'Thonglor' })).total).toBe(1)
    await maker.open(made.id)
    expect(await maker.staff.audited(made.id)).toMatchObject([
      { action: 'store.open', before: { shown: false, paused: true }, after: { shown: true, paused: false } },
      { action: 'store.create', before: null, after: { name: NEW_STORE.name, copyFrom: 'ari' } },
    ])
  })

  it('is refused with the fields that name what does not exist', async () => {
    const refused = async (change: object) => {
      const { code, data } = await maker.staff.call(calls.create, { ...NEW_STORE, ...change })
      return [code, Object(data).fields]
    }
    expect(await refused({ copyFrom: 'nowhere' })).toEqual([400, ['copyFrom']])
    expect(await refused({ regionId: 'atlantis' })).toEqual([400, ['regionId']])
    expect((await refused({ name: { en: '' } }))[0]).toBe(400)
    expect((await refused({ place: { lat: 91, lng: 0 } }))[0]).toBe(400)
  })

  it('leaves nothing when a part of it cannot be copied', async () => {
    const { db } = maker.backend
    await openReserve(maker.backend)
    await db.execute(
      sql`create function refuse_row() returns trigger language plpgsql as 'begin raise exception ''no more''; end'`,
    )
    // The last table that is copied.
    await db.execute(sql`create trigger refuse_row before insert on reserve_stores execute function refuse_row()`)
    try {
      const before = await dump(db)
      expect((await maker.staff.call(calls.create, NEW_STORE)).code).toBe(500)
      expect(await dump(db)).toBe(before)
    } finally {
      await db.execute(sql`drop function refuse_row cascade`)
    }
    expect(await maker.make()).toMatchObject({ state: 'notOpened' })
  })
})

it('staff set up a new store before guests see it: tables with codes, queue and bookings', async () => {
  await openReserve(maker.backend)
  const { id: storeId } = await maker.make()
  const table = { name: 'A1', area: { en: 'Garden' }, seats: 4, codePerSession: false }
  await maker.staff.ask(diningTableContract.create, { storeId, ...table })
  expect((await maker.staff.ask(tableContract.floor, { storeId })).tables).toMatchObject([
    { name: 'A1', state: 'free' },
  ])
  expect((await maker.staff.ask(tableContract.codes, { storeId })).storeName).toBe(NEW_STORE.name.en)
  expect((await maker.staff.ask(queueContract.tickets, { storeId })).list).toEqual([])
  const { rules } = await maker.staff.ask(reserveRulesContract.read, { storeId })
  if (!rules) throw new Error('no rules')
  const { version } = await maker.staff.ask(reserveRulesContract.update, { ...rules, keepMinutes: 20 })
  expect(version).toBe(2)
})

describe('the people of a new store', () => {
  const STAFF = { email: 'mai@example.com', role: 'manager' } as const

  it('are those who work in all stores; others work there when an owner adds them', async () => {
    const everywhere = await maker.staff.invite({ ...STAFF, email: 'all@example.com' })
    const ofSilom = await maker.staff.invite({ ...STAFF, storeIds: ['silom'] })
    const { id } = await maker.make()
    expect((await everywhere.call(calls.read, { id })).code).toBe(200)
    expect((await ofSilom.call(calls.read, { id })).code).toBe(403)
    const ofBoth = await maker.staff.invite({ ...STAFF, email: 'nok@example.com', storeIds: ['silom', id] })
    expect((await ofBoth.call(calls.read, { id })).code).toBe(200)
  })

  it('choose it by its name before guests see it; who does not work there does not', async () => {
    const { id } = await maker.make()
    const namesOf = async (staff: typeof maker.staff) =>
      (await staff.ask(calls.names, {})).list.map((store) => [store.id, store.shown])
    const cook = await maker.staff.invite({ email: 'cook@example.com', role: 'kitchen', storeIds: [id] })
    const ofSilom = await maker.staff.invite({ ...STAFF, storeIds: ['silom'] })
    expect(await namesOf(maker.staff)).toContainEqual(['hidden', false])
    expect(await namesOf(cook)).toContainEqual([id, false])
    expect(await namesOf(ofSilom)).toEqual([
      ['ari', true],
      ['silom', true],
      ['closed', true],
    ])
  })

  it('do not open it by themselves: that is for owners', async () => {
    const manager = await maker.staff.invite(STAFF)
    const { id, version, ...form } = await maker.make()
    expect((await manager.call(calls.create, NEW_STORE)).code).toBe(403)
    expect((await manager.call(calls.open, { id, version })).code).toBe(403)
    expect((await manager.call(calls.setPaused, { id, version, paused: false })).code).toBe(400)
    const shown = await manager.call(calls.update, { ...form, id, version, shown: true })
    expect([shown.code, Object(shown.data).fields]).toEqual([400, ['shown']])
    expect((await manager.call(calls.update, { ...form, id, version, tel: '02 111 2222' })).code).toBe(200)
    expect((await maker.staff.call(calls.open, { id, version })).code).toBe(409)
    expect(await maker.staff.ask(calls.read, { id })).toMatchObject({ state: 'notOpened' })
  })

  it('are, of an owner of some stores, the owner too, who copies only from these', async () => {
    const owner = await maker.staff.invite({ ...STAFF, role: 'owner', storeIds: ['silom'] })
    expect((await owner.call(calls.create, NEW_STORE)).code).toBe(403)
    const { id } = await owner.ask(calls.create, { ...NEW_STORE, copyFrom: 'silom' })
    expect(await owner.ask(calls.read, { id })).toMatchObject({ state: 'notOpened' })
  })
})
