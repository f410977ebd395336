import * as v from 'valibot'
import { ProviderError } from '../providerError'
import { OPN } from './opnApi'
import type { PaymentReport } from './paymentProvider'

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
)
const currency = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/))

/** The id of a charge. */
export const chargeId = v.pipe(v.string(), v.regex(/^chrg(_test)?_[\da-z]+$/))

/** A charge (https://docs.omise.co/charges-api). Without metadata the API answers an empty list. */
export const charge = v.object({
  object: v.literal('charge'),
  id: chargeId,
  livemode: v.boolean(),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency,
  status: v.string(),
  paid: v.boolean(),
  metadata: v.optional(v.union([v.object({ ref: v.optional(v.string()) }), v.array(v.unknown())]), {}),
  paid_at: v.nullish(instant),
  failure_code: v.nullish(v.string()),
  refundable: v.optional(v.boolean(), false),
  partially_refundable: v.optional(v.boolean(), true),
  /** The bank's page for 3-D Secure. */
  authorize_uri: v.nullish(v.string()),
  card: v.nullish(v.object({ fingerprint: v.nullish(v.string()) })),
})
export type OpnCharge = v.InferOutput<typeof charge>

/** A new charge with the code to scan: its text where Opn gives it, and its drawing. */
export const scannableCharge = v.object({
  ...charge.entries,
  source: v.object({
    scannable_code: v.object({
      image: v.object({ download_uri: v.pipe(v.string(), v.url()) }),
      raw_data: v.nullish(v.string()),
    }),
  }),
})

const ref = v.object({ ref: v.pipe(v.string(), v.nonEmpty()) })

/** Our reference of a charge; undefined for one that was not made here. */
export function refOf({ metadata }: OpnCharge): string | undefined {
  const own = v.safeParse(ref, metadata)
  return own.success ? own.output.ref : undefined
}

/** How reports about charges are made. */
interface ChargeRules {
  /** Whether the key is one of the live mode. */
  isLive: boolean
  /** ISO 4217 code that was asked for. */
  currency: string
  now: Date
}

/**
 * What a charge tells of a payment; empty while it can be paid, and when it has ended unpaid by time: our own deadline tells that the
 * guest. Throws when the charge is of the other mode.
 */
export function reportsOfCharge(
  found: OpnCharge,
  ref: string,
  { isLive, currency: expected, now }: ChargeRules,
): PaymentReport[] {
  const { id, livemode, status, paid, amount, currency, paid_at, card } = found
  if (livemode !== isLive) throw new ProviderError(OPN, 'setup', 'answered about a charge of the other mode')
  if (status === 'failed' || status === 'reversed') return [{ ref, outcome: 'failed', at: now }]
  if (status !== 'successful' || !paid) return []
  const other = currency === expected ? {} : { currency }
  const payer = card?.fingerprint ? { payer: card.fingerprint } : {}
  return [{ ref, outcome: 'paid', transactionId: id, amount, ...other, ...payer, at: paid_at ?? now }]
}
