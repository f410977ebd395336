import type { personPayContract, PersonPayCheckout } from '../../../src/contract/personPay'
import type { Parsed } from '../../../src/contract/endpoint'
import type { Quote } from '../../../src/contract/quote'
import { type MerchantWords, readMerchantWords } from '../config/merchantTexts'
import type { ReadDb } from '../../db/database'
import { inLocale } from '../../db/translations'
import type { RequestContext, Session } from '../../api/context'
import { type MessageKey, type MessageParams, translate } from '../../messages/messages'
import { readMemberBalance } from '../ledger/memberMoney'
import { payOffers } from '../paymentMethods/paymentMethods'
import { priceOrder, type Reduction } from '../pricing/priceOrder'
import { NO_POINTS } from '../pricing/usablePoints'
import { quoteIdOf } from '../pricing/quoteId'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import type { StoreRow } from '../store/storePresenter'
import { findStore } from '../store/storeRepository'
import { readPersonPaySettings } from './settings'

type BillCheckoutRequest = Parsed<(typeof personPayContract)['checkout']>
type Settings = Awaited<ReturnType<typeof readPersonPaySettings>>

/** Evaluates a till bill that the guest has entered. Writes nothing. */
export async function assessBill(
  context: RequestContext<ReadDb, Session>,
  request: BillCheckoutRequest,
  providers: PaymentProviders,
): Promise<PersonPayCheckout> {
  const { db, locale, client, session } = context
  const store = await findStore(db, request.storeId)
  const settings = await readPersonPaySettings(db)
  const words = await readMerchantWords(db, locale)
  const discounts = settings.discounts.map(({ name, ...step }) => ({ name: inLocale(name, locale), ...step }))
  const quote = quoteOf(store, request, discounts)
  const offers = payOffers(
    {
      ...{ store, diningType: 'dineIn', appType: client.appType, locale, counterFull: undefined, words },
      ...{ balance: await readMemberBalance(db, session), amount: quote.payAmount },
    },
    providers,
  )
  return {
    quote,
    quoteId: quoteIdOf([store.id, request.amount, request.noDiscountAmount, quote]),
    payTypes: offers.filter(({ type }) => type !== 'offline'),
    discounts,
    problems: problemsOf(store, request, settings, words).map(([field, key, params]) => ({
      field,
      text: translate(locale, key, params),
    })),
  }
}

/** The bill already includes service charge and taxes: only discounts apply, to its discountable part. */
function quoteOf(
  { vatRate }: StoreRow,
  request: BillCheckoutRequest,
  discounts: PersonPayCheckout['discounts'],
): Quote {
  const fixed = Math.min(request.noDiscountAmount, request.amount)
  const open = request.amount - fixed
  const quote = priceOrder({
    lines: [lineOf(open), { ...lineOf(fixed), fixed: true }],
    activities: discountOn(open, discounts),
    coupons: [],
    points: NO_POINTS,
    packed: false,
    deliveryFee: null,
    charges: { serviceRate: 0, vatRate, vatIncluded: true, taxRate: 0 },
    tip: 0,
    balance: 0,
  })
  // The number of products of a till bill is unknown.
  return { ...quote, goodsNum: 0 }
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
  { money }: MerchantWords,
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
