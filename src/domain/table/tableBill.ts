import type { TableBill } from '@/contract/inStore/inStoreTable'

/** State of a table's bill; amounts in satang. */
export interface BillFacts {
  /** Neither paid nor part of a pending payment. */
  left: number
  /** By participant number: the price of their dishes not covered by a share. */
  uncovered: ReadonlyMap<number, number>
  /** Number of equal parts paid or pending. */
  partsTaken: number
}

/**
 * Splits an amount by weights into whole satang that add up to it: each running total is rounded, which distributes the remainder.
 * With zero weights only, all parts are 0.
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

/** What each participant owes for their own dishes, with their share of service charge and tax. */
export function ownAmounts({ left, uncovered }: BillFacts): Map<number, number> {
  const numbers = [...uncovered.keys()].sort((a, b) => a - b)
  const amounts = allocate(
    left,
    numbers.map((no) => uncovered.get(no) ?? 0),
  )
  return new Map(numbers.map((no, index) => [no, amounts[index] ?? 0]))
}

/** The amount of the next `take` of `parts` equal parts; 0 when fewer are left. */
export function equalAmount({ left, partsTaken }: Omit<BillFacts, 'uncovered'>, parts: number, take: number): number {
  const open = parts - partsTaken
  if (take > open) return 0
  return allocate(left, [take, open - take])[0] ?? 0
}

/** The guest's pending share of a bill. */
export function begunShare({ shares }: Pick<TableBill, 'shares'>): TableBill['shares'][number] | undefined {
  return shares.find(({ by, paid }) => by.me && !paid)
}

/** The guest's next step for a bill: pay the rest, finish a pending share, wait for the pending shares of others, or nothing. */
export function billStepOf(bill: Pick<TableBill, 'shares' | 'left' | 'pending'>): 'pay' | 'begun' | 'wait' | 'none' {
  if (begunShare(bill)) return 'begun'
  if (bill.left > 0) return 'pay'
  return bill.pending > 0 ? 'wait' : 'none'
}

/** Whether an order is paid by the bill of its table, whose shares are then the payments. */
export function isOnTableBill({ batchNo, payType }: { batchNo: number | null; payType: string | null }): boolean {
  return batchNo !== null && payType === null
}
