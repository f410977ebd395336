import { eq } from 'drizzle-orm'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { userCoupons } from '../../../server/db/schema/coupons/coupons'
import { orderLines } from '../../../server/db/schema/orders/orders'
import { lockPurchaseOf } from '../../../server/modules/purchases/purchases'
import { refundPurchase } from '../../../server/modules/purchases/refundPurchase'
import { credit, signInAs } from '../support/accounts/accounts'
import { addTemplate, giveCoupon, STACKS_ALL } from '../support/coupons/coupons'
import { Diner } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { Shopper } from '../support/orders/shopper'
import { setConfig } from '../support/database/configs'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const HOUR = 60
const stateOf = async (id: string) => {
  const [coupon] = await backend.db.select().from(userCoupons).where(eq(userCoupons.id, id))
  return coupon
}

/** A member with a full cart, ฿110 + ฿20, and a coupon of ฿20 and one of ฿30, which stack. */
async function member(name = 'Nok') {
  const { token, userInfo } = await signInAs(backend, name)
  const [twenty, thirty] = [`${name}20`, `${name}30`]
  await giveCoupon(backend, userInfo.id, 'twenty', { id: twenty })
  await giveCoupon(backend, userInfo.id, 'thirty', { id: thirty })
  const shopper = await Shopper.with(backend, token).fill()
  return { shopper, token, userId: userInfo.id, twenty, thirty }
}

beforeEach(async () => {
  await addTemplate(backend, { id: 'twenty', name: { en: 'Lunch', th: 'มื้อเที่ยง' }, stacks: STACKS_ALL })
  await addTemplate(backend, { id: 'thirty', name: { en: 'Dinner' }, value: 3000, stacks: STACKS_ALL })
})

describe('the checkout of a member', () => {
  it('applies the best combination, and lists every coupon', async () => {
    const { shopper, userId, twenty, thirty } = await member()
    await addTemplate(backend, { id: 'family', minAmount: 44_600, stacks: STACKS_ALL })
    await giveCoupon(backend, userId, 'family', { id: 'family' })
    const { quote, coupons } = await shopper.checkout()
    expect(quote).toMatchObject({ goodsAmount: 13_000, couponAmount: 5000, couponName: 'Dinner, Lunch' })
    expect(coupons).toMatchObject({ chosen: [thirty, twenty], amount: 5000, best: [thirty, twenty], bestAmount: 5000 })
    expect(coupons?.list.map(({ coupon, amount, reason }) => [coupon.id, amount, reason])).toEqual([
      [thirty, 3000, ''],
      [twenty, 2000, ''],
      ['family', 0, 'Add ฿316 of food to use it'],
    ])
  })

  it('applies exactly the chosen ones, or none', async () => {
    const { shopper, twenty } = await member()
    expect((await shopper.checkout({ couponIds: [twenty] })).quote.couponAmount).toBe(2000)
    const { quote, coupons } = await shopper.checkout({ couponIds: [] })
    expect(quote).toMatchObject({ couponAmount: 0, coupons: [] })
    expect(coupons).toMatchObject({ chosen: [], amount: 0, bestAmount: 5000 })
  })

  it('names in Thai', async () => {
    const { shopper, twenty } = await member()
    const { quote } = await shopper.checkout({ couponIds: [twenty] }, { locale: 'th' })
    expect(quote.couponName).toBe('มื้อเที่ยง')
  })

  it.each([
    ['another member’s', 'Ploy20', 'You do not have this coupon. Choose another one or order without it'],
    ['an unknown', 'x', 'You do not have this coupon. Choose another one or order without it'],
  ])('refuses %s coupon, and its order', async (_, id, text) => {
    const { shopper } = await member()
    await member('Ploy')
    expect((await shopper.checkout({ couponIds: [id] })).problems).toEqual([{ field: 'couponIds', text }])
    expect(await shopper.place({ couponIds: [id] })).toMatchObject({ code: 400, msg: text })
  })

  it('refuses a chosen coupon that does not apply, with the reason', async () => {
    const { shopper, twenty } = await member()
    backend.clock.advance(31 * 24 * HOUR)
    const { problems, quote } = await shopper.checkout({ couponIds: [twenty] })
    expect(quote.couponAmount).toBe(0)
    expect(problems[0]?.text).toBe('“Lunch” has expired. Choose another coupon or order without it')
  })

  it('leaves out a coupon that does not stack with points, while points are used', async () => {
    const { shopper, userId, thirty, twenty } = await member()
    await addTemplate(backend, { id: 'alone', value: 9000, stacks: { ...STACKS_ALL, points: false } })
    await giveCoupon(backend, userId, 'alone', { id: 'alone' })
    const value = { on: true, value: 10, maxShare: 5000, step: 10 }
    await setConfig(backend.db, 'integralSetting', value)
    await credit(backend, userId, { points: 100 })
    expect((await shopper.checkout()).coupons?.chosen).toContain('alone')
    const { coupons, quote } = await shopper.checkout({ usePoints: true })
    expect(coupons?.chosen).toEqual([thirty, twenty])
    expect(coupons?.list.find(({ coupon }) => coupon.id === 'alone')?.reason).toBe('Not together with points')
    expect(quote.pointsAmount).toBe(1000)
  })
})

it('offers none to a guest without an account', async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  expect(await shopper.checkout()).toMatchObject({ coupons: null, quote: { coupons: [] } })
})

it('offers coupons at a table that pays each order in advance', async () => {
  const { token, twenty, thirty } = await member()
  const diner = Diner.with(backend, token)
  await diner.sit(2)
  await diner.fill()
  const { coupons } = await diner.checkout()
  expect(coupons?.chosen).toEqual([thirty, twenty])
})

describe('an order with coupons', () => {
  it('takes them, and each line has its share of what they took off', async () => {
    const { shopper, twenty, thirty } = await member()
    const { id, quote } = await shopper.order()
    expect(quote.coupons.map(({ name, amount }) => [name, amount])).toEqual([
      ['Dinner', 3000],
      ['Lunch', 2000],
    ])
    expect(await stateOf(twenty)).toMatchObject({ state: 'used', orderId: id, usedAmount: 2000 })
    expect(await stateOf(thirty)).toMatchObject({ state: 'used', orderId: id, usedAmount: 3000 })
    const lines = await backend.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, id))
      .orderBy(orderLines.amount)
    expect(lines.map(({ amount, reduction }) => [amount, reduction])).toEqual([
      [2000, 770],
      [11_000, 4230],
    ])
    const shown = (await shopper.detail(id)).lines.reduce((sum, { reduction = 0 }) => sum + reduction, 0)
    expect(shown).toBe(quote.couponAmount)
  })

  it('is refused with the new price when a coupon was used meanwhile', async () => {
    const { shopper } = await member()
    const { quoteId } = await shopper.checkout()
    await shopper.order()
    await shopper.fill()
    const { code, data } = await shopper.place({ quoteId })
    expect(code).toBe(400)
    expect(data).toMatchObject({ checkout: { coupons: { chosen: [] }, quote: { couponAmount: 0 } } })
  })

  it('gives them back when it is cancelled', async () => {
    const { shopper, twenty } = await member()
    const { id } = await shopper.order({ couponIds: [twenty] })
    await shopper.close(id)
    expect(await stateOf(twenty)).toMatchObject({ state: 'usable', orderId: null, usedAt: null, usedAmount: null })
  })

  it('gives them back when it is not paid in time, to be used for a day at least', async () => {
    const { shopper, twenty } = await member()
    const { id } = await shopper.order({ couponIds: [twenty] })
    const soon = new Date(backend.clock.now().getTime() + 60_000)
    await backend.db.update(userCoupons).set({ endAt: soon }).where(eq(userCoupons.id, twenty))
    backend.clock.advance(HOUR)
    await runJob(backend.app.jobs.orderTimeouts)
    expect((await shopper.detail(id)).closedAt).not.toBeNull()
    const dayLater = new Date(backend.clock.now().getTime() + 24 * HOUR * 60_000)
    expect(await stateOf(twenty)).toMatchObject({ state: 'usable', endAt: dayLater })
  })

  describe('that is paid', () => {
    const paidBy = async ({ shopper, userId, twenty }: Awaited<ReturnType<typeof member>>) => {
      await setConfig(backend.db, 'storageset', { on: true, bonusShare: 0 })
      await credit(backend, userId, { paidIn: 50_000 })
      const { id } = await shopper.order({ couponIds: [twenty], payType: 'balance' })
      await shopper.startPay(id, { payType: 'balance' })
      return id
    }

    it('gives them back when it is refunded in full, with their whole validity', async () => {
      const nok = await member()
      const { endAt } = (await stateOf(nok.twenty)) ?? {}
      const orderId = await paidBy(nok)
      await backend.ask(orderCareContract.refundApply, { orderId, reason: 'changedMind' }, nok.shopper.as())
      expect(await stateOf(nok.twenty)).toMatchObject({ state: 'usable', endAt })
    })

    const refund = (orderId: string, of: (left: number) => number) =>
      backend.db.transaction(async (tx) => {
        const held = await lockPurchaseOf(tx, orderId)
        if (!held) throw new Error('There is no purchase')
        const left = held.purchase.amount - held.purchase.refunded
        await refundPurchase(tx, held, { amount: of(left), actor: 'merchant', now: backend.clock.now() })
      })

    it('keeps them while a part is refunded, and gives them back with the rest', async () => {
      const nok = await member()
      const orderId = await paidBy(nok)
      await refund(orderId, () => 1000)
      expect(await stateOf(nok.twenty)).toMatchObject({ state: 'used', orderId })
      await refund(orderId, (left) => left)
      expect(await stateOf(nok.twenty)).toMatchObject({ state: 'usable', orderId: null })
    })

    it('gives one that has ended meanwhile back for another day', async () => {
      const nok = await member()
      const orderId = await paidBy(nok)
      backend.clock.advance(400 * 24 * HOUR)
      await refund(orderId, (left) => left)
      const dayLater = new Date(backend.clock.now().getTime() + 24 * HOUR * 60_000)
      expect(await stateOf(nok.twenty)).toMatchObject({ state: 'usable', endAt: dayLater })
    })

    it('never gives them back twice: one that is used again stays used', async () => {
      const nok = await member()
      const first = await nok.shopper.order({ couponIds: [nok.twenty] })
      await nok.shopper.close(first.id)
      const second = await (await nok.shopper.fill()).order({ couponIds: [nok.twenty] })
      await nok.shopper.close(first.id)
      expect(await stateOf(nok.twenty)).toMatchObject({ state: 'used', orderId: second.id })
    })
  })
})

it('two phones that order with the same coupon in the same second use it once', async () => {
  const { shopper, token, twenty } = await member()
  const table = Diner.with(backend, token)
  await table.sit(2)
  await table.fill()
  const quotes = [await shopper.checkout({ couponIds: [twenty] }), await table.checkout({ couponIds: [twenty] })]
  const replies = await Promise.all([
    shopper.place({ couponIds: [twenty], quoteId: quotes[0]?.quoteId }),
    table.place({ couponIds: [twenty], quoteId: quotes[1]?.quoteId, payType: 'promptpay' }),
  ])
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(replies.find(({ code }) => code === 400)?.msg).toBe(
    '“Lunch” was already used. Choose another coupon or order without it',
  )
  expect(await backend.db.$count(userCoupons, eq(userCoupons.state, 'used'))).toBe(1)
})
