import { MINUTE_MS } from '../../src/domain/time/duration'
import { AppError } from './appError'

/** A rate limit: the maximum number of calls within a window of minutes. */
export interface Limit {
  max: number
  minutes: number
}

/** The state of a counter after an increment, in the format of @fastify/rate-limit. */
export interface Counter {
  current: number
  /** Time until it starts anew, ms. */
  ttl: number
}

/** Rate limits per network address, in addition to the limits per phone, account and user. */
export const ADDRESS_LIMITS = {
  /** Codes that are sent. */
  codesFromAddress: { max: 20, minutes: 60 },
  /** Passwords, codes and sign-ins with social providers that are tried. */
  proofsFromAddress: { max: 30, minutes: 15 },
  /** Pictures that are uploaded. */
  uploadsFromAddress: { max: 120, minutes: 60 },
  /** Codes of gift cards that are tried. */
  giftCardCodesFromAddress: { max: 30, minutes: 60 },
  /** Page visits that are recorded. */
  visitsFromAddress: { max: 1200, minutes: 60 },
  /** Guest sessions that are opened. */
  guestsFromAddress: { max: 60, minutes: 60 },
  /** Exchange codes and words that are typed. */
  redeemsFromAddress: { max: 60, minutes: 15 },
} satisfies Record<string, Limit>

export type AddressLimit = keyof typeof ADDRESS_LIMITS
export type AddressLimits = Record<AddressLimit, Limit>

/** The error for a request beyond its limit; the next try may come after `ttl` ms. */
export function tooManyRequests(ttl: number): AppError {
  const retryIn = Math.max(1, Math.ceil(ttl / 1000))
  return new AppError(400, 'account.tryLater', { minutes: Math.ceil((retryIn * 1000) / MINUTE_MS) }, { retryIn })
}
