import {
  couponTemplateContract as calls,
  type TemplateFields,
} from '../../../../console/contract/coupons/couponTemplate'
import { couponContract } from '../../../../src/contract/coupon/coupon'
import { exchangeBatches } from '../../../../server/db/schema/coupons/couponClaims'
import { enterGiver } from '../../support/coupons/couponGiver'
import { giveCoupon } from '../../support/coupons/coupons'
import { codesOf } from '../../support/inStore/diner'
import { freshConsole } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { StaffCaller } from '../../support/console/staff'
import { templateFields } from '../../support/console/templateFields'

let backend: Backend
let staff: StaffCaller
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  staff = await StaffCaller.enter(backend)
})

const create = (given: Partial<TemplateFields> = {}) => staff.ask(calls.create, templateFields(given))
const names = (list: { name: { en: string } }[]) => list.map(({ name }) => name.en)

it('a coupon template that staff make is read as it was entered, is recorded, and guests can claim it', async () => {
  const useTimes = [{ weeks: [1, 2], start: '11:00', end: '14:00' }]
  const fields = templateFields({
    ...{ useTimes, scenes: ['delivery'], storeIds: ['ari'], perPerson: 1, total: 10, image: 'pictures/cake.webp' },
    ...{ validRule: 'fixed', validDays: null },
    ...{ startAt: '2026-11-21T00:00:00.000+07:00', endAt: '2026-12-01T00:00:00.000+07:00' },
  })
  const made = await staff.ask(calls.create, fields)
  expect(made).toMatchObject({ ...fields, version: 1, state: 'onSale', issued: 0, promised: false })
  expect(await staff.ask(calls.read, { id: made.id })).toEqual(made)
  expect(await staff.audited(made.id)).toMatchObject([{ action: 'couponTemplate.create', before: null, after: made }])
  const nok = await enterGiver(backend, 'Nok')
  await nok.ask(couponContract.claim, { couponId: made.id })
  expect(await staff.ask(calls.read, { id: made.id })).toMatchObject({ issued: 1, promised: true, version: 1 })
})

it('a repeated request makes one template', async () => {
  const [first, second] = [1, 2].map(() => staff.ask(calls.create, templateFields(), { key: 'one' }))
  expect((await first)?.id).toBe((await second)?.id)
  expect((await staff.ask(calls.list, {})).total).toBe(1)
})

describe('the list of templates', () => {
  it('goes by pages, by a word of the name in any language, and by state', async () => {
    await create({ sort: 1 })
    await create({ sort: 2, name: { en: '100% off', th: 'ฟรี' }, claimFrom: '2026-11-22T00:00:00.000+07:00' })
    await create({ sort: 3, name: { en: 'Old' }, claimUntil: '2026-11-21T11:00:00.000+07:00' })
    const { id, version } = await create({ sort: 4, name: { en: 'Dinner' } })
    await staff.ask(calls.setOnSale, { id, version, onSale: false })
    const all = await staff.ask(calls.list, { pageSize: 3 })
    expect([all.total, names(all.list)]).toEqual([4, ['Lunch', '100% off', 'Old']])
    expect(names((await staff.ask(calls.list, { pageSize: 3, page: 2 })).list)).toEqual(['Dinner'])
    const found = async (keyword: string) => names((await staff.ask(calls.list, { keyword })).list)
    expect([await found('ฟรี'), await found('0%'), await found('_'), await found('en')]).toEqual([
      ['100% off'],
      ['100% off'],
      [],
      [],
    ])
    const ofState = async (state: 'onSale' | 'upcoming' | 'ended' | 'paused' | 'soldOut') =>
      names((await staff.ask(calls.list, { state })).list)
    expect(await Promise.all((['onSale', 'upcoming', 'ended', 'paused', 'soldOut'] as const).map(ofState))).toEqual([
      ['Lunch'],
      ['100% off'],
      ['Old'],
      ['Dinner'],
      [],
    ])
  })
})

describe('an edit of a template', () => {
  it('changes all of it while no guest has one, and is recorded with what it was', async () => {
    const made = await create()
    const fields = templateFields({ kind: 'percent', value: 1500, maxDiscount: 10_000, name: { en: 'Less' } })
    const changed = await staff.ask(calls.update, { ...fields, id: made.id, version: 1 })
    expect(changed).toMatchObject({ ...fields, version: 2 })
    const [entry] = await staff.audited(made.id)
    expect(entry).toMatchObject({ action: 'couponTemplate.update', before: made, after: changed })
  })

  it('that did not see the last edit is refused, and gets how it is now', async () => {
    const { id } = await create()
    const changed = await staff.ask(calls.update, { ...templateFields({ sort: 5 }), id, version: 1 })
    const stale = await staff.call(calls.update, { ...templateFields({ sort: 6 }), id, version: 1 })
    expect([stale.code, stale.data]).toEqual([409, { current: changed }])
    expect((await staff.call(calls.setOnSale, { id, version: 1, onSale: false })).code).toBe(409)
    expect(await staff.ask(calls.read, { id })).toEqual(changed)
  })

  it('by six at once succeeds for one', async () => {
    const { id } = await create()
    const edit = (_: unknown, sort: number) => staff.call(calls.update, { ...templateFields({ sort }), id, version: 1 })
    expect(codesOf(await Promise.all(Array.from('abcdef', edit)))).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('leaves the terms of a coupon that someone holds, also one whose total is not counted, and its validity', async () => {
    const { id } = await create()
    const nok = await enterGiver(backend, 'Nok')
    await giveCoupon(backend, nok.userId, id)
    const [before] = await nok.held()
    const refused = await staff.call(calls.update, {
      ...templateFields({ value: 100, giftable: true }),
      id,
      version: 1,
    })
    expect([refused.code, refused.data]).toEqual([400, { fields: ['value', 'giftable'] }])
    const fields = templateFields({ validDays: 3, total: 5, perPerson: 1 })
    expect(await staff.ask(calls.update, { ...fields, id, version: 1 })).toMatchObject({ validDays: 3, version: 2 })
    expect(await nok.held()).toEqual([before])
  })

  it('leaves the terms of a coupon that a code promises', async () => {
    const { id } = await create()
    const batch = { name: 'Flyer', kind: 'coupon', coupons: [{ templateId: id, num: 1 }] } as const
    await backend.db
      .insert(exchangeBatches)
      .values({ ...batch, coupons: [...batch.coupons], id: 'flyer', createdAt: backend.clock.now() })
    expect((await staff.call(calls.update, { ...templateFields({ value: 100 }), id, version: 1 })).code).toBe(400)
  })

  it('does not take the total below what is issued', async () => {
    const { id } = await create({ total: 5 })
    const [nok, som] = [await enterGiver(backend, 'Nok'), await enterGiver(backend, 'Som')]
    for (const guest of [nok, som]) await guest.ask(couponContract.claim, { couponId: id })
    const { code, data } = await staff.call(calls.update, { ...templateFields({ total: 1 }), id, version: 1 })
    expect([code, data]).toEqual([400, { fields: ['total'] }])
    expect((await staff.ask(calls.update, { ...templateFields({ total: 2 }), id, version: 1 })).state).toBe('soldOut')
  })

  it('of an unknown template is refused', async () => {
    expect((await staff.call(calls.update, { ...templateFields(), id: 'nothing', version: 1 })).code).toBe(400)
    expect((await staff.call(calls.read, { id: 'nothing' })).msg).toContain('not found')
  })
})

it('a paused template is not issued any more, held coupons stay, and it can be resumed', async () => {
  const { id } = await create()
  const [nok, som] = [await enterGiver(backend, 'Nok'), await enterGiver(backend, 'Som')]
  await nok.ask(couponContract.claim, { couponId: id })
  expect((await staff.ask(calls.setOnSale, { id, version: 1, onSale: false })).state).toBe('paused')
  expect((await som.call(couponContract.claim, { couponId: id })).code).toBe(400)
  expect((await nok.held()).map(({ state }) => state)).toEqual(['usable'])
  expect((await staff.ask(calls.setOnSale, { id, version: 2, onSale: true })).state).toBe('onSale')
  expect((await som.call(couponContract.claim, { couponId: id })).code).toBe(200)
})

const FIXED = { validRule: 'fixed', validDays: null } as const
const [EARLY, LATE] = ['2026-12-01T00:00:00+07:00', '2026-12-02T00:00:00+07:00']
const BAD: [string, Partial<TemplateFields>, string[]][] = [
  ['nothing off', { value: 0 }, ['value']],
  ['more than all off', { kind: 'percent', value: 10_001 }, ['value']],
  ['a cap of an amount', { maxDiscount: 1000 }, ['maxDiscount']],
  ['no free pieces', { kind: 'buyGet', value: 0, buyNum: 2 }, ['getNum']],
  ['pieces to buy for a free item', { kind: 'freeItem', value: 0, buyNum: 1, getNum: 1 }, ['buyNum']],
  ['free delivery to the table', { kind: 'freeDelivery', value: 0, scenes: ['personPay'] }, ['scenes']],
  ['only these dishes, and none', { goodsRule: 'only' }, ['goodsIds']],
  ['all dishes but some', { goodsIds: ['one'] }, ['goodsIds']],
  ['a fixed validity without dates', FIXED, ['startAt', 'endAt']],
  ['a fixed validity that ends first', { ...FIXED, startAt: LATE, endAt: EARLY }, ['endAt']],
  ['days without a number', { validDays: null }, ['validDays']],
  ['a claim period that ends first', { claimFrom: LATE, claimUntil: EARLY }, ['claimUntil']],
  ['more on a day than in all', { perPerson: 1, perDay: 2 }, ['perDay']],
  ['more for one than for all', { total: 1, perPerson: 2 }, ['perPerson']],
  ['members of no level', { receiver: 'level' }, ['level']],
  ['a weekday twice', { useTimes: [{ weeks: [1, 1], start: '10:00', end: '12:00' }] }, ['useTimes']],
  ['an unknown store', { storeIds: ['nowhere'] }, ['storeIds']],
  ['an unknown dish', { goodsRule: 'only', goodsIds: ['nothing'] }, ['goodsIds']],
  ['an impossible date', { claimFrom: '2026-13-41T00:00:00Z' }, ['claimFrom']],
  ['no English name', { name: { en: ' ', th: 'มื้อเที่ยง' } }, ['name']],
]

it.each(BAD)('a template with %s is refused with its fields', async (_what, given, fields) => {
  const { code, data, msg } = await staff.call(calls.create, templateFields(given))
  expect([code, data]).toEqual([400, { fields }])
  expect(msg).toContain(fields[0])
  expect((await staff.ask(calls.list, {})).total).toBe(0)
})
