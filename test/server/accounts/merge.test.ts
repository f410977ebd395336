import { and, eq } from 'drizzle-orm'
import { addressContract } from '../../../src/contract/account/address'
import type { Input } from '../../../src/contract/endpoint'
import { orderContract } from '../../../src/contract/order/order'
import { payContract } from '../../../src/contract/payment/pay'
import { storeContract } from '../../../src/contract/store/store'
import { cartLines } from '../../../server/db/schema/orders/carts'
import { goods } from '../../../server/db/schema/store/goods'
import { users } from '../../../server/db/schema/account/users'
import { sessionOf, setFacts, signInAs } from '../support/accounts/accounts'
import { withMembers } from '../support/accounts/members'
import { Shopper } from '../support/orders/shopper'

const context = withMembers()

type Entry = Input<typeof addressContract.add>
const home: Entry = {
  contact: 'Nok',
  gender: 2,
  phone: '081 234 5678',
  address: '7 Soi Ari 1',
  houseNo: '4B',
  label: 'home',
  lat: 13.78,
  lng: 100.54,
}

/** A member with a session on another device, and a guest with a cart who will sign in as that member. */
async function twoDevices() {
  const member = Shopper.with(context.backend, (await signInAs(context.backend, 'Nok')).token)
  const visitor = await Shopper.enter(context.backend)
  const meet = async () => Shopper.with(context.backend, (await signInAs(context.backend, 'Nok', visitor.token)).token)
  return { member, visitor, meet }
}

const add = (token: string, entry: Partial<Entry> = {}) =>
  context.backend.ask(addressContract.add, { ...home, ...entry }, { token })
const addresses = async (token: string) => (await context.backend.ask(addressContract.list, {}, { token })).list
const pieces = async (shopper: Shopper) =>
  Object.fromEntries((await shopper.cart()).cart.map(({ goodsId, num }) => [goodsId, num]))

describe('a cart', () => {
  it('adds up the quantities of equal lines, and takes over the rest', async () => {
    const { member, visitor, meet } = await twoDevices()
    await member.add('curry', 2)
    await member.add('rice')
    await visitor.add('curry', 3)
    await visitor.add('curry', 1, { attrIds: ['mild'] })
    await visitor.add('tea')
    const met = await meet()
    expect((await met.cart()).cart.map(({ goodsId, num }) => [goodsId, num])).toEqual(
      expect.arrayContaining([
        ['curry', 5],
        ['curry', 1],
        ['rice', 1],
        ['tea', 1],
      ]),
    )
    expect(await pieces(member)).toEqual(await pieces(met))
  })

  it('respects purchase limits, and loses nothing of the account', async () => {
    const { member, visitor, meet } = await twoDevices()
    await member.add('tea', 2)
    await member.add('rice', 5)
    await visitor.add('tea', 3)
    await visitor.add('rice', 4)
    expect(await pieces(await meet())).toEqual({ tea: 3, rice: 5 })
  })

  it('holds at most 999 pieces in a line', async () => {
    await context.backend.db.update(goods).set({ limitPerOrder: null }).where(eq(goods.id, 'rice'))
    const { member, visitor, meet } = await twoDevices()
    await member.add('rice')
    await visitor.add('rice')
    await context.backend.db.update(cartLines).set({ num: 600 })
    expect(await pieces(await meet())).toEqual({ rice: 999 })
  })

  it('is priced for a member after signing in', async () => {
    const { visitor, meet } = await twoDevices()
    await visitor.add('curry')
    expect((await visitor.cart()).goodsAmount).toBe(12_000)
    expect((await (await meet()).cart()).goodsAmount).toBe(11_000)
  })

  it('is not duplicated by signing in twice, or on two devices at once', async () => {
    const { member, visitor } = await twoDevices()
    await member.add('curry')
    await visitor.add('curry')
    const other = await Shopper.enter(context.backend)
    await other.add('rice')
    const session = await sessionOf(context.backend, visitor.token)
    expect(session.member).toBe(false)
    // The guest's second call may find that its session has ended.
    await Promise.allSettled([
      signInAs(context.backend, 'Nok', visitor.token),
      signInAs(context.backend, 'Nok', other.token),
      signInAs(context.backend, 'Nok', visitor.token),
    ])
    expect(await pieces(member)).toEqual({ curry: 2, rice: 1 })
  })

  it('gets no line under a user that was just merged into another', async () => {
    const { member, visitor } = await twoDevices()
    const replies = await Promise.all([
      signInAs(context.backend, 'Nok', visitor.token),
      visitor.add('curry'),
      visitor.add('rice'),
    ])
    const done = replies.slice(1).filter((reply) => 'code' in reply && reply.code === 200)
    expect(Object.values(await pieces(member)).reduce((sum, num) => sum + num, 0)).toBe(done.length)
  })
})

describe('addresses', () => {
  it("are taken over without duplicates, and the account's default remains", async () => {
    const { member, visitor, meet } = await twoDevices()
    const stored = await add(member.token)
    await add(visitor.token, { phone: '0812345678' })
    const office = await add(visitor.token, { address: '9 Silom Road', label: 'company', isDefault: true })
    const list = await addresses((await meet()).token)
    expect(list).toHaveLength(2)
    expect(list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: stored.id, isDefault: true }),
        expect.objectContaining({ id: office.id, isDefault: false }),
      ]),
    )
  })

  it('keep their default when the account has none', async () => {
    const { visitor, meet } = await twoDevices()
    await add(visitor.token)
    const office = await add(visitor.token, { address: '9 Silom Road', isDefault: true })
    expect((await addresses((await meet()).token)).filter(({ isDefault }) => isDefault)).toMatchObject([
      { id: office.id },
    ])
  })
})

describe('orders, payments and favourites', () => {
  it('are taken over, and an open payment remains the same', async () => {
    const { member, visitor, meet } = await twoDevices()
    const order = await (await visitor.fill()).order()
    const paying = await visitor.code(order.id)
    await context.backend.ask(storeContract.collect, { storeId: 'ari', collect: true }, { token: visitor.token })
    await context.backend.ask(storeContract.collect, { storeId: 'ari', collect: true }, { token: member.token })
    const { token } = await meet()
    const { list } = await context.backend.ask(orderContract.list, {}, { token })
    expect(list.map(({ id }) => id)).toEqual([order.id])
    const request = { orderId: order.id, payType: 'promptpay' } as const
    expect(await context.backend.ask(payContract.pay, request, { token })).toMatchObject({ qrCode: paying.qrCode })
    expect(await context.backend.call(orderContract.detail, { orderId: order.id }, visitor.as())).toMatchObject({
      code: 401,
    })
  })
})

describe('two accounts of one person', () => {
  it('are merged with all balances, and both devices stay signed in', async () => {
    const phone = await context.members.byPhone()
    await setFacts(context.backend, phone.userInfo.id, { blocked: false, birthday: '1990-05-17', gender: 2 })
    const line = await signInAs(context.backend, 'Nok')
    await Shopper.with(context.backend, line.token).add('curry')
    context.backend.clock.advance(1)
    const bound = await context.members.bindPhone(line.token)
    expect(bound.userInfo).toMatchObject({ id: phone.userInfo.id, nickname: 'Nok', birthday: '05-17', gender: 2 })
    expect(await pieces(Shopper.with(context.backend, phone.token))).toEqual({ curry: 1 })
    expect((await signInAs(context.backend, 'Nok')).userInfo.id).toBe(phone.userInfo.id)
    const [left] = await context.backend.db
      .select()
      .from(users)
      .where(and(eq(users.id, line.userInfo.id), eq(users.mergedInto, phone.userInfo.id)))
    expect(left).toMatchObject({ registeredAt: null, nickname: '', phone: '' })
  })
})
