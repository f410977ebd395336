import { ProviderError } from '../integrations/providerError'
import type { ProvenIdentity } from '../integrations/social/socialLogin'

/** The users that the sign-in pages offer; any other name works too. */
export const TEST_USERS = ['ploy', 'somchai', 'mei', 'alex'] as const

/** The authorization code of a test user. */
export const codeFor = (name: string) => `sandbox-${name}`

/** The test user of a code `sandbox-<name>`. Any other code is refused like an expired one. */
export function personOf(provider: string, code: string): ProvenIdentity {
  const name = codeValue(provider, code)
  return {
    subject: `sandbox-${provider}-${name}`,
    nickname: name.replace(/^./, (first) => first.toUpperCase()),
    avatar: '',
  }
}

/** The E.164 number of a code `sandbox-<phone>`; a Thai number unless it begins with a plus. */
export function phoneOf(provider: string, code: string): string {
  const number = toE164(codeValue(provider, code))
  if (!/^\+[1-9]\d{6,14}$/.test(number))
    throw new ProviderError(provider, 'code', 'the sandbox does not know this number')
  return number
}

/** Converts a Thai number, or one with a plus, to E.164. */
export function toE164(typed: string): string {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return digits.replace(/^0/, '+66')
}

function codeValue(provider: string, code: string): string {
  const name = /^sandbox-(.{1,60})$/.exec(code)?.[1]
  if (!name) throw new ProviderError(provider, 'code', 'the sandbox does not know this code')
  return name
}
