import { type Server, viaServer, type World } from './answers'

/** A payment stub that pays every order. */
export const payer = (bank: Bank): World => ({
  async pay(order) {
    await bank.settle(order, 'paid')
    return 'paid' as const
  },
})

/** `silent` transfers the money but loses the notification. */
type Verdict = 'paid' | 'failed' | 'silent'

/** The backend's sandbox bank: decides about the payments that an app passes to its platform. */
export class Bank {
  /** The payment options that the app passed, by attempt. */
  readonly orders: Record<string, unknown>[] = []

  constructor(private readonly server: Server) {}

  /** Records a payment and sets its outcome on the sandbox's page. */
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

/** The payment's reference from the options of WeChat (`package: prepay_id=…`) or Alipay (`tradeNO`). */
function refOf(order: Record<string, unknown>): string {
  return String(order.tradeNO ?? order.package).replace('prepay_id=', '')
}
