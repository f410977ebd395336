import { exchangeBatches, exchangeCodes } from '../../../server/db/schema/coupons/couponClaims'
import { newId } from '../../../server/db/ids'
import { endingOf, ExchangeCodes } from '../../../server/modules/coupons/exchangeCodes'
import type { Backend } from './harness'

/** The secret of a backend whose codes are added here. */
export const SECRET = 'of the tests'

/** Adds a batch of exchange codes: without any coupon unless said otherwise. */
export async function addCodes(
  { db, clock }: Backend,
  given: Partial<typeof exchangeBatches.$inferInsert>,
  list: readonly string[],
): Promise<void> {
  const id = newId()
  await db.insert(exchangeBatches).values({ id, name: 'Flyer', kind: 'coupon', createdAt: clock.now(), ...given })
  const codes = new ExchangeCodes(SECRET)
  await db
    .insert(exchangeCodes)
    .values(list.map((code) => ({ id: newId(), batchId: id, hash: codes.hashOf(code), ending: endingOf(code) })))
}
