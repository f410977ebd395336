import type {
  PaymentProvider,
  PaymentReport,
  ProviderEvent,
  RefundOrder,
  RefundProgress,
  SignedMessage,
  StatementEntry,
} from '../../../../server/integrations/payment/paymentProvider'

/** A bank with books of its own, which outlive the server: payments and refunds are made once for their reference. */
export class BookedBank implements PaymentProvider {
  readonly name = 'booked'
  readonly payTypes = ['promptpay'] as const
  readonly paid = new Map<string, Extract<PaymentReport, { outcome: 'paid' }>>()
  readonly refunds = new Map<string, RefundOrder>()
  /** Called before and after each call: a test lets the server die there. */
  pass: (what: string) => void = () => undefined

  async start() {
    this.pass('start')
    return { payType: 'promptpay' as const, qrCode: 'code' }
  }

  /** The guest transfers the money. */
  pay(ref: string, amount: number, at: Date): void {
    this.paid.set(ref, { ref, outcome: 'paid', transactionId: `T-${ref}`, amount, at })
  }

  async query(ref: string): Promise<PaymentReport[]> {
    this.pass('query')
    const report = this.paid.get(ref)
    return report ? [report] : []
  }

  async refund(order: RefundOrder): Promise<RefundProgress> {
    this.pass('refund')
    this.refunds.set(order.refundId, order)
    this.pass('refunded')
    return { state: 'done' }
  }

  async read({ body }: SignedMessage): Promise<ProviderEvent | null> {
    const report = this.paid.get(body.toString())
    return report ? { ...report, id: `event ${report.ref}` } : null
  }

  async statement(): Promise<StatementEntry[]> {
    const paid = [...this.paid.values()].map(({ outcome: _outcome, ...report }): StatementEntry => ({
      ...report,
      ...{ kind: 'payment', state: 'done' },
    }))
    const refunds = [...this.refunds.values()].map(({ refundId, ref, amount }): StatementEntry => ({
      ...{ kind: 'refund', ref, refundId, transactionId: `R-${refundId}`, amount, state: 'done' },
      at: this.paid.get(ref)?.at ?? new Date(0),
    }))
    return [...paid, ...refunds]
  }
}
