import { drinksContract as staffCalls } from '../../../console/contract/tables/drinks'
import { memberTillContract } from '../../../console/contract/till/memberTill'
import { pictureContract } from '../../../console/contract/look/picture'
import { drinksContract as calls } from '../../../src/contract/inStore/drinks'
import { qrcodeContract } from '../../../src/contract/qrcode'
import { codesOf } from '../support/inStore/diner'
import { type Drinker, enterDrinker, freshBar, handOut, storeFor, RUM } from '../support/membership/drinks'
import { type Backend, runJob } from '../support/harness'
import { canvas } from '../support/console/picture'
import { StaffCaller } from '../support/console/staff'
import { setConfig } from '../support/database/configs'

let backend: Backend
let staff: StaffCaller
let nok: Drinker
freshBar((...all) => ([backend, staff, nok] = all))

const DAY = 24 * 60
const storeWith = (more: object) => staff.call(staffCalls.keep, { ...RUM, phone: nok.phone, ...more })

describe('a bottle that staff keep', () => {
  it('is in the list of its member until its last day, with its shelf, its number and its log', async () => {
    const kept = await storeFor(staff, nok, { orderNo: 'SB1', remark: 'Table A8' })
    expect(kept).toMatchObject({
      ...{
        memberName: 'Nok',
        phone: nok.phone,
        no: 'K-0001',
        version: 1,
        quantity: 1,
        left: 1,
        state: 1,
        leftDays: 180,
      },
      ...{ expireAt: '2027-05-21T00:00:00.000+07:00', alcohol: true, locked: false },
    })
    const { list, total, counts, rules } = await nok.list()
    expect(list).toMatchObject([
      {
        ...{ id: kept.id, no: 'K-0001', goodsName: 'Golden rum', cabinet: 'Shelf 12', volume: 700, leftQuantity: 1 },
        ...{ storageKind: 'sealed', remainLevel: null, state: 1, stateFormat: 'Kept', endsSoon: false },
      },
    ])
    expect({ total, counts }).toEqual({ total: 1, counts: { kept: 1, endsSoon: 0, taken: 0, expired: 0 } })
    expect(rules.join(' ')).toMatch(/180 days.*20 or older/)
    expect(await nok.look(kept.id)).toMatchObject({ actions: ['take', 'give'], orderNo: 'SB1', remark: 'Table A8' })
    expect(await nok.log(kept.id)).toEqual([['store', 1, 1]])
    const [entry] = await staff.audited(kept.id)
    expect(entry).toMatchObject({ action: 'drinks.keep', before: null, after: { memberName: '', phone: '' } })
  })

  it('is photographed by a cashier, and its member sees the photo', async () => {
    const cashier = await staff.invite({ email: 'bar@example.com', role: 'cashier' })
    const content = (await canvas(30, 60).png().toBuffer()).toString('base64')
    const { name: photo } = await cashier.ask(pictureContract.upload, { content })
    const kept = await cashier.ask(staffCalls.keep, { ...RUM, phone: nok.phone, photo })
    expect(kept.photo).toBe(photo)
    const [shown] = (await nok.list()).list
    expect([shown?.image, (await nok.look(kept.id)).image]).toEqual([photo, photo])
    const { statusCode, headers } = await backend.app.server.inject({ url: `/media/${photo}` })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await cashier.call(pictureContract.remove, { id: 'any' })).code).toBe(403)
  })

  it('is kept for the member who shows the code, which is used up by that', async () => {
    const { qrCode: memberCode } = await nok.ask(qrcodeContract.read, { kind: 'member' })
    expect((await staff.ask(staffCalls.keep, { ...RUM, memberCode })).memberName).toBe('Nok')
    expect((await staff.call(staffCalls.keep, { ...RUM, memberCode })).msg).toMatch(/used/)
    expect((await staff.call(memberTillContract.scan, { code: memberCode })).code).toBe(400)
  })

  it.each<[string, object, RegExp]>([
    ['nobody', { phone: undefined }, /phone/],
    ['two members', { memberCode: '123' }, /phone/],
    ['a number that no member has', { phone: '0899999999' }, /No member/],
    ['a number that is none', { phone: '12' }, /./],
    ['a code that is none', { phone: undefined, memberCode: '123' }, /./],
    ['a guest whose age was not checked', { ageChecked: false }, /20 or older/],
    ['a store that does not exist', { storeId: 'none' }, /./],
    ['more than a whole bottle', { storageKind: 'opened', quantity: 101 }, /quantity/],
    ['a picture that is not there', { photo: 'uploads/abcdefghijklmnopqrst.webp' }, /photo/],
  ])('is not kept for or with %s', async (_what, fields, message) => {
    const { code, msg } = await storeWith(fields)
    expect([code, msg]).toEqual([400, expect.stringMatching(message)])
    expect((await nok.list()).total).toBe(0)
  })

  it('needs no age without alcohol, and may be an opened one or several pieces', async () => {
    await storeFor(staff, nok, { category: 'soft', ageChecked: false, quantity: 6, unit: 'can' })
    await storeFor(staff, nok, { storageKind: 'opened', quantity: 65, keepDays: 3 })
    expect((await nok.list()).list).toMatchObject([
      { remainLevel: 65, quantity: 1, leftQuantity: 1, state: 2, endsSoon: true, leftDays: 3 },
      { remainLevel: null, quantity: 6, leftQuantity: 6, unit: 'can', state: 1 },
    ])
  })
})

describe('the owner', () => {
  it('extends it once, when its end is near, by the rule', async () => {
    const { id } = await storeFor(staff, nok, { keepDays: 40 })
    expect((await nok.look(id)).extendRule).toBe('You can extend it by 30 days, free, in the last 30 days')
    expect((await nok.call(calls.extend, { id })).msg).toMatch(/cannot be extended by you/)
    backend.clock.advance(10 * DAY)
    expect(await nok.look(id)).toMatchObject({ leftDays: 30, extendRule: 'Extend once by 30 days, free' })
    expect(await nok.ask(calls.extend, { id })).toMatchObject({ leftDays: 60, actions: ['take', 'give'] })
    backend.clock.advance(60 * DAY)
    expect(await nok.look(id)).toMatchObject({ leftDays: 0, extendRule: 'Our staff can extend it at the bar' })
    expect((await nok.call(calls.extend, { id })).code).toBe(400)
    expect(await nok.log(id)).toEqual([
      ['extend', 0, 1],
      ['store', 1, 1],
    ])
  })

  it('extends it once of three taps at the same moment', async () => {
    const { id } = await storeFor(staff, nok, { keepDays: 5 })
    expect(codesOf(await Promise.all([1, 2, 3].map(() => nok.call(calls.extend, { id }))))).toEqual([200, 400, 400])
    expect((await nok.look(id)).leftDays).toBe(35)
  })

  it('sees nothing of the bottles of others, and does nothing with them', async () => {
    const { id } = await storeFor(staff, nok, { keepDays: 5 })
    const som = await enterDrinker(backend, 'Som')
    for (const endpoint of [calls.detail, calls.log, calls.takeCode, calls.cancelCode, calls.extend, calls.give])
      expect((await som.call(endpoint, { id, adult: true })).msg).toBe('This bottle was not found')
    expect((await som.list()).total).toBe(0)
    expect((await backend.call(calls.detail, { id }, { token: await backend.guest() })).code).toBe(401)
  })

  it('gets the text of a restaurant that has switched drink storage off', async () => {
    const { id } = await storeFor(staff, nok)
    await setConfig(backend.db, 'drinkSetting', { on: false })
    for (const endpoint of [calls.list, calls.detail, calls.log, calls.takeCode, calls.extend, calls.give])
      expect((await nok.call(endpoint, { id })).msg).toMatch(/not available at the moment/)
    expect((await storeWith({})).msg).toMatch(/not available at the moment/)
    expect((await staff.ask(staffCalls.list, { storeId: 'ari' })).total).toBe(1)
  })
})

describe('the list of staff', () => {
  it('is sorted by end, and finds by days, name, cabinet and number', async () => {
    const som = await enterDrinker(backend, 'Som')
    await storeFor(staff, nok, { keepDays: 9 })
    await storeFor(staff, som, {
      keepDays: 2,
      name: { en: 'House red wine' },
      category: 'wine',
      cabinet: 'Wine fridge',
    })
    const found = async (asked: object) =>
      (await staff.ask(staffCalls.list, { storeId: 'ari', ...asked })).list.map(({ no }) => no)
    expect(await found({})).toEqual(['K-0002', 'K-0001'])
    expect(await found({ endsWithin: 2 })).toEqual(['K-0002'])
    expect(await found({ keyword: 'rum' })).toEqual(['K-0001'])
    expect(await found({ keyword: 'FRIDGE' })).toEqual(['K-0002'])
    expect(await found({ keyword: 'som' })).toEqual(['K-0002'])
    expect(await found({ keyword: 'k-0001' })).toEqual(['K-0001'])
    expect(await found({ storeId: 'closed' })).toEqual([])
    backend.clock.advance(3 * DAY)
    staff = await StaffCaller.enter(backend)
    expect([await found({ state: 'kept' }), await found({ state: 'expired' })]).toEqual([['K-0001'], ['K-0002']])
    expect(await found({})).toEqual(['K-0002', 'K-0001'])
  })

  it('lists what the clock has ended as expired before and after the job, and staff revive it', async () => {
    const { id } = await storeFor(staff, nok, { keepDays: 1 })
    backend.clock.advance(2 * DAY)
    const before = await nok.list('expired')
    await runJob(backend.app.jobs.drinks)
    expect(await nok.list('expired')).toEqual(before)
    expect(before.list).toMatchObject([{ id, state: 4, stateFormat: 'Expired' }])
    expect((await nok.call(calls.takeCode, { id, adult: true })).msg).toMatch(/not kept any more/)
    staff = await StaffCaller.enter(backend)
    const { version } = await staff.ask(staffCalls.read, { id })
    const extended = await staff.ask(staffCalls.extend, { id, version, days: 7 })
    expect(extended).toMatchObject({ state: 1, leftDays: 7 })
    expect((await nok.log(id)).map(([action]) => action)).toEqual(['extend', 'expire', 'store'])
    const { code } = await nok.code(id)
    await staff.ask(staffCalls.takeOut, await handOut(staff, { code, left: 0 }))
    expect((await nok.list('taken')).counts).toEqual({ kept: 0, endsSoon: 0, taken: 1, expired: 0 })
  })

  it('loses a bottle that is written off, with a reason that its owner sees', async () => {
    const { id, version } = await storeFor(staff, nok)
    const off = { id, version, reason: 'The bottle broke' }
    expect(await staff.ask(staffCalls.writeOff, off)).toMatchObject({ state: 6, left: 0 })
    const again = await staff.call(staffCalls.writeOff, off)
    expect([again.code, again.data]).toMatchObject([409, { current: { state: 6 } }])
    expect((await nok.ask(calls.log, { id })).list[0]).toMatchObject({
      remark: 'The bottle broke',
      change: -1,
      left: 0,
    })
    expect((await nok.list('expired')).list).toMatchObject([{ state: 6 }])
  })
})
