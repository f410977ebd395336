import type { PayoutWay } from '@/contract/constants/partner'

const WHOLE_RATE = 10_000

/** What a merchant keeps of a withdrawal, and its limits. Satang and basis points; a most of 0 is none. */
export interface PayoutRules {
  minAmount: number
  maxAmount: number
  feeAmount: number
  feeRate: number
  taxRate: number
}

/** Fee and tax of a withdrawal, and what arrives. Satang. */
export interface Payout {
  fee: number
  tax: number
  arrives: number
}

/** Splits a withdrawal. To the balance all of it arrives. */
export function payoutOf({ feeAmount, feeRate, taxRate }: PayoutRules, way: PayoutWay, amount: number): Payout {
  if (way === 'balance') return { fee: 0, tax: 0, arrives: amount }
  const tax = Math.round((amount * taxRate) / WHOLE_RATE)
  const fee = Math.min(amount - tax, feeAmount + Math.round((amount * feeRate) / WHOLE_RATE))
  return { fee, tax, arrives: amount - fee - tax }
}

/** Why an amount cannot be withdrawn; null when it can. */
export function payoutFault(
  rules: PayoutRules,
  { way, amount, available }: { way: PayoutWay; amount: number; available: number },
): 'tooLittle' | 'tooMuch' | 'notEnough' | null {
  if (amount < Math.max(1, rules.minAmount)) return 'tooLittle'
  if (amount > available) return 'notEnough'
  if (rules.maxAmount > 0 && amount > rules.maxAmount) return 'tooMuch'
  return payoutOf(rules, way, amount).arrives > 0 ? null : 'tooLittle'
}

/** The number of an account without the blanks and hyphens that people type. */
export const plainAccount = (text: string): string => text.replace(/[\s-]/g, '')

/** Whether a text is a PromptPay number: a Thai mobile phone, or the 13 digits of an identity card. */
export function isPromptPayNumber(text: string): boolean {
  const digits = plainAccount(text)
  return /^0[689]\d{8}$/.test(digits) || /^\d{13}$/.test(digits)
}

/** Whether a text is the number of a Thai bank account: 10 to 15 digits. */
export const isBankAccount = (text: string): boolean => /^\d{10,15}$/.test(plainAccount(text))

/** The end of an account number, as its owner recognises it. */
export const accountEnd = (account: string): string => account.slice(-4)
