import {
  type BirthdayFields,
  memberRewardContract as calls,
  type SignInFields,
} from '../../../../console/contract/members/memberReward'
import { configContract } from '../../../../src/contract/config/config'
import { memberGiftContract } from '../../../../src/contract/membership/memberGift'
import { signInAs } from '../../support/accounts/accounts'
import { addTemplate } from '../../support/coupons/coupons'
import { codesOf } from '../../support/inStore/diner'
import { freshConsole } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { gives, RULES, Signer } from '../../support/membership/signers'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  for (const id of ['row', 'month', 'dessert']) await addTemplate(backend, { id, name: { en: id } })
  staff = await StaffCaller.enter(backend)
})

const signIn = (given: Partial<SignInFields> = {}): SignInFields => ({ ...RULES, ...given })
const birthday = (given: Partial<BirthdayFields> = {}): BirthdayFields => ({
  ...{ on: true, name: { en: 'Free dessert', th: 'ของหวานฟรี' }, window: 'month', daysBefore: 0, daysAfter: 0 },
  ...gives(100, 'dessert'),
  ...given,
})
const update = async (given: Partial<SignInFields> = {}) => {
  const { revision } = await staff.ask(calls.signIn, {})
  return staff.call(calls.updateSignIn, { revision, ...signIn(given) })
}

it('the daily sign-in that staff set up is what members get, and is recorded', async () => {
  expect(await staff.ask(calls.signIn, {})).toMatchObject({ on: false, rewards: [] })
  const { data } = await update()
  expect(data).toMatchObject(signIn())
  expect(await staff.audited('signInSetting')).toMatchObject([
    { action: 'signIn.update', before: { on: false }, after: { on: true, makeUpCost: 50 } },
  ])
  const nok = await Signer.enter(backend)
  expect(await nok.sign()).toMatchObject({ reward: { points: 5 }, view: { makeUp: { cost: 50 } } })
  const { signInSetting } = await backend.ask(configContract.forms, { idents: ['signInSetting'] })
  expect(signInSetting).toEqual({ on: true })
})

it('a change counts from the next sign-in on; what was given stays', async () => {
  await update()
  const nok = await Signer.enter(backend)
  await nok.signOn(21)
  await update({ rewards: [gives(1), gives(2)] })
  expect((await nok.sign()).already).toBe(true)
  await nok.signOn(22)
  expect((await nok.view()).points).toBe(5 + 2)
})

it('of six edits that saw the same rules one succeeds, and the others get the current ones', async () => {
  const { revision } = await staff.ask(calls.signIn, {})
  const edit = (_: unknown, points: number) =>
    staff.call(calls.updateSignIn, { revision, ...signIn({ rewards: [gives(points)] }) })
  const replies = await Promise.all(Array.from('abcdef', edit))
  expect(codesOf(replies)).toEqual([200, 409, 409, 409, 409, 409])
  const now = await staff.ask(calls.signIn, {})
  expect(replies.find(({ code }) => code === 409)?.data).toEqual({ current: now })
  expect((await staff.audited('signInSetting')).length).toBe(1)
})

it('the gift for birthdays is set up with its name in each language', async () => {
  const { revision } = await staff.ask(calls.birthday, {})
  const set = await staff.ask(calls.updateBirthday, { revision, ...birthday() })
  expect(set).toMatchObject(birthday())
  expect(await staff.ask(calls.birthday, {})).toEqual(set)
  const { token } = await signInAs(backend, 'Nok')
  const { gift } = await backend.ask(memberGiftContract.birthday, {}, { token, locale: 'th' })
  expect(gift).toMatchObject({ name: 'ของหวานฟรี', receiveState: 'unset' })
  expect((await staff.call(calls.updateBirthday, { revision, ...birthday() })).code).toBe(409)
})

test.each<[string, Partial<SignInFields>, string[]]>([
  ['no rewards', { rewards: [] }, ['rewards']],
  ['an unknown coupon for a day', { rewards: [gives(1, 'nothing')] }, ['rewards']],
  ['an unknown coupon for a month', { monthGifts: [{ days: 3, ...gives(1, 'nothing') }] }, ['monthGifts']],
  ['two gifts for as many days', { monthGifts: [3, 3].map((days) => ({ days, ...gives(1) })) }, ['monthGifts']],
  ['a reminder at no time', { remindAt: '25:00' }, ['remindAt']],
  ['a negative cost', { makeUpCost: -1 }, ['makeUpCost']],
])('rules with %s are refused with their fields', async (_what, given, fields) => {
  const { code, data } = await update(given)
  expect([code, data]).toEqual([400, { fields }])
})

it('a gift with an unknown coupon is refused', async () => {
  const { revision } = await staff.ask(calls.birthday, {})
  const reply = await staff.call(calls.updateBirthday, { revision, ...birthday(gives(0, 'nothing')) })
  expect([reply.code, reply.data]).toEqual([400, { fields: ['coupons'] }])
})
