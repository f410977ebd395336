import * as v from 'valibot'
import type { PayType } from '../../src/contract/payType'
import { formedSecret, formedSecrets } from './environmentVariables'
import { OPN } from './payment/opnApi'
import type { OpnCredentials } from './payment/opnApi'
import type { ProviderChoice } from './payment/paymentProvider'
import { PROMPTPAY_TRANSFERS } from './payment/promptPayTransfers'

/** Environment variables of payment gateways, and of the choice between providers of one payment type. */
export const gatewayVariables = {
  OPN_SECRET_KEY: formedSecret(/^skey_(test_)?[\da-z]+$/, 'is no secret key of Opn (skey_…)'),
  OPN_WEBHOOK_SECRET: formedSecrets(/^[\w+/-]{16,}={0,2}$/, 'is no webhook secret of Opn (base64)'),
  PROMPTPAY_PROVIDER: v.optional(v.picklist(['staff', 'opn'])),
}

const schema = v.object(gatewayVariables)
type Variables = v.InferOutput<typeof schema>

/** Reads the account with Opn. Throws with the name of the variable that is missing. */
export function readOpn(variables: Variables): OpnCredentials | undefined {
  const { OPN_SECRET_KEY: secretKey, OPN_WEBHOOK_SECRET: webhookSecrets } = variables
  if (secretKey && webhookSecrets) return { secretKey, webhookSecrets }
  if (secretKey) throw new Error('OPN_WEBHOOK_SECRET: is missing, although OPN_SECRET_KEY is set')
  if (webhookSecrets) throw new Error('OPN_SECRET_KEY: is missing, although OPN_WEBHOOK_SECRET is set')
  return undefined
}

/** The variable that chooses who takes a payment type, and the names of providers by its values. */
const CHOICES = [
  { payType: 'promptpay', variable: 'PROMPTPAY_PROVIDER', names: { staff: PROMPTPAY_TRANSFERS, opn: OPN } },
] as const satisfies readonly { payType: PayType; variable: keyof Variables; names: Record<string, string> }[]

/**
 * Who takes each payment type that several of the providers which are set up can take. The others stay set up, for the payments that were
 * begun with them. Throws when that is not said, or names one that is not set up.
 */
export function readChoice(variables: Variables, takers: Partial<Record<PayType, readonly string[]>>): ProviderChoice {
  return Object.fromEntries(
    CHOICES.flatMap(({ payType, variable, names }) => {
      const ready = Object.entries(names).filter(([, provider]) => takers[payType]?.includes(provider))
      const chosen = variables[variable]
      if (chosen) {
        const found = ready.find(([value]) => value === chosen)
        if (!found) throw new Error(`${variable}: names ${chosen}, which is not set up for ${payType}`)
        return [[payType, found[1]]]
      }
      if (ready.length > 1)
        throw new Error(`${variable}: is missing, although ${ready.map(([value]) => value).join(' and ')} are set up`)
      return []
    }),
  )
}
