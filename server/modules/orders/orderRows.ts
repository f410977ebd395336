import type { PayType } from '../../../src/contract/payment/payType'
import type { Parsed } from '../../../src/contract/endpoint'
import type { Quote } from '../../../src/contract/cart/quote'
import { LOCALES } from '../../../src/contract/constants/common'
import type { Locale } from '../../../src/contract/fields'
import type { orderContract } from '../../../src/contract/order/order'
import { paidAtOnce } from '../../../src/domain/money/payChoice'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { addressOf } from '../address/addresses'
import type { Assessment } from '../carts/checkout'
import { type CartEntry, choiceTexts } from '../carts/cartLines'
import { newId } from '../../db/ids'
import type { orders } from '../../db/schema/orders/orders'
import type { Translations } from '../../db/columnTypes'
import { optionsOf } from '../goods/goodsRepository'
import { businessDayOf } from '../store/businessDay'
import type { LineRow } from './orderLines'

/** The request to place an order. Without a payment type it goes on the bill of a table. */
export interface OrderRequest extends Omit<Parsed<(typeof orderContract)['create']>, 'payType'> {
  payType: PayType | null
  /** Sequence number within the table session. */
  batchNo?: number
  /** What the order counts as at the guest's network address (`RequestContext.addressKey`); none at a table. */
  addressKey?: string | null
}

/** The row of a new order, still without its numbers. Counter payments and free orders do not wait for a payment. */
export function orderValues(
  placing: OrderRequest,
  { view, destination, promise, checkout }: Assessment,
): Omit<typeof orders.$inferInsert, 'orderNo' | 'pickupNo'> {
  const { store, now, userId, diningType } = view
  const { quote } = checkout
  const { payMinutes } = view.settings
  const waits = waitsForMoney(placing, quote.payAmount)
  const paid = quote.payAmount === 0
  const { address, inRange } = destination
  return {
    id: newId(),
    userId,
    storeId: store.id,
    diningType,
    tableSessionId: view.tableSession?.id,
    batchNo: placing.batchNo,
    addressKey: placing.addressKey,
    state: (waits ? ORDER_STATES.pendingPayment : ORDER_STATES.awaitingAcceptance).code,
    businessDay: businessDayOf(promise.from, store),
    payType: payTypeFor(placing, quote),
    paid,
    paidAt: paid ? now : null,
    ...amountsOf(quote),
    appointTime: placing.appointTime ? promise.from : null,
    promisedFrom: promise.from,
    promisedTo: promise.to,
    peopleNum: view.peopleNum,
    address: address && addressOf(address, inRange),
    phone: placing.phone || (address?.phone ?? ''),
    remark: placing.remark,
    cutlery: placing.cutlery,
    createdAt: now,
    expireAt: waits ? new Date(now.getTime() + payMinutes * MINUTE_MS) : null,
  }
}

function payTypeFor({ payType }: OrderRequest, quote: Quote): PayType | null {
  return paidAtOnce(quote) ?? payType
}

function waitsForMoney({ payType }: OrderRequest, payAmount: number): boolean {
  return payType !== null && payType !== 'offline' && payAmount > 0
}

/** The row of an order line: a snapshot of the product, in every language. */
export function lineValues(
  place: Pick<LineRow, 'orderId' | 'sort' | 'reduction'>,
  { row, dish, line }: CartEntry,
): LineRow {
  const texts = (part: 'specText' | 'attrText' | 'addonText') =>
    inAll((locale) => choiceTexts(row, optionsOf(dish, locale))[part])
  const { key, goodsId, categoryId, skuId, image, num, price, originalPrice, packFee, amount, required } = line
  return {
    id: newId(),
    ...place,
    key,
    goodsId,
    categoryId,
    skuId,
    attrIds: row.attrIds,
    addons: row.addons,
    name: dish.goods.name,
    image,
    specText: texts('specText'),
    attrText: texts('attrText'),
    addonText: texts('addonText'),
    required,
    participantNo: line.addedBy?.no ?? null,
    packed: line.packed ?? false,
    refundedNum: 0,
    num,
    price,
    originalPrice,
    packFee,
    amount,
  }
}

/** The price columns of an order. */
export function amountsOf(quote: Assessment['checkout']['quote']) {
  const { goodsNum, goodsAmount, packAmount, deliveryAmount, serviceAmount, vatAmount, saveAmount, payAmount } = quote
  const amounts = { goodsNum, goodsAmount, packAmount, deliveryAmount, serviceAmount, vatAmount, saveAmount, payAmount }
  return { ...amounts, quote }
}

function inAll(text: (locale: Locale) => string): Translations {
  return { en: text('en'), ...Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) }
}
