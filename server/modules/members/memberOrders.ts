import { and, desc, eq } from 'drizzle-orm'
import type { MemberOrder } from '../../../console/contract/members/member'
import { orderStateName } from '../../../src/domain/order/orderState'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders/orders'
import { stores } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'
import type { Staff } from '../audit/audit'
import { readMember } from './members'
import { inStores } from '../store/inStores'

/** The orders of a member, newest first. Who works in some stores only sees those of these stores. */
export async function listMemberOrders(
  db: ReadDb,
  { id, page, pageSize }: { id: string; page: number; pageSize: number },
  { locale, storeIds }: Staff & { storeIds: readonly string[] },
): Promise<{ list: MemberOrder[]; total: number }> {
  await readMember(db, id)
  const isSeen = inStores(orders.storeId, storeIds)
  const condition = and(eq(orders.userId, id), isSeen)
  const rows = await db
    .select({ order: orders, storeName: stores.shortName })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = rows.map(({ order: { id, orderNo, diningType, payAmount, state, createdAt }, storeName }) => {
    const name = orderStateName(state)
    return {
      ...{ id, orderNo, diningType, payAmount, createdAt: isoText(createdAt) },
      stateText: name ? translate(locale, `orderState.${name}`) : String(state),
      storeName: inLocale(storeName, locale),
    }
  })
  return { list, total: await db.$count(orders, condition) }
}
