import { tillContract as calls } from '../../../../console/contract/till/till'
import { couponContract } from '../../../../src/contract/coupon/coupon'
import { checkGiftCards } from '../../../../server/modules/ledger/checkGiftCards'
import { CardHolder, sellCards } from '../../support/coupons/cardHolder'
import { enterGiver, type Giver, storedCoupon } from '../../support/coupons/couponGiver'
import { addTemplate, giveCoupon } from '../../support/coupons/coupons'
import { codesOf } from '../../support/inStore/diner'
import { enterDrinker, storeFor } from '../../support/membership/drinks'
import { freshConsole } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { enterCollector, offerItem, openPointsShop } from '../../support/membership/pointsMember'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let nok: Giver
let staff: StaffCaller
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  nok = await enterGiver(backend, 'Nok')
  staff = await StaffCaller.enter(backend)
  await addTemplate(backend, { id: 'dinner', giftable: true, minAmount: 10_000, name: { en: 'Dinner', th: 'มื้อเย็น' } })
  await giveCoupon(backend, nok.userId, 'dinner', { id: 'dinner1', code: 'DINNER01' })
})

const bill = { storeId: 'ari', code: 'DINNER01', amount: 20_000 }
const use = { ...bill, discount: 2000 }

describe('a coupon at the till', () => {
  it('is previewed with what comes off the bill, and nothing is written', async () => {
    const before = await backend.dump()
    const preview = await staff.ask(calls.preview, { ...bill, code: ' dinner-01 ' })
    expect(preview).toMatchObject({ kind: 'coupon', name: 'Dinner', holder: 'Nok', amount: 20_000, discount: 2000 })
    expect(preview).toMatchObject({ left: 18_000, reason: '', balance: null })
    expect(await backend.dump()).toBe(before)
  })

  it('is used once, shows so to its holder, and is recorded', async () => {
    const used = await staff.ask(calls.redeem, use)
    expect(used).toMatchObject({ kind: 'coupon', name: 'Dinner', discount: 2000, left: 18_000, voidedAt: null })
    const { list } = await nok.ask(couponContract.mine, { state: 'used' })
    expect(list).toMatchObject([{ id: 'dinner1', state: 'used', used: { amount: 2000, orderId: null } }])
    expect(await staff.audited(used.id)).toMatchObject([
      { action: 'till.redeem', subject: 'till_redemptions', own: true, before: null, after: { discount: 2000 } },
    ])
    expect((await staff.ask(calls.list, { storeId: 'ari' })).list).toEqual([used])
    expect((await staff.ask(calls.list, { storeId: 'siam' })).total).toBe(0)
  })

  it('is refused a second time in words of its own', async () => {
    await staff.ask(calls.redeem, use)
    const again = await staff.call(calls.redeem, use)
    expect([again.code, again.msg]).toEqual([400, 'This coupon was already used on 21\u00a0Nov\u00a02026, 12:00'])
    expect((await staff.call(calls.redeem, use, { locale: 'th' })).msg).toContain('คูปองนี้ถูกใช้ไปแล้ว')
    expect((await staff.ask(calls.preview, bill)).reason).toBe(again.msg)
  })

  it('answers a repeated request with the first use, and another request with its key with a refusal', async () => {
    const first = await staff.ask(calls.redeem, use, { key: 'one' })
    expect(await staff.ask(calls.redeem, use, { key: 'one' })).toEqual(first)
    expect((await staff.call(calls.redeem, { ...use, amount: 30_000 }, { key: 'one' })).code).toBe(400)
    expect((await staff.ask(calls.list, { storeId: 'ari' })).total).toBe(1)
  })

  it('reports why it cannot be used: unknown, too small a bill, expired, given away', async () => {
    expect((await staff.call(calls.preview, { ...bill, code: 'NOTHING1' })).msg).toContain('No coupon or gift card')
    expect((await staff.ask(calls.preview, { ...bill, amount: 4000 })).reason).toContain('Add ฿60')
    const small = await staff.call(calls.redeem, { ...use, amount: 4000 })
    expect([small.code, small.msg]).toEqual([400, expect.stringContaining('Add ฿60')])
    await nok.give(['dinner1'])
    expect((await staff.ask(calls.preview, bill)).reason).toContain('Waiting in a gift')
    backend.clock.advance(31 * 24 * 60)
    staff = await StaffCaller.enter(backend)
    expect((await staff.ask(calls.preview, bill)).reason).toContain('This coupon expired on')
  })

  it('is refused with the new preview when another amount comes off than was shown', async () => {
    const { code, data } = await staff.call(calls.redeem, { ...use, discount: 1500 })
    expect([code, data]).toEqual([409, { preview: expect.objectContaining({ discount: 2000 }) }])
    expect((await storedCoupon(backend, 'dinner1'))?.state).toBe('usable')
  })

  it('used at two tills in the same second, is used at one', async () => {
    const tills: StaffCaller[] = []
    // One after the other: attempts to sign in at the same moment count as failed ones until they succeed.
    while (tills.length < 6) tills.push(await StaffCaller.enter(backend))
    const replies = await Promise.all(tills.map((each) => each.call(calls.redeem, use)))
    expect(codesOf(replies)).toEqual([200, 400, 400, 400, 400, 400])
    expect((await staff.ask(calls.list, { storeId: 'ari' })).total).toBe(1)
  })

  it('can be undone for half an hour, once', async () => {
    const { id } = await staff.ask(calls.redeem, use)
    const undone = await staff.ask(calls.undo, { id })
    expect(undone).toMatchObject({ voidUntil: null, voidedAt: '2026-11-21T12:00:00.000+07:00' })
    expect((await nok.held()).map(({ state }) => state)).toEqual(['usable'])
    expect((await staff.call(calls.undo, { id })).msg).toBe('This use was already undone')
    expect((await staff.audited(id)).map(({ action }) => action)).toEqual(['till.undo', 'till.redeem'])
    const again = await staff.ask(calls.redeem, use)
    backend.clock.advance(30)
    expect((await staff.call(calls.undo, { id: again.id })).msg).toBe('It is too late to undo this')
    expect((await staff.call(calls.undo, { id: 'nothing' })).code).toBe(400)
  })
})

describe('a gift card at the till', () => {
  let som: CardHolder
  let cardId: string
  let code: string
  beforeEach(async () => {
    await sellCards(backend)
    som = await CardHolder.enter(backend, 'Som')
    cardId = await som.buy(50_000)
    code = await som.code(cardId)
  })
  const ofCard = (amount: number, discount = amount) => ({ storeId: 'ari', code, amount, discount })
  const balance = async () => (await som.detail(cardId)).card.balance

  it('pays a bill, or the part that it reaches, and its record names the store', async () => {
    expect(await staff.ask(calls.preview, ofCard(20_000))).toMatchObject({ left: 0, balance: 30_000, holder: 'Som' })
    await staff.ask(calls.redeem, ofCard(20_000))
    const spelled = (code.match(/\d{4}/g) ?? []).join(' ')
    const rest = await staff.ask(calls.redeem, { ...ofCard(40_000, 30_000), code: spelled })
    expect([rest.left, await balance()]).toEqual([10_000, 0])
    const { records } = await som.detail(cardId)
    expect(records[0]).toMatchObject({
      kind: 'till',
      amount: -30_000,
      orderNo: '',
      storeName: expect.stringMatching(/./),
    })
    expect((await staff.ask(calls.preview, ofCard(100))).reason).toBe('Nothing is left on this gift card')
    expect(await checkGiftCards(backend.db)).toEqual([])
  })

  it('pays no more than it holds at two tills in the same second', async () => {
    const tills = await Promise.all(Array.from('abcd', () => StaffCaller.enter(backend)))
    const replies = await Promise.all(tills.map((each) => each.call(calls.redeem, ofCard(30_000))))
    expect(codesOf(replies)).toEqual([200, 409, 409, 409])
    expect(await balance()).toBe(20_000)
    expect(await checkGiftCards(backend.db)).toEqual([])
  })

  it('gets its money back when the use is undone', async () => {
    const { id } = await staff.ask(calls.redeem, ofCard(20_000))
    await staff.ask(calls.undo, { id })
    expect(await balance()).toBe(50_000)
    expect((await som.detail(cardId)).records.map(({ kind }) => kind)).toEqual(['tillUndone', 'till', 'issued'])
    expect(await checkGiftCards(backend.db)).toEqual([])
  })

  it('waits in a gift, has expired or has another code by now: each is refused', async () => {
    const link = await som.give(cardId)
    expect((await staff.call(calls.preview, ofCard(20_000))).code).toBe(400)
    const friend = await CardHolder.enter(backend, 'Friend')
    await friend.receive(link)
    expect((await staff.call(calls.preview, ofCard(20_000))).code).toBe(400)
    code = await friend.code(cardId)
    backend.clock.advance(366 * 24 * 60)
    staff = await StaffCaller.enter(backend)
    expect((await staff.call(calls.redeem, ofCard(20_000))).msg).toBe('This gift card has expired')
  })
})

describe('what a code stands for', () => {
  const find = (code: string) => staff.call(calls.find, { storeId: 'ari', code })

  it('is found for coupons and gift cards, with name and holder, and nothing is used up', async () => {
    await sellCards(backend)
    const som = await CardHolder.enter(backend, 'Som')
    const card = await som.code(await som.buy(50_000))
    const before = await backend.dump()
    expect((await find('dinner 01')).data).toEqual({ kind: 'coupon', name: 'Dinner', holder: 'Nok' })
    expect((await find(card)).data).toMatchObject({ kind: 'giftCard', holder: 'Som' })
    expect((await find('1'.repeat(18))).data).toEqual({ kind: 'member', name: '', holder: '' })
    expect(await backend.dump()).toBe(before)
  })

  it('is found for kept drinks and orders of the points shop, which calls of their own read', async () => {
    const drinker = await enterDrinker(backend, 'Dao')
    const bottle = await storeFor(staff, drinker)
    const { code } = await drinker.code(bottle.id)
    expect((await find(`${code.slice(0, 3)} ${code.slice(3)}`)).data.kind).toBe('drink')
    await openPointsShop(backend)
    await offerItem(backend)
    const mint = await enterCollector(backend, 'Mint', 300)
    const { orderId } = (await mint.order()).data
    const { code: pickup } = await mint.detail(orderId)
    expect((await find(pickup.toLowerCase())).data.kind).toBe('pickup')
  })

  it('is refused when nothing has it', async () => {
    expect(await find('NOTHING1')).toMatchObject({ code: 400, msg: expect.stringContaining('not known') })
  })
})
