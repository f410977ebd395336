import type { ReserveQuote } from '@/contract/inStore/reserve'

type Steps = ReserveQuote['refunds']

/** The steps of a refund that still lie ahead by the server's clock, with the last one, which has no time. */
export function remainingRefundSteps(refunds: Steps, serverTime: string): Steps {
  return refunds.filter(({ until }) => until === null || Date.parse(until) > Date.parse(serverTime))
}
