import type { GoodsState } from '../../../src/contract/goods/goodsRow'
import type { Locale } from '../../../src/contract/fields'
import { isOpenAt, openingAt, type OpeningHours } from '../../../src/domain/store/openingHours'
import { clockText, dayOf } from '../../../src/domain/time/storeClock'
import type { GoodsRecord } from '../../db/schema/store/goods'
import type { SaleSpan } from '../../db/columnTypes'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'
import { weekdayName } from '../store/storePresenter'

/** The columns that decide about availability. */
type Offer = Pick<GoodsRecord, 'onShelf' | 'soldOut' | 'soldOutUntil' | 'minBuy' | 'saleTimes'>

const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** Sale times as opening hours. */
function hoursOfSale(saleTimes: readonly SaleSpan[]): OpeningHours {
  return {
    weekly: saleTimes.flatMap(({ weeks = WEEK, ...span }) => weeks.map((week) => ({ week, ...span }))),
    special: [],
  }
}

/** Whether staff have marked a product as sold out, for good or until a time that has not come. */
export function isMarkedSoldOut(
  { soldOut, soldOutUntil }: Pick<Offer, 'soldOut' | 'soldOutUntil'>,
  now: Date,
): boolean {
  return soldOut && (soldOutUntil === null || now < soldOutUntil)
}

/** The state of a product; `stocks` are those of its SKUs (null is unlimited). */
export function goodsState(dish: Offer, stocks: readonly (number | null)[], now: Date): GoodsState {
  if (!dish.onShelf) return 'offShelf'
  if (isMarkedSoldOut(dish, now) || stocks.every((stock) => stock !== null && stock < dish.minBuy)) return 'soldOut'
  // Without sale times a product is always on sale.
  return !dish.saleTimes || isOpenAt(now, hoursOfSale(dish.saleTimes)) ? 'ok' : 'offHours'
}

const soldOutKey = (dish: GoodsRecord, now: Date) =>
  dish.soldOutUntil && isMarkedSoldOut(dish, now) ? 'goods.soldOutToday' : 'goods.soldOut'

/** The text of a state; empty for an available product. */
export function stateText(state: GoodsState, dish: GoodsRecord, now: Date, locale: Locale): string {
  if (state === 'ok') return ''
  if (state === 'soldOut') return inLocale(dish.soldOutNote, locale) || translate(locale, soldOutKey(dish, now))
  if (state === 'offShelf') return translate(locale, 'goods.offShelf')
  const { changesAt } = openingAt(now, hoursOfSale(dish.saleTimes ?? []))
  if (!changesAt) return translate(locale, 'goods.notNow')
  const time = clockText(changesAt)
  const daysAhead = dayOf(changesAt) - dayOf(now)
  if (daysAhead === 0) return translate(locale, 'goods.from', { time })
  if (daysAhead === 1) return translate(locale, 'goods.tomorrowFrom', { time })
  return translate(locale, 'goods.dayFrom', { time, day: weekdayName(changesAt, locale) })
}
