import type { CounterWay } from '../../../console/contract/orders/counterWay'
import type { Quote } from '../../../src/contract/cart/quote'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import type { OrderRecord } from '../../db/schema/orders/orders'
import type { Staff } from '../audit/audit'
import { readMerchantTexts } from '../config/merchantTexts'
import { quoteForMember } from '../coupons/memberQuote'
import { writeBillOrder } from '../orders/billOrder'
import { takeCounterPayment } from '../payments/counterPayment'
import { priceableBill } from '../personPay/checkout'
import { findShop } from '../store/storeRepository'
import type { TillBill } from './preview'

/** The price of a bill at the till for a member, paid from the balance as far as it reaches. */
export async function quoteMemberBill(
  db: ReadDb,
  { userId, storeId, amount }: TillBill & { userId: string },
  { locale, now }: Staff,
): Promise<{ quote: Quote }> {
  const { store, configs } = await findShop(db, storeId)
  const { input, order } = priceableBill(store, { amount, noDiscountAmount: 0 }, [])
  const { quote, balance } = await quoteForMember(
    db,
    {
      holder: { userId, member: true },
      view: { locale, now, texts: await readMerchantTexts(db, locale) },
      order: { ...order, now, due: now },
      ...{ configs, input },
    },
    { couponIds: [], usePoints: false, useBalance: true, useGiftCards: false },
  )
  if (!balance) throw new AppError(400, 'memberCode.noBalance')
  return { quote: { ...quote, goodsNum: 0 } }
}

/** Writes the bill, pays it from the balance, and records the rest as paid at the till by `way`. */
export async function payMemberBill(
  tx: Tx,
  { way, ...bill }: { userId: string; storeId: string; quote: Quote; now: Date; way?: CounterWay | undefined },
): Promise<OrderRecord> {
  const order = await writeBillOrder(tx, { ...bill, payType: 'offline' })
  if (!order.paid) await takeCounterPayment(tx, order, bill.now, way)
  return order
}
