import * as v from 'valibot'
import { drinkSetting } from '../../../src/contract/config/forms'
import { isFeatureOn } from '../../../src/domain/config/featureFlags'
import type { Locale } from '../../../src/contract/fields'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { translate } from '../../messages/messages'
import { fieldsOf, readStored } from '../config/formRepository'
import { FUNCTION_CONFIGS, functionsOf } from '../config/systemConfig'

export type DrinkRules = v.InferOutput<typeof drinkSetting>

/** The merchant's rules of kept drinks (configuration block `drinkSetting`), whether it is on or off. */
export async function readDrinkRules(db: ReadDb): Promise<DrinkRules> {
  const stored = await readStored(db, ['drinkSetting', ...FUNCTION_CONFIGS], 'en')
  const rules = v.parse(drinkSetting, fieldsOf(stored.drinkSetting))
  return { ...rules, on: rules.on && isFeatureOn(functionsOf(stored), 'drinks') }
}

/** The same for guests. Refuses while drink storage is switched off. */
export async function openDrinkRules(db: ReadDb): Promise<DrinkRules> {
  const rules = await readDrinkRules(db)
  if (!rules.on) throw new AppError(400, 'drinks.off')
  return rules
}

/** How keeping works, in sentences. */
export function ruleTexts(rules: DrinkRules, locale: Locale): string[] {
  const { keepDays, extendTimes, extendDays: days, extendWithinDays: within } = rules
  return [
    translate(locale, 'drinks.rule.keep', { days: keepDays }),
    translate(locale, 'drinks.rule.staff'),
    ...(extendTimes > 0 ? [translate(locale, 'drinks.rule.extend', { days, within, times: extendTimes })] : []),
    translate(locale, 'drinks.rule.age'),
    translate(locale, 'drinks.rule.law'),
  ]
}
