import { eq } from 'drizzle-orm'
import { invitations } from '../../../server/db/schema/members/invitations'
import { oldWithNewContract as calls } from '../../../src/contract/invitation/oldWithNew'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import {
  enterMember,
  invite,
  newPhone,
  openLink,
  type Person,
  runCampaign,
  signInByPhone,
} from '../support/membership/inviters'

let backend: Backend
let ploy: Person
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => (ploy = await enterMember(backend, 'Ploy')))

const reasonsOf = async (inviter: Person) => (await inviter.friends()).list.map(({ nick, reason }) => [nick, reason])
const lookAs = async (token: string) => backend.ask(calls.partyB, { code: await ploy.code() }, { token })

describe('the limits of a campaign', () => {
  it('hold under 20 friends at the same moment: of a month for the inviter, in all for the campaign', async () => {
    await runCampaign(backend, { perMonth: 5, total: 8 })
    const devices: string[] = []
    for (let friend = 0; friend < 20; friend++) devices.push(await openLink(backend, ploy))
    const phones = devices.map(newPhone)
    await Promise.all(devices.map((device, friend) => signInByPhone(backend, phones[friend] ?? '', 'Nok', device)))
    const inState = (state: 'joined' | 'invalid') => backend.db.$count(invitations, eq(invitations.state, state))
    expect([await inState('joined'), await inState('invalid')]).toEqual([5, 3])
    expect(
      (await reasonsOf(ploy)).filter(([, reason]) => reason === 'More friends than count in a month'),
    ).toHaveLength(3)
  })

  it('of a month end with the month', async () => {
    await runCampaign(backend, { perMonth: 1 })
    await invite(backend, ploy, 'Nok')
    backend.clock.advance(1)
    await invite(backend, ploy, 'Som')
    backend.clock.set('2026-12-01T00:00:00+07:00')
    await invite(backend, ploy, 'Jit')
    expect(await reasonsOf(ploy)).toEqual([
      ['Jit', ''],
      ['Som', 'More friends than count in a month'],
      ['Nok', ''],
    ])
    expect((await ploy.party()).thisMonth).toBe(1)
  })

  it.each([
    ['has ended', '2027-01-01T00:00:00+07:00'],
    ['has not begun', '2026-10-31T23:59:59+07:00'],
  ])('are its days: no guest joins one that %s', async (_when, at) => {
    await runCampaign(backend)
    const device = await openLink(backend, ploy)
    backend.clock.set(at)
    expect((await lookAs(device)).state).toBe('ended')
    const nok = await signInByPhone(backend, newPhone(), 'Nok', device)
    expect((await ploy.friends()).total).toBe(0)
    expect(await nok.ask(calls.activity, {})).toMatchObject({ activity: null })
  })

  it('leave the sign-in alone', async () => {
    await runCampaign(backend, { total: 0 })
    const device = await openLink(backend, ploy)
    expect((await lookAs(device)).state).toBe('full')
    const nok = await signInByPhone(backend, newPhone(), 'Nok', device)
    expect([await nok.coupons(), await backend.db.$count(invitations)]).toEqual([[], 0])
  })
})
