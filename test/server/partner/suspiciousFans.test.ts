import { eq, inArray } from 'drizzle-orm'
import { partnerContract as staffCalls } from '../../../console/contract/members/partner'
import { partnerFans } from '../../../server/db/schema/members/partners'
import { sessions } from '../../../server/db/schema/account/users'
import { signInAs } from '../support/accounts/accounts'
import type { Backend } from '../support/harness'
import {
  DAY,
  enterMember,
  freshProgramme,
  type Member,
  type Partner,
  setPartnerRules,
} from '../support/membership/partners'
import { StaffCaller } from '../support/console/staff'

let backend: Backend
let staff: StaffCaller
let ploy: Partner
let nok: Member
freshProgramme((...all) => ([backend, staff, ploy, nok] = all))

/** Sends a fan who comes with a device and from an address. */
async function visit(name: string, facts: { deviceId?: string; addressKey?: string }): Promise<string> {
  const { userId, visit: open } = await enterMember(backend, name)
  await open(ploy.code)
  await backend.db.update(partnerFans).set(facts).where(eq(partnerFans.userId, userId))
  return userId
}

it.each([
  ['sharedDevice', { deviceId: 'one phone' }],
  ['sharedAddress', { addressKey: 'one address' }],
] as const)(
  'odd patterns list fans of one partner by a %s, from the number on that the merchant set',
  async (kind, facts) => {
    await setPartnerRules(backend, { oddFans: 3 })
    const odd = async () =>
      (await staff.ask(staffCalls.oddPatterns, { days: 30 })).list.filter((pattern) => pattern.kind === kind)
    const fans = [await visit('Ann', facts), await visit('Boon', facts)]
    expect(await odd()).toEqual([])
    fans.push(await visit('Chai', facts))
    const [pattern, ...more] = await odd()
    expect([pattern?.partnerId, pattern?.count, more]).toEqual([ploy.id, 3, []])
    expect(pattern?.memberIds.sort()).toEqual(fans.sort())
    backend.clock.advance(31 * DAY)
    staff = await StaffCaller.enter(backend)
    expect(await odd()).toEqual([])
  },
)

it('odd patterns list new accounts that signed in from one address, from the number on that the merchant set', async () => {
  await setPartnerRules(backend, { oddAccounts: 2 })
  const odd = async () =>
    (await staff.ask(staffCalls.oddPatterns, { days: 30 })).list.filter(({ kind }) => kind === 'newAccountsAddress')
  const enter = async (name: string) => (await signInAs(backend, name, undefined, 'one address')).userInfo.id
  const ids = [await enter('Ann')]
  expect(await odd()).toEqual([])
  ids.push(await enter('Boon'))
  const [pattern, ...more] = await odd()
  expect([pattern?.count, pattern?.partnerId, more]).toEqual([2, null, []])
  expect(pattern?.memberIds.sort()).toEqual(ids.sort())
})

it('odd patterns list new accounts on one device, and fans on a device of their partner', async () => {
  await setPartnerRules(backend, { oddFans: 2 })
  const kinds = async () =>
    (await staff.ask(staffCalls.oddPatterns, { days: 30 })).list.map(({ kind, count }) => `${kind} ${count}`)
  expect(await kinds()).toEqual([])
  const ids = [ploy.userId, nok.userId]
  await backend.db.update(sessions).set({ deviceId: 'the phone of Ploy' }).where(inArray(sessions.userId, ids))
  expect(await kinds()).toEqual(['ownDevice 1', 'newAccounts 2'])
})
