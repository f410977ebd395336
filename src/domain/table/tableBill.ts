import type { TableBill } from '@/contract/inStoreTable'

/** What a bill comes to so far; amounts in satang. */
export interface BillFacts {
  /** Not paid and not being paid by anybody. */
  left: number
  /** By member number: the price of their dishes that no share has covered yet. */
  uncovered: ReadonlyMap<number, number>
  /** Equal parts that are being paid or paid. */
  partsTaken: number
}

/**
 * Splits an amount by weights into whole satang that add up to it: each running total is rounded, so that the odd satang spread
 * out. Without any weight nobody gets anything.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let seen = 0
  let given = 0
  return weights.map((weight) => {
    seen += weight
    const upTo = whole === 0 ? 0 : Math.round((amount * seen) / whole)
    const part = upTo - given
    given = upTo
    return part
  })
}

/** What each member has to pay for their own dishes, with their part of service charge and tax. */
export function ownAmounts({ left, uncovered }: BillFacts): Map<number, number> {
  const numbers = [...uncovered.keys()].sort((a, b) => a - b)
  const amounts = allocate(
    left,
    numbers.map((no) => uncovered.get(no) ?? 0),
  )
  return new Map(numbers.map((no, index) => [no, amounts[index] ?? 0]))
}

/** What the next `take` of `parts` equal parts cost; 0 when there are not so many left. */
export function equalAmount({ left, partsTaken }: Omit<BillFacts, 'uncovered'>, parts: number, take: number): number {
  const open = parts - partsTaken
  if (take > open) return 0
  return allocate(left, [take, open - take])[0] ?? 0
}

/** The part of a bill that the guest has begun to pay. */
export function begunShare({ shares }: Pick<TableBill, 'shares'>): TableBill['shares'][number] | undefined {
  return shares.find(({ by, paid }) => by.me && !paid)
}

/** What a guest can do about a bill: pay what is left, finish what they have begun, wait for others who pay the rest, or nothing. */
export function billStepOf(bill: Pick<TableBill, 'shares' | 'left' | 'pending'>): 'pay' | 'begun' | 'wait' | 'none' {
  if (begunShare(bill)) return 'begun'
  if (bill.left > 0) return 'pay'
  return bill.pending > 0 ? 'wait' : 'none'
}

/** Whether the money of an order comes by the bill of its table: then the shares of the bill are what was paid. */
export function isOnTableBill({ batchNo, payType }: { batchNo: number | null; payType: string | null }): boolean {
  return batchNo !== null && payType === null
}
