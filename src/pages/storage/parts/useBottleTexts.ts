import type { DrinkFacts, DrinkLogRow, DrinkUnit, StorageKind } from '@/contract/inStore/drinks'
import { DRINK_STATE_NAMES, DRINK_STATES } from '@/domain/drink/drinkState'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

/** Whether a state on the wire is one of a drink that can be taken out. */
export const isLive = (code: DrinkFacts['state']): boolean =>
  DRINK_STATE_NAMES.some((name) => DRINK_STATES[name].code === code && DRINK_STATES[name].live)

/** What is left of a bottle, 0 to 1. */
export function shareLeft({ remainLevel, leftQuantity, quantity }: DrinkFacts): number {
  return remainLevel === null ? leftQuantity / Math.max(1, quantity) : remainLevel / 100
}

/** The sentences about kept bottles, in the current language. */
export function useBottleTexts() {
  const t = useText()
  const { current } = useStores().locale
  const last = (end: string) => dateText(lastMomentOf(end), current)
  const unit = (name: DrinkUnit, count: number) => t(`bottles.unit_${name}`, { count })
  const amount = (kind: StorageKind, left: number, name: DrinkUnit) =>
    kind === 'opened' ? `${left}%` : unit(name, left)
  return {
    /** `65%`, `2 cans`; of a single sealed bottle that it is unopened. */
    amountOf({ storageKind, remainLevel, quantity, leftQuantity, unit: name }: DrinkFacts): string {
      if (storageKind === 'sealed' && quantity === 1 && leftQuantity === 1) return t('bottles.unopened')
      return amount(storageKind, remainLevel ?? leftQuantity, name)
    },
    /** Until when it is kept. */
    endOf({ leftDays, expireAt, endsSoon }: DrinkFacts): string {
      if (!endsSoon) return t('bottles.until', { date: last(expireAt) })
      return leftDays === 0
        ? t('bottles.lastDay', { date: last(expireAt) })
        : t('bottles.daysLeft', { count: leftDays, date: last(expireAt) })
    },
    /** What happened, such as `Taken out, 100% → 65%`. */
    logOf({ action, storageKind: kind, unit: name, change, left, expireAt }: DrinkLogRow): string {
      const now = amount(kind, left, name)
      const before = amount(kind, left - change, name)
      if (action === 'take' && left === 0) return t('bottles.takenAll')
      return t(`bottles.log_${action}`, { now, before, date: expireAt ? last(expireAt) : '' })
    },
  }
}
