import {
  type ActivityFields,
  couponActivityContract as calls,
} from '../../../../console/contract/coupons/couponActivity'
import { couponContract } from '../../../../src/contract/coupon/coupon'
import { couponActivityContract } from '../../../../src/contract/coupon/couponActivity'
import { addTemplate } from '../../support/coupons/coupons'
import { enterGiver, type Giver } from '../../support/coupons/couponGiver'
import { codesOf } from '../../support/inStore/diner'
import { freshConsole } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
let nok: Giver
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  await addTemplate(backend, { id: 'dinner' })
  staff = await StaffCaller.enter(backend)
  nok = await enterGiver(backend, 'Nok')
})

const campaign = (given: Partial<ActivityFields> = {}): ActivityFields => ({
  ...{ sort: 0, name: { en: 'Night market', th: 'ตลาดนัด' }, description: { en: 'Long tables' }, image: '' },
  ...{ word: null, listed: true, coupons: [{ templateId: 'dinner', num: 2 }], total: 100 },
  ...{ validFrom: null, validUntil: null },
  ...given,
})
const claim = (activityId: string) => nok.call(couponActivityContract.claim, { activityId })

it('a campaign that staff make is listed, recorded, and claimed by guests', async () => {
  const made = await staff.ask(calls.create, campaign())
  expect(made).toMatchObject({ ...campaign(), version: 1, onSale: true, claimed: 0 })
  expect((await claim(made.id)).data.coupons).toHaveLength(2)
  const [listed] = (await staff.ask(calls.list, { keyword: 'ตลาด', onSale: true })).list
  expect(listed).toEqual({ ...made, claimed: 1 })
  expect((await staff.ask(calls.list, { onSale: false })).total).toBe(0)
  expect(await staff.audited(made.id)).toMatchObject([{ action: 'couponActivity.create', before: null, after: made }])
})

it('a word is kept without capitals and double spaces, and gives for how guests type it', async () => {
  const { word } = await staff.ask(calls.create, campaign({ word: 'Rain   NOW' }))
  expect(word).toBe('rain now')
  expect((await nok.ask(couponContract.word, { word: 'RAIN now' })).coupons).toHaveLength(2)
})

it('a word that another campaign has is refused, also when two of staff take it at once', async () => {
  const replies = await Promise.all(
    ['Hello', 'HELLO'].map((word) => staff.call(calls.create, campaign({ word, listed: false }))),
  )
  expect(codesOf(replies)).toEqual([200, 400])
  expect(replies.find(({ code }) => code === 400)).toMatchObject({ data: { fields: ['word'] } })
  const other = await staff.ask(calls.create, campaign())
  const taken = await staff.call(calls.update, { ...campaign({ word: 'hello' }), id: other.id, version: 1 })
  expect([taken.code, taken.data]).toEqual([400, { fields: ['word'] }])
  expect((await staff.ask(calls.list, {})).total).toBe(2)
})

it('an edit counts the version up and leaves what was claimed; a total below that is refused', async () => {
  const { id } = await staff.ask(calls.create, campaign())
  await claim(id)
  const below = await staff.call(calls.update, { ...campaign({ total: 0 }), id, version: 1 })
  expect(below.code).toBe(400)
  const edit = campaign({ total: 1, description: { en: 'Almost over' } })
  expect(await staff.ask(calls.update, { ...edit, id, version: 1 })).toMatchObject({ ...edit, version: 2, claimed: 1 })
  expect(await nok.held()).toHaveLength(2)
})

it('a stopped campaign gives nothing until it runs again', async () => {
  const { id } = await staff.ask(calls.create, campaign())
  await staff.ask(calls.setOnSale, { id, version: 1, onSale: false })
  expect((await claim(id)).code).toBe(400)
  await staff.ask(calls.setOnSale, { id, version: 2, onSale: true })
  expect((await claim(id)).code).toBe(200)
})

it('of six edits that saw the same version one succeeds, and the others get how it is now', async () => {
  const { id } = await staff.ask(calls.create, campaign())
  const edit = (_: unknown, sort: number) => staff.call(calls.update, { ...campaign({ sort }), id, version: 1 })
  expect(codesOf(await Promise.all(Array.from('abcdef', edit)))).toEqual([200, 409, 409, 409, 409, 409])
  const [now] = (await staff.ask(calls.list, {})).list
  const stale = await staff.call(calls.setOnSale, { id, version: 1, onSale: false })
  expect([stale.code, stale.data]).toEqual([409, { current: now }])
})

const BAD: [string, Partial<ActivityFields>, string[]][] = [
  ['no coupons', { coupons: [] }, ['coupons']],
  ['a coupon twice', { coupons: campaign().coupons.flatMap((coupon) => [coupon, coupon]) }, ['coupons']],
  ['a coupon that there is not', { coupons: [{ templateId: 'gone', num: 1 }] }, ['coupons']],
  ['a word of spaces', { word: '   ' }, ['word']],
  [
    'an end before its beginning',
    { validFrom: '2026-12-02T00:00:00+07:00', validUntil: '2026-12-01T00:00:00+07:00' },
    ['validUntil'],
  ],
  ['a picture that is none', { image: '../secret' }, ['image']],
]
it.each(BAD)('a campaign with %s is refused with its fields', async (_what, given, fields) => {
  const { code, data } = await staff.call(calls.create, campaign(given))
  expect([code, data]).toEqual([400, { fields }])
})
