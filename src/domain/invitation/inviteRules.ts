import type { INVITE_CONDITIONS } from '@/contract/constants/invitation'
import type { InviteReason } from './inviteState'

export type InviteCondition = (typeof INVITE_CONDITIONS)[number]

/** What is known of a guest who accepts an invitation with a new account. */
export interface NewcomerFacts {
  /** The account is the inviter's. */
  own: boolean
  /** Another account had the phone number, also a removed one. */
  phoneSeen: boolean
  /** Another account has signed in on the device. */
  deviceSeen: boolean
  /** Another account has the social login or paid from the same payment account. */
  payerSeen: boolean
  /** The account, or the guest before it, has paid for an order. */
  hasOrdered: boolean
}

const CHECKS: readonly (readonly [keyof NewcomerFacts, InviteReason])[] = [
  ['own', 'own'],
  ['phoneSeen', 'phone'],
  ['deviceSeen', 'device'],
  ['payerSeen', 'payer'],
  ['hasOrdered', 'ordered'],
]

/** Why a guest is no newcomer; null for one who is. */
export function newcomerFault(facts: NewcomerFacts): InviteReason | null {
  return CHECKS.find(([fact]) => facts[fact])?.[1] ?? null
}

/** An order that may meet the condition of a campaign. */
interface CountedOrder {
  /** What was paid for it, satang. */
  money: number
  createdAt: Date
}

/** Whether a completed, paid order meets the condition of an invitation: placed in its time, and of the amount. */
export function meetsCondition(
  { money, createdAt }: CountedOrder,
  { condition, minAmount }: { condition: InviteCondition; minAmount: number },
  { joinedAt, until }: { joinedAt: Date; until: Date },
): boolean {
  if (condition === 'register') return false
  const inTime = createdAt >= joinedAt && createdAt < until
  return inTime && money > 0 && money >= (condition === 'minAmount' ? minAmount : 0)
}

/** The steps that a number of friends has reached. */
export function reachedSteps<S extends { friends: number }>(steps: readonly S[], friends: number): S[] {
  return steps.filter((step) => step.friends <= friends)
}

/** The next step, and how many friends are missing; null after the last one. */
export function nextStep<S extends { friends: number }>(
  steps: readonly S[],
  friends: number,
): { step: S; missing: number } | null {
  const [step] = steps.filter((each) => each.friends > friends).sort((a, b) => a.friends - b.friends)
  return step ? { step, missing: step.friends - friends } : null
}
