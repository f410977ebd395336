import type { ReserveConfig } from '@/contract/inStore/reserve'
import { BookingModel, contactGap } from '@/pages/reserve/ljyy.model'

const area = (id: string, minPeople: number, maxPeople: number) => {
  const deposit = { kind: 'none' as const, amount: 0 }
  return { id, name: id, caption: '', icon: 'seat' as const, minPeople, maxPeople, maxTables: 2, deposit }
}

const CONFIG = {
  storeInfo: { id: 'ari' },
  areas: [area('window', 1, 4), area('room', 5, 8)],
  maxPeople: 8,
  minTables: 1,
  contact: { name: 'Nok', phone: '0812345678' },
} as unknown as ReserveConfig

const slot = (time: string, left: number) => ({ time, left, serving: 'dinner' as const, minutes: 120 })

function setUp(config = CONFIG) {
  const slots = jest.fn(({ date = '2026-11-21' }: { date?: string }) =>
    Promise.resolve({
      date,
      dates: [{ date: '2026-11-21', state: 'open' }],
      slots: [slot('18:00', 2), slot('19:00', 0)],
      serverTime: '2026-11-21T12:00:00+07:00',
    }),
  )
  const checkout = jest.fn().mockResolvedValue({
    deposit: 20_000,
    payTypes: [{ type: 'promptpay', enabled: true }],
    refunds: [],
  })
  const remote = { slots, checkout } as unknown as ConstructorParameters<typeof BookingModel>[0]
  return { model: new BookingModel(remote, config), slots, checkout }
}

describe('a booking', () => {
  it('begins with two guests in the first area for them, on the first day that can be booked', async () => {
    const { model, slots } = setUp()
    await model.load()
    expect(slots).toHaveBeenCalledWith({ storeId: 'ari', areaId: 'window', people: 2, tables: 1 })
    expect([model.picker.date, model.gap]).toEqual(['2026-11-21', 'needTime'])
  })

  it('asks for its price once a time is chosen that is free', async () => {
    const { model, checkout } = setUp()
    await model.load()
    model.picker.chooseTime('18:00')
    await model.quote.start()
    expect(checkout).toHaveBeenCalledWith(expect.objectContaining({ date: '2026-11-21', time: '18:00', people: 2 }))
    expect(model.request).toMatchObject({ deposit: 20_000, payType: 'promptpay', contact: 'Nok', time: '18:00' })
    expect(model.gap).toBeUndefined()
  })

  it('has no price for other guests than it was asked for, and moves them to an area that fits', async () => {
    const { model } = setUp()
    await model.load()
    model.picker.chooseTime('18:00')
    await model.quote.start()
    model.choosePeople(6)
    expect([model.areaId, model.offer, model.picker.times]).toEqual(['room', undefined, undefined])
    await model.load()
    expect([model.picker.slot?.time, model.offer?.deposit]).toEqual(['18:00', 20_000])
  })

  it('of a group without an area has a gap', () => {
    const { model } = setUp({ ...CONFIG, areas: [area('window', 1, 4)] })
    model.choosePeople(7)
    expect([model.area, model.gap]).toEqual([undefined, 'needArea'])
  })

  it('does not take a time that is full', async () => {
    const { model } = setUp()
    await model.load()
    model.picker.chooseTime('19:00')
    expect([model.picker.slot, model.gap]).toEqual([undefined, 'needTime'])
  })

  it('keeps what was typed when the rules of the store come again, and fills what is empty', () => {
    const { model } = setUp({ ...CONFIG, contact: { name: '', phone: '' } })
    model.setContact({ contact: ' Som ', phone: '' })
    model.note('A high chair')
    model.renew(CONFIG)
    expect([model.contact, model.phone, model.notes]).toEqual(['Som', '0812345678', 'A high chair'])
  })
})

it.each([
  ['', '0812345678', 'needName'],
  ['Nok', ' ', 'needPhone'],
  ['Nok', '0812', 'badPhone'],
  ['Nok', '081 234 5678', undefined],
])('the contact %p with %p gives %p', (contact, phone, gap) => {
  expect(contactGap({ contact, phone })).toBe(gap)
})
