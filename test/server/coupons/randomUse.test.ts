import { eq } from 'drizzle-orm'
import { newId } from '../../../server/db/ids'
import { lockCoupons, lockOrder } from '../../../server/db/locks'
import { userCoupons } from '../../../server/db/schema/coupons/coupons'
import { type OrderRecord, orders } from '../../../server/db/schema/orders/orders'
import { returnCoupons, takeCoupons } from '../../../server/modules/coupons/orderCoupons'
import { DAY_MS } from '../../../src/domain/time/duration'
import { signInAs } from '../support/accounts/accounts'
import { addTemplate, giveCoupon } from '../support/coupons/coupons'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { callTwice, type Operation } from '../support/database/interleavings'
import { numbers } from '../support/numbers'
import { Shopper } from '../support/orders/shopper'

// Orders that use, close and refund the same few coupons in random order, several at once, each called twice, while gifts lock and
// unlock them, and some transactions are killed at their end and called again.

const INTERLEAVINGS = 2000
const AT_ONCE = 8

let backend: Backend
freshBistro((fresh) => (backend = fresh))

test(`in ${INTERLEAVINGS} random interleavings a coupon is never used by two orders, and never lost`, async () => {
  const { db, clock } = backend
  const upTo = numbers(13)
  const pick = <T>(from: readonly T[]) => from[upTo(from.length)]
  const { token, userInfo } = await signInAs(backend, 'Nok')
  const template = await (await Shopper.with(backend, token).fill()).order()
  await addTemplate(backend, { id: 'dinner' })
  const coupons = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const id of coupons) await giveCoupon(backend, userInfo.id, 'dinner', { id })
  const [model] = await db.select().from(orders).where(eq(orders.id, template.id))
  const known: OrderRecord[] = []

  const place = (): Operation => {
    const used = coupons.filter(() => upTo(3) === 0).map((id) => ({ id, name: id, of: 'goods' as const, amount: 1 }))
    const order = { ...model, id: newId(), orderNo: newId(), pickupNo: null } as OrderRecord
    const written = { ...order, quote: { ...order.quote, coupons: used } }
    known.push(written)
    return async (tx) => {
      await tx.insert(orders).values(written)
      await takeCoupons(tx, written, clock.now())
    }
  }
  const end = (): Operation => {
    const [id, to] = [pick(coupons) ?? 'a', pick(['cancelled', 'closed', 'refunded'] as const) ?? 'closed']
    return async (tx) => {
      const [coupon] = await tx.select().from(userCoupons).where(eq(userCoupons.id, id))
      const order = coupon?.orderId ? await lockOrder(tx, coupon.orderId) : undefined
      if (order) await returnCoupons(tx, { order, to, actor: 'system', now: clock.now() })
    }
  }
  const give = (): Operation => {
    const id = pick(coupons) ?? 'a'
    return async (tx) => {
      const [coupon] = await lockCoupons(tx, [id])
      const later = new Date(clock.now().getTime() + DAY_MS)
      const next =
        coupon?.state === 'locked'
          ? ({ state: 'usable', lockedUntil: null } as const)
          : ({ state: 'locked', lockedUntil: later } as const)
      if (coupon && coupon.state !== 'used') await tx.update(userCoupons).set(next).where(eq(userCoupons.id, id))
    }
  }

  const uses = new Set<string>()
  for (let done = 0; done < INTERLEAVINGS; done += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, () => (pick([place, place, end, end, give]) ?? end)())
    await Promise.all(batch.map((operation) => callTwice(db, operation, upTo(4) === 0)))
    // An order that was written has all of its coupons, or has ended; another order never has them as well.
    for (const [orderId, ids] of await usesOf(coupons.length)) {
      expect(ids).toEqual(known.find(({ id }) => id === orderId)?.quote.coupons.map(({ id }) => id))
      uses.add(orderId)
    }
  }
  expect(uses.size).toBeGreaterThan(50)
}, 120_000)

/** The coupons that each order uses; every coupon is either used by an order, or by none. */
async function usesOf(count: number): Promise<Map<string, string[]>> {
  const held = await backend.db.select().from(userCoupons).orderBy(userCoupons.id)
  expect(held).toHaveLength(count)
  const uses = new Map<string, string[]>()
  for (const { id, state, orderId, usedAt } of held) {
    expect([orderId !== null, usedAt !== null]).toEqual([state === 'used', state === 'used'])
    if (orderId) uses.set(orderId, [...(uses.get(orderId) ?? []), id])
  }
  return uses
}
