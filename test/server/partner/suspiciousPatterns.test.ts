import { partnerContract as staffCalls } from '../../../console/contract/members/partner'
import { partnerCommissions } from '../../../server/db/schema/members/partners'
import { COLLECTED } from '../support/orders/kitchen'
import type { Backend } from '../support/harness'
import { eat, enterMember, invite, refund, runCampaign, runInvites } from '../support/membership/inviters'
import {
  buy,
  faultsIn,
  freshProgramme,
  type Member,
  type Partner,
  release,
  setPartnerRules,
} from '../support/membership/partners'
import { StaffCaller } from '../support/console/staff'

let backend: Backend
let staff: StaffCaller
let ploy: Partner
let nok: Member
freshProgramme((...all) => ([backend, staff, ploy, nok] = all), { rate: 5000 })
afterEach(async () => expect(await faultsIn(backend)).toEqual([]))

it('odd patterns list refunds after the release', async () => {
  await setPartnerRules(backend, { rate: 5000, oddRefunds: 1, oddFans: 2 })
  await buy(backend, nok, COLLECTED, 4)
  await release(backend)
  staff = await StaffCaller.enter(backend)
  await backend.db.update(partnerCommissions).set({ reversed: 100 })
  const { list } = await staff.ask(staffCalls.oddPatterns, { days: 365 })
  expect(list.find(({ kind }) => kind === 'refunds')).toMatchObject({
    partnerId: ploy.id,
    count: 1,
    amount: 100,
    memberIds: [nok.userId],
  })
  await backend.db.update(partnerCommissions).set({ reversed: 0 })
})

it('odd patterns list an inviter whose reward was taken back after the order of the friend was refunded', async () => {
  await setPartnerRules(backend, { oddRefunds: 1 })
  await runCampaign(backend)
  const inviter = await enterMember(backend, 'Ann')
  const friend = await invite(backend, inviter, 'Boon')
  const order = await eat(backend, friend)
  await runInvites(backend)
  const odd = async () =>
    (await staff.ask(staffCalls.oddPatterns, { days: 365 })).list.filter(({ kind }) => kind === 'rewardRefunds')
  expect(await odd()).toEqual([])
  await refund(backend, order)
  await runInvites(backend)
  expect(await odd()).toMatchObject([
    { partnerId: null, count: 1, amount: 6000, memberIds: [inviter.userId, friend.userId] },
  ])
})
