import { eq } from 'drizzle-orm'
import { payments } from '../../../../server/db/schema/payments/payments'
import type { Backend } from '../harness'
import { Shopper } from '../orders/shopper'

/** An order of a guest whose payment by PromptPay was begun, and our reference of it. */
export async function begunPayment(backend: Backend): Promise<{ shopper: Shopper; id: string; ref: string }> {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { id } = await shopper.order()
  await shopper.startPay(id)
  const [payment] = await backend.db.select().from(payments).where(eq(payments.purchaseId, id))
  return { shopper, id, ref: payment?.ref ?? '' }
}
