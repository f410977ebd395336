import type { Tx } from '../../db/database'
import { callProvider, requireProvider } from '../../integrations/callProvider'
import { claimantOf } from './claimant'
import type { Target } from './verificationCodes'
import type { AccountDependencies, SessionContext } from './dependencies'
import { phoneOf } from './phoneNumbers'

/** A code that the caller claims to have received at a destination. */
export interface CodeProof extends Target {
  code: string
}

/** How a phone number is verified: a code that was sent to it, or the platform of the mini-program. */
export type PhoneProof = { phone: string; code: string } | { hostCode: string }

/** Refuses a wrong code. Returns a function that consumes the code, for the transaction that it authorises. */
export async function proveCode(
  context: SessionContext,
  { codes }: AccountDependencies,
  { code, purpose, destination }: CodeProof,
): Promise<(tx: Tx) => Promise<void>> {
  const target = { purpose, destination }
  const claimant = await claimantOf(context, destination)
  if (!claimant.known) await context.limitByAddress('proofsFromAddress')
  const checked = await codes.check(context.db, target, { code, claimant }, context.now)
  return (tx) => codes.spend(tx, checked, context.now)
}

/** A verified phone number, and how to consume its proof. */
export async function provePhone(context: SessionContext, dependencies: AccountDependencies, proof: PhoneProof) {
  if ('hostCode' in proof)
    return { phone: await phoneOfHost(context, dependencies, proof.hostCode), spend: async () => {} }
  const phone = phoneOf(proof.phone)
  return {
    phone,
    spend: await proveCode(context, dependencies, { purpose: 'phone', destination: phone, code: proof.code }),
  }
}

async function phoneOfHost(
  context: SessionContext,
  { outside }: AccountDependencies,
  hostCode: string,
): Promise<string> {
  await context.limitByAddress('proofsFromAddress')
  const host = requireProvider(context.client.appType === 'alipay' ? outside.alipay : outside.wechatMini)
  return phoneOf(await callProvider(context.log, () => host.phone(hostCode)))
}
