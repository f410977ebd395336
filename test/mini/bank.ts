import { type Server, viaServer, type World } from './answers'

/** A phone on which whatever is to be paid is paid. */
export const payer = (bank: Bank): World => ({
  async pay(order) {
    await bank.settle(order, 'paid')
    return 'paid' as const
  },
})

/** What comes of a payment: `silent` means that the money moves and the message about it is lost. */
type Verdict = 'paid' | 'failed' | 'silent'

/** The backend's sandbox bank: decides about what an app has handed to its vendor for payment. */
export class Bank {
  /** What the app handed over, attempt by attempt. */
  readonly orders: Record<string, unknown>[] = []

  constructor(private readonly server: Server) {}

  /** Notes a payment and says on the sandbox's own page what comes of it. */
  async settle(order: Record<string, unknown>, verdict: Verdict): Promise<void> {
    this.orders.push(order)
    const result = verdict === 'failed' ? 'failed' : 'paid'
    const { status } = await viaServer(this.server, {
      method: 'POST',
      url: `/sandbox/pay/${refOf(order)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `result=${result}&silent=${verdict === 'silent' ? 1 : 0}`,
    })
    if (status !== 303) throw new Error(`The sandbox answered ${status} for ${JSON.stringify(order)}`)
  }
}

/** The payment's reference as WeChat (`package: prepay_id=…`) and Alipay (`tradeNO`) are told it. */
function refOf(order: Record<string, unknown>): string {
  return String(order.tradeNO ?? order.package).replace('prepay_id=', '')
}
