/** A refund as the imitation of a provider keeps it. */
interface MadeRefund {
  ref: string
  /** Hundredths. */
  amount: number
  state: 'SUCCESS' | 'PROCESSING' | 'CLOSED' | 'ABNORMAL'
}

/** The refunds of an imitation, each made once for its number, and together at most what was paid. */
export class RefundBook {
  readonly made = new Map<string, MadeRefund>()
  /** The state of new refunds. */
  state: MadeRefund['state'] = 'SUCCESS'

  /** Makes a refund of a payment of `total`. A known number changes nothing. */
  make(
    id: string,
    { ref, amount, total }: { ref: string; amount: number; total: number },
  ): 'made' | 'known' | 'refused' {
    const known = this.made.get(id)
    if (known) return known.ref === ref && known.amount === amount ? 'known' : 'refused'
    const before = [...this.made.values()].reduce((sum, refund) => sum + (refund.ref === ref ? refund.amount : 0), 0)
    if (!(amount > 0) || before + amount > total) return 'refused'
    this.made.set(id, { ref, amount, state: this.state })
    return 'made'
  }

  /** What was sent back of a payment, hundredths. */
  sentBack(ref: string): number[] {
    return [...this.made.values()].filter((refund) => refund.ref === ref).map(({ amount }) => amount)
  }

  /** Whether nothing of a payment is left. */
  isAllBack(ref: string, total: number): boolean {
    return this.sentBack(ref).reduce((sum, amount) => sum + amount, 0) === total
  }

  clear(): void {
    this.made.clear()
    this.state = 'SUCCESS'
  }
}
