import { ProviderFault } from '../integrations/providerError'
import type { ProvenIdentity } from '../integrations/social/socialLogin'

/** Who is offered on the pages of the sandbox; any other name does as well. */
export const PEOPLE = ['ploy', 'somchai', 'mei', 'alex'] as const

/** The code that stands for a test user. */
export const codeFor = (name: string) => `sandbox-${name}`

/** The test user that a code `sandbox-<name>` stands for. Any other code is turned down, as one that is too old would be. */
export function personOf(provider: string, code: string): ProvenIdentity {
  const name = behind(provider, code)
  return {
    subject: `sandbox-${provider}-${name}`,
    nickname: name.replace(/^./, (first) => first.toUpperCase()),
    avatar: '',
  }
}

/** The E.164 number that a code `sandbox-<phone>` stands for; of Thailand unless it begins with a plus. */
export function phoneOf(provider: string, code: string): string {
  const number = internationally(behind(provider, code))
  if (!/^\+[1-9]\d{6,14}$/.test(number))
    throw new ProviderFault(provider, 'code', 'the sandbox does not know this number')
  return number
}

/** A phone number as typed in Thailand, or with a plus, as E.164. */
export function internationally(typed: string): string {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return digits.replace(/^0/, '+66')
}

function behind(provider: string, code: string): string {
  const name = /^sandbox-(.{1,60})$/.exec(code)?.[1]
  if (!name) throw new ProviderFault(provider, 'code', 'the sandbox does not know this code')
  return name
}
