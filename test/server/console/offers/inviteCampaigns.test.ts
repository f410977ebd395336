import {
  type InviteCampaignFields,
  inviteCampaignContract as calls,
} from '../../../../console/contract/members/inviteCampaign'
import { oldWithNewContract } from '../../../../src/contract/invitation/oldWithNew'
import { addTemplate } from '../../support/coupons/coupons'
import { codesOf } from '../../support/inStore/diner'
import { freshConsole } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { eat, enterMember, invite, type Person, refund, runInvites } from '../../support/membership/inviters'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
let ploy: Person
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  await addTemplate(backend, { id: 'welcome', value: 6000, minAmount: 500_000 })
  staff = await StaffCaller.enter(backend)
  ploy = await enterMember(backend, 'Ploy')
})

const campaign = (given: Partial<InviteCampaignFields> = {}): InviteCampaignFields => ({
  ...{ name: { en: 'Bring a friend', th: 'ชวนเพื่อน' }, rules: { en: 'One line\nAnother' } },
  ...{ startAt: '2026-11-01T00:00:00.000+07:00', endAt: '2027-01-01T00:00:00.000+07:00' },
  ...{ condition: 'minAmount', minAmount: 10_000, withinDays: 30, holdHours: 0 },
  ...{ inviterReward: { kind: 'balance', amount: 6000 }, friendReward: { kind: 'coupon', templateId: 'welcome' } },
  ...{ friendAtOnce: true, steps: [{ friends: 2, reward: { kind: 'points', points: 50 } }] },
  ...{ perMonth: 20, total: 100, pictures: ['pictures/khao_soi.cut.webp'] },
  ...given,
})

it('a campaign that staff make is listed, recorded, and run for guests until it is stopped', async () => {
  const made = await staff.ask(calls.create, campaign())
  expect(made).toMatchObject({ ...campaign(), version: 1, onSale: true, joined: 0 })
  expect((await ploy.party()).activity).toMatchObject({
    ...{ id: made.id, rules: ['One line', 'Another'], perMonth: 20 },
    steps: [{ friends: 2, reward: { kind: 'points', value: 50 } }],
  })
  expect(await staff.audited(made.id)).toMatchObject([{ action: 'inviteCampaign.create', before: null, after: made }])
  await staff.ask(calls.setOnSale, { id: made.id, version: 1, onSale: false })
  expect((await ploy.party()).activity).toBeNull()
  expect((await staff.ask(calls.list, { keyword: 'ชวน', onSale: false })).list).toMatchObject([
    { id: made.id, version: 2 },
  ])
  expect((await staff.ask(calls.list, { onSale: true })).total).toBe(0)
})

it('an edit counts the version up; a stale one is refused with how it is now', async () => {
  const { id } = await staff.ask(calls.create, campaign())
  const edits = await Promise.all(
    [60, 90].map((withinDays) => staff.call(calls.update, { ...campaign({ withinDays }), id, version: 1 })),
  )
  expect(codesOf(edits)).toEqual([200, 409])
  expect(edits.find(({ code }) => code === 409)?.data).toMatchObject({ current: { id, version: 2 } })
})

it.each<[string, Partial<InviteCampaignFields>, string]>([
  ['an end before the start', { endAt: '2026-10-01T00:00:00.000+07:00' }, 'endAt'],
  ['no amount where the condition needs one', { minAmount: 0 }, 'minAmount'],
  [
    'two prizes for one number',
    { steps: [2, 2].map((friends) => ({ friends, reward: { kind: 'points', points: 1 } })) },
    'steps',
  ],
  [
    'an empty packet',
    { inviterReward: { kind: 'packet', templateIds: [], min: 0, max: 0, openDays: 1 } },
    'inviterReward',
  ],
  [
    'a packet whose range ends before it begins',
    { friendReward: { kind: 'packet', templateIds: [], min: 300, max: 200, openDays: 1 } },
    'friendReward',
  ],
  ['an unknown coupon', { friendReward: { kind: 'coupon', templateId: 'none' } }, 'friendReward'],
])('%s is refused', async (_what, fields, field) => {
  expect(await staff.call(calls.create, campaign(fields))).toMatchObject({ code: 400, data: { fields: [field] } })
  expect((await staff.ask(calls.list, {})).total).toBe(0)
})

it('a total below the friends who have joined is refused', async () => {
  const { id } = await staff.ask(calls.create, campaign())
  for (const name of ['Nok', 'Som']) await invite(backend, ploy, name)
  expect(await staff.call(calls.update, { ...campaign({ total: 1 }), id, version: 1 })).toMatchObject({
    ...{ code: 400, data: { fields: ['total'] } },
  })
})

it('its numbers say what it has brought and cost', async () => {
  const { id } = await staff.ask(calls.create, campaign())
  const orders: string[] = []
  for (const name of ['Nok', 'Som']) orders.push(await eat(backend, await invite(backend, ploy, name)))
  await invite(backend, ploy, 'Jit')
  await runInvites(backend)
  expect(await staff.ask(calls.numbers, { id })).toMatchObject({
    ...{ joined: 3, ordered: 2, rewarded: 2, invalid: 0, points: 50, coupons: 0, lost: 0 },
    money: 2 * 6000 + 3 * 6000,
  })
  await refund(backend, orders[0] ?? '')
  await runInvites(backend)
  expect(await staff.ask(calls.numbers, { id })).toMatchObject({
    rewarded: 1,
    invalid: 1,
    points: 0,
    money: 6000 + 3 * 6000,
  })
})

it('an invitation that staff cancel takes its rewards back on both sides, and keeps the reason', async () => {
  await staff.ask(calls.create, campaign())
  const nok = await invite(backend, ploy, 'Nok')
  await eat(backend, nok)
  await runInvites(backend)
  const [row] = (await staff.ask(calls.invitations, { memberId: nok.userId })).list
  expect(row).toMatchObject({ inviterName: 'Ploy', friendName: 'Nok', state: 'rewarded', reason: null })
  expect((await staff.ask(calls.invitations, { keyword: 'nok' })).total).toBe(1)
  expect([row?.inviterGot, row?.friendGot].every((got) => got !== '')).toBe(true)
  const { id = '', version = 0 } = row ?? {}
  const cancelled = await staff.ask(calls.cancel, { id, version, reason: 'Same person' })
  expect(cancelled).toMatchObject({ state: 'invalid', reason: 'staff', note: 'Same person', version: version + 1 })
  await runInvites(backend)
  expect([await ploy.balance(), await nok.coupons()]).toEqual([0, []])
  expect(await staff.ask(calls.invitation, { id })).toMatchObject({ inviterGot: '', friendGot: '' })
  expect((await staff.call(calls.cancel, { id, version, reason: 'Again' })).code).toBe(409)
  expect((await staff.call(calls.cancel, { id, version: version + 1, reason: 'Again' })).msg).toMatch(
    /does not count already/,
  )
  expect(await staff.audited(id)).toMatchObject([{ action: 'invitation.cancel', after: { friendName: '' } }])
  expect((await ploy.ask(oldWithNewContract.recordA, {})).list).toMatchObject([
    { reason: 'Cancelled by the restaurant' },
  ])
})
