import { eq } from 'drizzle-orm'
import { inviteRewards } from '../../../server/db/schema/members/invitations'
import { lockAccount } from '../../../server/db/locks'
import { userCoupons } from '../../../server/db/schema/coupons/coupons'
import { book } from '../../../server/modules/ledger/ledger'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { removeMemberData } from '../../../server/modules/memberData'
import { addTemplate } from '../support/coupons/coupons'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { refunding } from '../support/payments/purchases'
import {
  COUPON,
  eat,
  enterMember,
  invite,
  MONEY,
  type Person,
  POINTS,
  refund,
  runCampaign,
  runInvites,
} from '../support/membership/inviters'

let backend: Backend
let ploy: Person
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => (ploy = await enterMember(backend, 'Ploy')))

const DAY = 24 * 60
const friendStates = async () => (await ploy.friends()).list.map(({ nick, state }) => [nick, state])

describe('the reward of the inviter', () => {
  it('comes once after the first meal of the amount, and the friend counts', async () => {
    await runCampaign(backend)
    const nok = await invite(backend, ploy, 'Nok')
    await eat(backend, nok)
    expect(await friendStates()).toEqual([['Nok', 2]])
    await runInvites(backend)
    await eat(backend, nok)
    await runInvites(backend)
    expect(await ploy.balance()).toBe(6000)
    expect(await ploy.friends()).toMatchObject({
      ...{ counts: { all: 1, waiting: 0, rewarded: 1 }, earned: { money: 6000, points: 0, coupons: 0 } },
      list: [
        { state: 3, orderAmount: expect.any(Number), reward: { kind: 'balance', value: 6000 }, rewardState: 'given' },
      ],
    })
    expect(await ploy.party()).toMatchObject({ friends: 1, invited: 1, latest: [{ nick: 'Nok' }] })
  })

  it('comes once also when several servers run the job at the same moment', async () => {
    await runCampaign(backend, { steps: [{ friends: 1, reward: POINTS }] })
    await eat(backend, await invite(backend, ploy, 'Nok'))
    await Promise.all([1, 2, 3, 4].map(() => runInvites(backend)))
    expect([await ploy.balance(), await ploy.points()]).toEqual([6000, 60])
  })

  it('does not come for a meal below the amount', async () => {
    await runCampaign(backend, { minAmount: 1_000_000 })
    await eat(backend, await invite(backend, ploy, 'Nok'))
    await runInvites(backend)
    expect([await ploy.balance(), await friendStates()]).toEqual([0, [['Nok', 1]]])
  })

  it('does not come for a meal after the time, and the friend is late two days later', async () => {
    await runCampaign(backend, { withinDays: 3 })
    const nok = await invite(backend, ploy, 'Nok')
    backend.clock.advance(3 * DAY)
    await eat(backend, nok)
    await runInvites(backend)
    expect(await friendStates()).toEqual([['Nok', 1]])
    backend.clock.advance(2 * DAY)
    await runInvites(backend)
    expect((await ploy.friends()).list).toMatchObject([{ state: 4, reason: 'Did not order in time', reward: null }])
    expect(await ploy.balance()).toBe(0)
  })

  it('comes after the hours that the merchant waits', async () => {
    await runCampaign(backend, { holdHours: 24 })
    await eat(backend, await invite(backend, ploy, 'Nok'))
    backend.clock.advance(DAY - 1)
    await runInvites(backend)
    expect(await ploy.balance()).toBe(0)
    backend.clock.advance(1)
    await runInvites(backend)
    expect(await ploy.balance()).toBe(6000)
  })

  it('comes for registering alone when that is the condition, for both', async () => {
    await runCampaign(backend, { condition: 'register', inviterReward: POINTS, friendAtOnce: false })
    const nok = await invite(backend, ploy, 'Nok')
    await runInvites(backend)
    expect([await ploy.points(), await nok.coupons(), await friendStates()]).toEqual([60, ['welcome'], [['Nok', 3]]])
  })

  it('waits for the meal on both sides when the friend is not rewarded at once', async () => {
    await runCampaign(backend, { friendAtOnce: false })
    const nok = await invite(backend, ploy, 'Nok')
    expect(await nok.coupons()).toEqual([])
    await eat(backend, nok)
    await runInvites(backend)
    expect([await nok.coupons(), await ploy.balance()]).toEqual([['welcome'], 6000])
  })

  it('is lost when no coupon is left', async () => {
    await runCampaign(backend, { inviterReward: { kind: 'coupon', templateId: 'few' } })
    await addTemplate(backend, { id: 'few', total: 1, issued: 1 })
    await eat(backend, await invite(backend, ploy, 'Nok'))
    await runInvites(backend)
    expect((await ploy.friends()).list).toMatchObject([{ state: 3, reward: null, rewardState: 'lapsed' }])
    expect(await ploy.coupons()).toEqual([])
  })
})

describe('a refund of the order that counted', () => {
  it('before the rewards leaves the friend another try', async () => {
    await runCampaign(backend, { holdHours: 24 })
    const nok = await invite(backend, ploy, 'Nok')
    await refund(backend, await eat(backend, nok))
    expect(await friendStates()).toEqual([['Nok', 1]])
    await eat(backend, nok)
    backend.clock.advance(DAY)
    await runInvites(backend)
    expect([await ploy.balance(), await friendStates()]).toEqual([6000, [['Nok', 3]]])
  })

  it('afterwards takes money back, once, and the friend does not count any more', async () => {
    await runCampaign(backend)
    const nok = await invite(backend, ploy, 'Nok')
    const order = await eat(backend, nok)
    await runInvites(backend)
    await refund(backend, order)
    await Promise.all([runInvites(backend), runInvites(backend)])
    await eat(backend, nok)
    await runInvites(backend)
    expect(await ploy.balance()).toBe(0)
    expect((await ploy.friends()).list).toMatchObject([
      { state: 4, reason: 'The order was refunded', rewardState: 'takenBack' },
    ])
    expect((await ploy.friends()).earned.money).toBe(0)
    expect(await nok.coupons()).toEqual(['welcome'])
    expect(await checkLedger(backend.db)).toEqual([])
  })

  it('takes what is left of the money, and notes what was spent', async () => {
    await runCampaign(backend)
    const order = await eat(backend, await invite(backend, ploy, 'Nok'))
    await runInvites(backend)
    await backend.db.transaction(async (tx) => {
      await lockAccount(tx, ploy.userId)
      await book(
        tx,
        ploy.userId,
        [{ account: 'bonus', amount: -5000, kind: 'payment', cause: 'tea' }],
        backend.clock.now(),
      )
    })
    await refund(backend, order)
    await runInvites(backend)
    expect(await ploy.balance()).toBe(0)
    expect(await backend.db.select().from(inviteRewards).where(eq(inviteRewards.side, 'inviter'))).toMatchObject([
      { state: 'takenBack', short: 5000 },
    ])
  })

  it('goes back when so much of the order is refunded that the rest is below the amount, not before', async () => {
    await runCampaign(backend)
    const order = await eat(backend, await invite(backend, ploy, 'Nok'))
    await runInvites(backend)
    const { orderAmount } = (await ploy.friends()).list[0] ?? {}
    const giveBack = async (amount: number) => {
      await backend.db.transaction(refunding(order, amount, backend.clock.now()))
      await runInvites(backend)
    }
    await giveBack((orderAmount ?? 0) - 10_000)
    expect(await ploy.balance()).toBe(6000)
    await giveBack(1)
    expect(await ploy.balance()).toBe(0)
    expect(await ploy.friends()).toMatchObject({ counts: { rewarded: 0 } })
  })

  it.each([
    ['an unused coupon', 'usable', [], 0],
    ['not a used one', 'used', ['welcome'], 6000],
  ] as const)('takes %s back', async (_what, state, left, short) => {
    await runCampaign(backend, { inviterReward: COUPON, friendReward: POINTS })
    const order = await eat(backend, await invite(backend, ploy, 'Nok'))
    await runInvites(backend)
    const usedAt = state === 'used' ? backend.clock.now() : null
    await backend.db.update(userCoupons).set({ state, usedAt })
    await refund(backend, order)
    await runInvites(backend)
    expect(await ploy.coupons()).toEqual(left)
    const [row] = await backend.db.select().from(inviteRewards).where(eq(inviteRewards.side, 'inviter'))
    expect(row).toMatchObject({ state: 'takenBack', short })
  })

  it('takes a step back that is not reached any more, and gives it again when it is', async () => {
    await runCampaign(backend, { steps: [{ friends: 2, reward: POINTS }] })
    const order = await eat(backend, await invite(backend, ploy, 'Nok'))
    await eat(backend, await invite(backend, ploy, 'Som'))
    await runInvites(backend)
    expect(await ploy.points()).toBe(60)
    await refund(backend, order)
    await runInvites(backend)
    expect(await ploy.points()).toBe(0)
    await eat(backend, await invite(backend, ploy, 'Jit'))
    await runInvites(backend)
    expect([await ploy.points(), (await ploy.party()).friends]).toEqual([60, 2])
    expect(await checkLedger(backend.db)).toEqual([])
  })
})

it('the records stay for the other side when an account is removed', async () => {
  await runCampaign(backend, { inviterReward: MONEY })
  const nok = await invite(backend, ploy, 'Nok')
  await backend.db.transaction((tx) => removeMemberData(tx, nok.userId, backend.clock.now()))
  expect((await ploy.friends()).list).toMatchObject([{ nick: 'A friend', state: 1 }])
})
