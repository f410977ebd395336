import type { System } from '../../../src/contract/config/config'
import type { DiningType, Locale } from '../../../src/contract/fields'
import { currencySign, moneyText } from '../../../src/domain/money/money'
import type { ReadDb } from '../../db/database'
import { translate } from '../../messages/messages'
import { readSystem } from './systemConfig'

/** The merchant's currency sign and words, in a guest's language. */
export interface MerchantTexts {
  /** Formats satang for guests. */
  money(satang: number): string
  way(type: DiningType): string
  /** What points are called. */
  points: string
  /** What the balance is called. */
  balance: string
}

const LABELS: Partial<Record<DiningType, keyof System['custom']>> = {
  pickup: 'live',
  takeout: 'takeOut',
  dineIn: 'inStore',
}

/** Reads the texts of the block `system` (specification §3). */
export async function readMerchantTexts(db: ReadDb, locale: Locale): Promise<MerchantTexts> {
  return merchantTextsOf(await readSystem(db, locale), locale)
}

/** The texts of the block `system`. */
export function merchantTextsOf({ custom }: System, locale: Locale): MerchantTexts {
  return {
    money: (satang) => moneyText(satang, currencySign(custom)),
    way(type) {
      const label = LABELS[type]
      return (label && custom[label].trim()) || translate(locale, `dining.${type}`)
    },
    points: custom.integral.trim() || translate(locale, 'defaultName.points'),
    balance: custom.balance.trim() || translate(locale, 'defaultName.balance'),
  }
}
