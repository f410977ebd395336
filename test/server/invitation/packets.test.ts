import { oldWithNewContract as calls } from '../../../src/contract/invitation/oldWithNew'
import { codesOf } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import {
  eat,
  enterMember,
  invite,
  PACKET,
  type Person,
  refund,
  runCampaign,
  runInvites,
} from '../support/membership/inviters'

let backend: Backend
let ploy: Person
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => (ploy = await enterMember(backend, 'Ploy')))

const DAY = 24 * 60

describe('a red packet', () => {
  beforeEach(() => runCampaign(backend, { steps: [{ friends: 1, reward: PACKET }] }))

  async function packetOf(): Promise<string> {
    await eat(backend, await invite(backend, ploy, 'Nok'))
    await runInvites(backend)
    return (await ploy.friends()).packets[0]?.id ?? ''
  }

  it('shows its range before it is opened, and holds whole baht within it', async () => {
    const id = await packetOf()
    const packet = await ploy.ask(calls.packet, { id })
    expect(packet).toMatchObject({
      ...{ friends: 1, state: 'sealed', content: null, openUntil: '2026-11-28T12:00:00.000+07:00' },
      range: { kind: 'packet', value: 2000, most: 10_000, coupon: false },
    })
    const before = await ploy.balance()
    const { content, state } = await ploy.ask(calls.open, { id })
    const value = content?.value ?? 0
    expect([state, value % 100, value >= 2000, value <= 10_000]).toEqual(['given', 0, true, true])
    expect(await ploy.balance()).toBe(before + value)
    expect((await ploy.party()).packets).toEqual([])
    expect(await ploy.ask(calls.open, { id })).toMatchObject({ state: 'given', content: { value } })
    expect(await ploy.balance()).toBe(before + value)
  })

  it('is opened once of five taps at the same moment', async () => {
    const id = await packetOf()
    const before = await ploy.balance()
    const codes = codesOf(await Promise.all([1, 2, 3, 4, 5].map(() => ploy.call(calls.open, { id }))))
    expect(codes[0]).toBe(200)
    const { content } = await ploy.ask(calls.packet, { id })
    expect(await ploy.balance()).toBe(before + (content?.value ?? 0))
  })

  it('is nothing for others, and cannot be opened after its days', async () => {
    const id = await packetOf()
    const som = await enterMember(backend, 'Som')
    for (const call of [calls.packet, calls.open])
      expect((await som.call(call, { id })).msg).toBe('This red packet was not found')
    backend.clock.advance(7 * DAY)
    expect((await ploy.call(calls.open, { id })).msg).toBe('This red packet can no longer be opened')
    await runInvites(backend)
    expect(await ploy.ask(calls.packet, { id })).toMatchObject({ state: 'lapsed', content: null })
  })

  it('is taken away unopened when the order is refunded', async () => {
    const order = await eat(backend, await invite(backend, ploy, 'Nok'))
    await runInvites(backend)
    const id = (await ploy.party()).packets[0]?.id ?? ''
    await refund(backend, order)
    await runInvites(backend)
    expect((await ploy.call(calls.open, { id })).msg).toBe('This red packet can no longer be opened')
    expect(await ploy.balance()).toBe(0)
  })
})

it('a packet of coupons gives one of them, until its end', async () => {
  await runCampaign(backend, {
    condition: 'register',
    inviterReward: { kind: 'packet', templateIds: ['welcome'], min: 0, max: 0, openDays: 7 },
  })
  await invite(backend, ploy, 'Nok')
  await runInvites(backend)
  const [packet] = (await ploy.party()).packets
  expect(packet?.range).toMatchObject({ coupon: true, value: 6000, most: 6000, minAmount: 20_000 })
  expect(await ploy.ask(calls.open, { id: packet?.id ?? '' })).toMatchObject({
    content: { kind: 'coupon', value: 6000, couponId: expect.any(String), endAt: '2026-12-21T00:00:00.000+07:00' },
  })
  expect(await ploy.coupons()).toEqual(['welcome'])
})
