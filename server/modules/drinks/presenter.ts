import type { DrinkLogRow, DrinkRow, DrinkView } from '../../../src/contract/inStore/drinks'
import type { Locale } from '../../../src/contract/fields'
import { isAlcohol, keptDaysLeft, mayExtend, SOON_DAYS } from '../../../src/domain/drink/drinkRules'
import { DRINK_STATES, drinkActionsOf, type DrinkStateName } from '../../../src/domain/drink/drinkState'
import { isoText } from '../../../src/domain/time/storeClock'
import type { DrinkLog, KeptDrink } from '../../db/schema/wallet/drinks'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'
import type { StoreRow } from '../store/storePresenter'
import { drinkAt } from './drinkAt'
import type { DrinkRules } from './settings'

/** In which language and when a drink is shown. */
export interface DrinkViewer {
  locale: Locale
  now: Date
}

/** A drink with the store that keeps it. */
export interface DrinkInStore {
  drink: KeptDrink
  store: StoreRow
}

/** The number on the label. */
export const labelOf = (no: number): string => `K-${String(no).padStart(4, '0')}`

export const stateText = (state: DrinkStateName, locale: Locale) => translate(locale, `drinkState.${state}`)

/** How much there is, as it travels. */
function amountOf({ kind, amount, left, unit, volume }: KeptDrink) {
  const opened = kind === 'opened'
  return {
    ...{ storageKind: kind, unit, volume },
    remainLevel: opened ? left : null,
    quantity: opened ? 1 : amount,
    leftQuantity: opened ? Math.min(left, 1) : left,
  }
}

function factsOf(stored: KeptDrink, { locale, now }: DrinkViewer) {
  const drink = drinkAt(stored, now)
  const { id, category, image, cabinet, state, expireAt } = drink
  const leftDays = keptDaysLeft(expireAt, now)
  return {
    ...{ id, category, image, cabinet, leftDays },
    no: labelOf(drink.no),
    goodsName: inLocale(drink.name, locale),
    ...amountOf(drink),
    storedAt: isoText(drink.storedAt),
    expireAt: isoText(expireAt),
    endsSoon: DRINK_STATES[state].live && leftDays <= SOON_DAYS,
    state: DRINK_STATES[state].code,
    stateFormat: stateText(state, locale),
    locked: drink.giftId !== null,
  }
}

/** A drink in the list of its owner. */
export function rowOf({ drink, store }: DrinkInStore, viewer: DrinkViewer): DrinkRow {
  return { ...factsOf(drink, viewer), storeName: inLocale(store.shortName, viewer.locale) }
}

/** A drink with all that its owner sees. */
export function viewOf({ drink: stored, store }: DrinkInStore, rules: DrinkRules, viewer: DrinkViewer): DrinkView {
  const { locale, now } = viewer
  const drink = drinkAt(stored, now)
  const { state, imageAt, codeUntil, giftId } = drink
  const texts = { name: inLocale(store.name, locale), shortName: inLocale(store.shortName, locale) }
  return {
    ...factsOf(stored, viewer),
    storeInfo: { id: store.id, ...texts, address: inLocale(store.address, locale), tel: store.tel },
    imageAt: imageAt && isoText(imageAt),
    ...{ orderNo: drink.orderNo, staff: drink.staffName, remark: drink.remark, giftId },
    alcohol: isAlcohol(drink.category),
    actions: drinkActionsOf(state, {
      locked: giftId !== null,
      extendable: mayExtend(drink, rules, now),
      transfers: rules.transfers,
    }),
    extendRule: DRINK_STATES[state].live ? extendText(drink, rules, viewer) : '',
    codeUntil: codeUntil && isoText(codeUntil),
    serverTime: isoText(now),
  }
}

function extendText(drink: KeptDrink, rules: DrinkRules, { locale, now }: DrinkViewer): string {
  const { extendDays: days, extendWithinDays: within } = rules
  const times = rules.extendTimes - drink.timesExtended
  if (times <= 0) return translate(locale, 'drinks.extendNone')
  if (!mayExtend(drink, rules, now)) return translate(locale, 'drinks.extendLater', { days, within })
  return translate(locale, times === 1 ? 'drinks.extendOnce' : 'drinks.extendTimes', { days, times })
}

/** A line of the log. */
export function logRowOf(log: DrinkLog, unit: KeptDrink['unit']): DrinkLogRow {
  const { id, action, kind, change, left, at, staffName, remark, image, expireAt } = log
  return {
    ...{ id, action, unit, change, left, remark, image, storageKind: kind, staff: staffName },
    at: isoText(at),
    expireAt: expireAt && isoText(expireAt),
  }
}
