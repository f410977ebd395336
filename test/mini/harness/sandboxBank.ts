import { type TestServer, sendToServer, type PlatformStubs } from './hostCalls'

/** A payment stub that pays every order. */
export const payingStubs = (bank: Bank): PlatformStubs => ({
  async pay(order) {
    await bank.settle(order, 'paid')
    return 'paid' as const
  },
})

/** `silent` transfers the money but loses the notification. */
type PaymentOutcome = 'paid' | 'failed' | 'silent'

/** The backend's sandbox bank: decides about the payments that an app passes to its platform. */
export class Bank {
  /** The payment options that the app passed, by attempt. */
  readonly payments: Record<string, unknown>[] = []

  constructor(private readonly server: TestServer) {}

  /** Records a payment and sets its outcome on the sandbox's page. */
  async settle(order: Record<string, unknown>, outcome: PaymentOutcome): Promise<void> {
    this.payments.push(order)
    const result = outcome === 'failed' ? 'failed' : 'paid'
    const { status } = await sendToServer(this.server, {
      method: 'POST',
      url: `/sandbox/pay/${paymentReference(order)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `result=${result}&silent=${outcome === 'silent' ? 1 : 0}`,
    })
    if (status !== 303) throw new Error(`The sandbox answered ${status} for ${JSON.stringify(order)}`)
  }
}

/** The payment's reference from the options of WeChat (`package: prepay_id=…`) or Alipay (`tradeNO`). */
function paymentReference(order: Record<string, unknown>): string {
  return String(order.tradeNO ?? order.package).replace('prepay_id=', '')
}
