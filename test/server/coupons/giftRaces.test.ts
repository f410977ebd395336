import { eq } from 'drizzle-orm'
import { couponGifts } from '../../../server/db/schema/coupons/coupons'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { couponRegiftContract as calls } from '../../../src/contract/coupon/couponRegift'
import { enterGiver, type Giver, storedCoupon, twoGivers } from '../support/coupons/couponGiver'
import { codesOf } from '../support/inStore/diner'
import { type Backend, runJob } from '../support/harness'
import { Shopper } from '../support/orders/shopper'

let ploy: Giver
let friend: Giver
let backend: Backend
twoGivers((...all) => ([backend, ploy, friend] = all))

describe('a gift, at the same moment', () => {
  const owners = async () => {
    const coupon = await storedCoupon(backend, 'dinner1')
    return [coupon?.userId, coupon?.state]
  }

  it('claimed by ten members, goes to one', async () => {
    const { token } = await ploy.give(['dinner1', 'dinner2'])
    const crowd = await Promise.all(Array.from('abcdefghij', (name) => enterGiver(backend, name)))
    const replies = await Promise.all(crowd.map((each) => each.receive(token)))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    const held = await Promise.all(crowd.map(async (each) => (await each.held()).length))
    expect(held.filter((count) => count > 0)).toEqual([2])
  })

  it('claimed and taken back, is one of both', async () => {
    const { token, id } = await ploy.give()
    const [claimed, back] = await Promise.all([friend.receive(token), ploy.call(calls.takeBack, { giftId: id })])
    expect(codesOf([claimed, back])).toEqual([200, 400])
    expect(await owners()).toEqual([claimed.code === 200 ? friend.userId : ploy.userId, 'usable'])
  })

  it('claimed and returned by a job whose server is ahead, has one owner', async () => {
    const { token } = await ploy.give()
    const claim = friend.receive(token)
    backend.clock.advance(24 * 60)
    const [claimed] = await Promise.all([claim, runJob(backend.app.jobs.giftReturns)])
    expect(await owners()).toEqual([claimed.code === 200 ? friend.userId : ploy.userId, 'usable'])
    const [gift] = await backend.db.select().from(couponGifts)
    expect(gift?.state).toBe(claimed.code === 200 ? 'gifted' : 'returned')
  })

  it('made of a coupon that an order uses, is refused or keeps the order from it', async () => {
    const shopper = await Shopper.with(backend, ploy.token).fill()
    const request = { couponIds: ['dinner1'] }
    const [order, gift] = await Promise.all([shopper.place(request), ploy.call(calls.confirmGift, request)])
    expect(codesOf([order, gift])).toEqual([200, 400])
    expect(await owners()).toEqual([ploy.userId, order.code === 200 ? 'used' : 'locked'])
  })

  it('claimed or returned while its giver is merged into another account, ends once, as a gift of that account', async () => {
    for (const [couponId, end] of [
      ['dinner1', (token: string) => friend.receive(token)],
      ['dinner2', () => runJob(backend.app.jobs.giftReturns)],
    ] as const) {
      const account = await enterGiver(backend, `Account for ${couponId}`)
      const { token, id } = await ploy.give([couponId])
      if (couponId === 'dinner2') backend.clock.advance(24 * 60)
      const merging = { from: ploy.userId, into: account.userId, now: backend.clock.now() }
      await Promise.all([end(token), backend.db.transaction((tx) => mergeUsers(tx, merging))])
      const [gift] = await backend.db.select().from(couponGifts).where(eq(couponGifts.id, id))
      expect([gift?.giverId, gift?.state]).toEqual([account.userId, couponId === 'dinner1' ? 'gifted' : 'returned'])
      ploy = account
    }
  })

  it('made twice of one coupon, is made once', async () => {
    const request = { couponIds: ['dinner1'] }
    const replies = await Promise.all([ploy.call(calls.confirmGift, request), ploy.call(calls.confirmGift, request)])
    expect(codesOf(replies)).toEqual([200, 400])
  })
})
