import { eq } from 'drizzle-orm'
import type { Parsed, Reply } from '../../../src/contract/endpoint'
import { vipset } from '../../../src/contract/membership/vipset'
import type { vipPlanContract } from '../../../src/contract/membership/vipPlan'
import { AppError } from '../../api/appError'
import type { Handlers, RequestContext, Session } from '../../api/context'
import type { Tx } from '../../db/database'
import { vipOrders, vipPlans } from '../../db/schema/members/membership'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { readSetting } from '../config/settings'
import { placePurchase } from '../purchases/placePurchase'
import { lockPurchaseOf } from '../purchases/purchases'
import { refundPurchase } from '../purchases/refundPurchase'
import { readPlans, readPurchases } from './vipPlans'

type Calls = typeof vipPlanContract

/** Numbers of orders of plans begin with it. */
const PREFIX = 'VP'

/** Paid VIP. */
export const vipPlanHandlers = (providers: PaymentProviders): Handlers<Calls> => ({
  list: (context, { storeId }) => readPlans(context, { storeId, providers }),

  order: (context, request) => orderPlan(context, request, providers),

  async orders(context, { orderId }) {
    const found = await readPurchases(context.db, context.session.userId, { ...context, orderId })
    if (orderId !== undefined && found.list.length === 0) throw new AppError(400, 'order.notFound')
    return found
  },

  async refund(context, { orderId }) {
    const { db, session, now } = context
    const held = await lockPurchaseOf(db, orderId, 'vipPlan')
    if (held?.purchase.userId !== session.userId) throw new AppError(400, 'order.notFound')
    const { list } = await readPurchases(db, session.userId, { ...context, orderId })
    if (!list[0]?.refundUntil) throw new AppError(400, 'vip.used')
    await refundPurchase(db, held, { actor: 'guest', amount: held.purchase.amount, now })
    return readPurchases(db, session.userId, { ...context, orderId })
  },
})

async function orderPlan(
  context: RequestContext<Tx, Session>,
  { storeId, planId, payType }: Parsed<Calls['order']>,
  providers: PaymentProviders,
): Promise<Reply<Calls['order']>> {
  const { db: tx } = context
  const { paid } = await readSetting(tx, 'vipset', vipset)
  if (!paid.on) throw new AppError(400, 'vip.off')
  const [plan] = await tx.select().from(vipPlans).where(eq(vipPlans.id, planId))
  if (!plan) throw new AppError(400, 'vip.notFound')
  if (plan.closed) throw new AppError(400, 'vip.ended')
  const { price: amount, months, refundDays } = plan
  const purchase = { kind: 'vipPlan', prefix: PREFIX, storeId, amount, payType } as const
  const write = (id: string) => tx.insert(vipOrders).values({ id, planId, months, refundDays })
  return placePurchase(context, purchase, { providers, write })
}
