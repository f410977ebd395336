import type { Parsed } from '../../../src/contract/endpoint'
import type { PointsQuote, pointsMallContract } from '../../../src/contract/points/pointsMall'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { ReadDb } from '../../db/database'
import type { PointsItem } from '../../db/schema/members/pointsMall'
import { inLocale } from '../../db/translations'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { addressesOf, addressOf } from '../address/addresses'
import { purchaseOffers } from '../purchases/placePurchase'
import { findStore } from '../store/storeRepository'
import { mostOf, type PointsViewer, readItem, waysOf } from './items'

export type PointsCheckoutRequest = Parsed<(typeof pointsMallContract)['checkout']>
export type PointsContext<D extends ReadDb = ReadDb> = RequestContext<D, Session>

/** The viewer of the points shop. */
export function viewerOf({ session, locale, now }: PointsContext): PointsViewer {
  return { userId: session.userId, member: session.member, locale, now }
}

/** What some pieces of an item cost. Satang beside points. */
export function priceOf(row: PointsItem, { num, way }: Pick<PointsCheckoutRequest, 'num' | 'way'>) {
  const cash = row.cash * num
  const deliveryFee = way === 'delivery' ? row.deliveryFee : 0
  return { cost: row.points * num, cash, deliveryFee, payAmount: cash + deliveryFee }
}

/** What an order costs, and how it can be paid. Refuses an unknown item or store, and a way in which the item is not handed over. */
export async function quoteOf(
  context: PointsContext,
  chosen: PointsCheckoutRequest,
  providers: PaymentProviders,
): Promise<PointsQuote> {
  const { db, session, locale, now } = context
  const { num, way, storeId, addressId } = chosen
  const found = await readItem(db, chosen.itemId, viewerOf(context))
  const { row, view: item, points: held } = found
  if (!waysOf(row).includes(way)) throw new AppError(400, 'points.wrongWay')
  const store = await findStore(db, storeId)
  const { cost, cash, deliveryFee, payAmount } = priceOf(row, chosen)
  const saved = way === 'delivery' ? await addressesOf(db, session.userId) : []
  const address = (addressId ? saved.find(({ id }) => id === addressId) : saved[0]) ?? null
  return {
    ...{ item, num, way, cash, deliveryFee, payAmount },
    max: mostOf(found),
    store: { id: store.id, name: inLocale(store.name, locale), address: inLocale(store.address, locale) },
    address: address && addressOf(address),
    points: { held, cost, after: held - cost },
    payTypes: payAmount > 0 ? await purchaseOffers(context, { storeId, providers, amount: payAmount }) : [],
    serverTime: isoText(now),
  }
}
