import type { PayOffers } from '../../../src/contract/payment/payType'
import type { personPayContract, PersonPayCheckout } from '../../../src/contract/order/personPay'
import type { Parsed } from '../../../src/contract/endpoint'
import { type MerchantTexts, readMerchantTexts } from '../config/merchantTexts'
import type { ReadDb } from '../../db/database'
import { inLocale } from '../../db/translations'
import type { RequestContext, Session } from '../../api/context'
import { type MessageKey, type MessageParams, translate } from '../../messages/messages'
import { type Priceable, quoteForMember } from '../coupons/memberQuote'
import { payOffers } from '../paymentMethods/paymentMethods'
import type { Reduction } from '../pricing/priceOrder'
import { quoteIdOf } from '../pricing/quoteId'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import type { StoreRow } from '../store/storePresenter'
import { findShop } from '../store/storeRepository'
import { readPersonPaySettings } from './settings'

type BillCheckoutRequest = Parsed<(typeof personPayContract)['checkout']>
type Settings = Awaited<ReturnType<typeof readPersonPaySettings>>

/** Evaluates a till bill that the guest has entered. Writes nothing. */
export async function assessBill(
  context: RequestContext<ReadDb, Session>,
  request: BillCheckoutRequest,
  providers: PaymentProviders,
): Promise<PersonPayCheckout> {
  const { db, locale, session, now } = context
  const { store, configs } = await findShop(db, request.storeId)
  const settings = await readPersonPaySettings(db)
  const texts = await readMerchantTexts(db, locale)
  const discounts = settings.discounts.map(({ name, ...step }) => ({ name: inLocale(name, locale), ...step }))
  const bill = priceableBill(store, request, discounts)
  const priced = await quoteForMember(
    db,
    { holder: session, configs, view: { locale, texts, now }, ...bill, order: { ...bill.order, now, due: now } },
    request,
  )
  const { reductions: _, couponProblems, ...memberMoney } = priced
  // The number of products of a till bill is unknown.
  const quote = { ...priced.quote, goodsNum: 0 }
  const wallet = request.useBalance ? null : (priced.balance?.held ?? null)
  return {
    ...memberMoney,
    quote,
    quoteId: quoteIdOf([store.id, request.amount, request.noDiscountAmount, quote]),
    payTypes: billOffers(context, { store, texts, balance: wallet, amount: quote.payAmount }, providers),
    discounts,
    problems: [
      ...problemsOf(store, request, settings, texts).map(([field, ...text]) => ({
        field,
        text: translate(locale, ...text),
      })),
      ...couponProblems,
    ],
  }
}

/** A bill is paid by phone: the counter is not offered. */
function billOffers(
  { client, locale }: RequestContext,
  bill: Pick<Parameters<typeof payOffers>[0], 'store' | 'texts' | 'balance' | 'amount'>,
  providers: PaymentProviders,
): PayOffers {
  const common = { diningType: 'dineIn', appType: client.payApp, locale, counterFull: undefined } as const
  return payOffers({ ...common, ...bill }, providers).filter(({ type }) => type !== 'offline')
}

/** The bill already includes service charge and taxes: only discounts apply, to its discountable part. */
export function priceableBill(
  { id: storeId, vatRate }: StoreRow,
  request: Pick<BillCheckoutRequest, 'amount' | 'noDiscountAmount'>,
  discounts: PersonPayCheckout['discounts'],
): Pick<Priceable, 'input'> & { order: Omit<Priceable['order'], 'now' | 'due'> } {
  const fixed = Math.min(request.noDiscountAmount, request.amount)
  const open = request.amount - fixed
  const activities = discountOn(open, discounts)
  const lines = [lineOf(open), { ...lineOf(fixed), fixed: true }]
  return {
    order: { storeId, scene: 'personPay', lines, deliveryFee: null, activity: activities.length > 0 },
    input: {
      ...{ lines, activities, packed: false, deliveryFee: null, tip: 0 },
      charges: { serviceRate: 0, vatRate, vatIncluded: true, taxRate: 0 },
    },
  }
}

function lineOf(price: number) {
  return { num: 1, price, originalPrice: price, packFee: 0 }
}

/** The highest step that the discountable part reaches. */
function discountOn(open: number, discounts: PersonPayCheckout['discounts']): Reduction[] {
  const reached = discounts.find(({ minAmount }) => open >= minAmount)
  return reached ? [{ id: `from-${reached.minAmount}`, name: reached.name, amount: reached.amount }] : []
}

type Problem = [field: string, key: MessageKey, params?: MessageParams]

function problemsOf(
  store: StoreRow,
  request: BillCheckoutRequest,
  limits: Settings,
  { money }: MerchantTexts,
): Problem[] {
  const { minAmount, maxAmount } = limits
  const { amount, noDiscountAmount } = request
  const problems: Problem[] = []
  if (!store.services.includes('personPay')) problems.push(['storeId', 'personPay.notOffered'])
  if (amount < minAmount) problems.push(['amount', 'personPay.tooSmall', { amount: money(minAmount) }])
  if (amount > maxAmount) problems.push(['amount', 'personPay.tooLarge', { amount: money(maxAmount) }])
  if (noDiscountAmount > amount) problems.push(['noDiscountAmount', 'personPay.moreThanBill'])
  return problems
}
