import * as v from 'valibot'
import { personPayOrderConfig } from '../../../src/contract/config/forms'
import { readSetting } from '../config/settings'
import type { ReadDb } from '../../db/database'
import type { Translations } from '../../db/columnTypes'

/** A discount from an amount on; one that would leave nothing to pay is invalid. */
export const billDiscount = (name: v.GenericSchema) =>
  v.pipe(
    v.object({
      name,
      minAmount: v.pipe(v.number(), v.integer()),
      amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    v.check(
      ({ amount, minAmount }) => amount < minAmount,
      'the discount must be less than the amount from which it applies',
    ),
  )

const discount = billDiscount(
  v.union([
    v.pipe(
      v.string(),
      v.minLength(1),
      v.transform((en) => ({ en })),
    ),
    v.pipe(
      v.record(v.string(), v.string()),
      v.check((texts) => Boolean(texts.en)),
    ),
  ]),
)

const settings = v.object({
  ...personPayOrderConfig.entries,
  discounts: v.fallback(v.array(v.unknown()), []),
})

/** A step of the merchant's discount on bills. Amounts in satang. */
export interface BillDiscount {
  name: Translations
  /** The least discountable amount. */
  minAmount: number
  amount: number
}

interface PersonPaySettings {
  minAmount: number
  maxAmount: number
  /** The highest step first. */
  discounts: BillDiscount[]
}

/** The merchant's rules of bills paid by phone (configuration block `personPayOrderConfig`); missing and invalid values get defaults. */
export async function readPersonPaySettings(db: ReadDb): Promise<PersonPaySettings> {
  const { discounts, ...limits } = await readSetting(db, 'personPayOrderConfig', settings)
  const steps = discounts.flatMap((each) => {
    const parsed = v.safeParse(discount, each)
    return parsed.success ? [parsed.output as BillDiscount] : []
  })
  return { ...limits, discounts: steps.sort((a, b) => b.minAmount - a.minAmount) }
}
