import * as v from 'valibot'
import type { PartnerInfo } from '../../../src/contract/partner/partner'
import { storageset } from '../../../src/contract/config/forms'
import { partnerSetting } from '../../../src/contract/partner/partnerSetting'
import type { Locale } from '../../../src/contract/fields'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { fieldsOf, readStored } from '../config/formRepository'
import { orderSettingsOf } from '../config/orderSettings'

/** The rules of the distributor programme with the refund window of orders. */
export type PartnerRules = v.InferOutput<typeof partnerSetting> & { waitDays: number; termsVersion: string }

const IDENTS = ['partnerSetting', 'storageset', 'orderSetting', 'partnerAgreement'] as const
const terms = v.fallback(v.object({ version: v.string() }), { version: '' })

/** The merchant's rules (configuration block `partnerSetting`), whether the programme is on or off. Texts are in the given language. */
export async function readPartnerRules(db: ReadDb, locale: Locale = 'en'): Promise<PartnerRules> {
  const stored = await readStored(db, IDENTS, locale)
  const rules = v.parse(partnerSetting, fieldsOf(stored.partnerSetting))
  const { on: hasBalance } = v.parse(storageset, fieldsOf(stored.storageset))
  return {
    ...rules,
    ways: rules.ways.filter((way) => way !== 'balance' || hasBalance),
    waitDays: orderSettingsOf(stored).refundDays,
    termsVersion: v.parse(terms, fieldsOf(stored.partnerAgreement)).version,
  }
}

/** The same for guests. Refuses while the programme is switched off. */
export async function openPartnerRules(db: ReadDb, locale?: Locale): Promise<PartnerRules> {
  const rules = await readPartnerRules(db, locale)
  if (!rules.on) throw new AppError(400, 'partner.off')
  return rules
}

/** The rules as the storefront shows them. */
export function infoOf(rules: PartnerRules): PartnerInfo {
  const { on, levels, rate, bindDays, waitDays, reviewDays, fields, payoutDays } = rules
  const { ways, minAmount, maxAmount, feeAmount, feeRate, taxRate, perDay } = rules
  return {
    ...{ switch: on, levels, rate, bindDays, waitDays, reviewDays, fields },
    secondRate: levels === 2 ? rules.secondRate : 0,
    withdraw: { ways, minAmount, maxAmount, feeAmount, feeRate, taxRate, perDay, payoutDays },
  }
}
