import { eq } from 'drizzle-orm'
import { goods, skus } from '../../../server/db/schema/store/goods'
import { cartContract } from '../../../src/contract/cart/cart'
import { queueContract as calls } from '../../../src/contract/inStore/queue'
import { A2, codesOf, Diner } from '../support/inStore/diner'
import type { Backend } from '../support/harness'
import { enterGuest, freshQueue, move, type QueueGuest } from '../support/inStore/queue'
import type { StaffCaller } from '../support/console/staff'

let backend: Backend
let staff: StaffCaller
let nok: QueueGuest
freshQueue((...all) => ([backend, staff, nok] = all))

const choose = (goodsId: string, skuId: string, num: number) =>
  nok.ask(cartContract.change, { storeId: 'ari', diningType: 'takeout', goodsId, skuId, num })
const own = async () => (await nok.ask(cartContract.get, { storeId: 'ari', diningType: 'takeout' })).count
/** A number whose guest has chosen three dishes, seated at table A2. */
async function seated(): Promise<string> {
  const { id } = await nok.take(2)
  await choose('curry', 'curryS', 2)
  await choose('tea', 'tea1', 1)
  await move(staff, 'call', id, 't2')
  await move(staff, 'seat', id, 't2')
  return id
}
const atTable = async () =>
  (await Diner.with(backend, nok.token, A2).cart()).cart.map(({ goodsId, num }) => `${goodsId} ${num}`).sort()

describe('dishes that a guest chooses while waiting', () => {
  it('are counted on the ticket, and come along to the cart of the table, once', async () => {
    const { id } = await nok.take(2)
    expect((await nok.look(id)).dishes).toBe(0)
    await choose('curry', 'curryS', 2)
    await choose('tea', 'tea1', 1)
    expect((await nok.look(id)).dishes).toBe(3)
    expect((await nok.call(calls.bring, { id })).msg).toBe('Our staff have not opened a table for you yet')
    await move(staff, 'seat', id, 't2')
    const replies = await Promise.all(Array.from('abc', (key) => nok.call(calls.bring, { id }, key)))
    expect(codesOf(replies)).toEqual([200, 200, 200])
    expect([(await nok.look(id)).dishes, await own(), await atTable()]).toEqual([0, 0, ['curry 2', 'tea 1']])
  })

  it('stay in the own cart when they cannot be ordered at the table', async () => {
    const id = await seated()
    await backend.db
      .update(goods)
      .set({ diningTypes: ['takeout'] })
      .where(eq(goods.id, 'tea'))
    const { view } = await nok.ask(calls.bring, { id })
    expect([view?.dishes, await own(), await atTable()]).toEqual([1, 1, ['curry 2']])
    await backend.db.update(goods).set({ diningTypes: null }).where(eq(goods.id, 'tea'))
    await backend.db.update(skus).set({ stock: 0 }).where(eq(skus.id, 'tea1'))
    await nok.ask(calls.bring, { id })
    expect([await own(), await atTable()]).toEqual([1, ['curry 2']])
  })

  it('add to what is in the cart of the table, and phones at it see them', async () => {
    const id = await seated()
    const diner = Diner.with(backend, nok.token, A2)
    await diner.add('curry')
    const { version } = await diner.poll()
    await nok.ask(calls.bring, { id })
    expect(await atTable()).toEqual(['curry 3', 'tea 1'])
    expect((await diner.poll(version)).changed).toBe(true)
  })

  it('are brought by their guest alone', async () => {
    const id = await seated()
    const som = await enterGuest(backend, 'Som')
    expect((await som.call(calls.bring, { id })).msg).toBe('This queue number was not found')
    expect(await own()).toBe(3)
  })
})
