import type { PaymentData } from '../../db/columnTypes'
import { promptPayPayload } from './promptPayQr'
import type { PaymentProvider, PaymentRequest } from './paymentProvider'

/** Name of the provider of PromptPay transfers that staff confirm. */
export const PROMPTPAY_TRANSFERS = 'promptPayTransfers'

/** PromptPay to the store's own account, without a provider: nothing reports the transfers, so staff confirm them. */
export class PromptPayTransfers implements PaymentProvider {
  readonly name = PROMPTPAY_TRANSFERS
  readonly payTypes = ['promptpay'] as const
  readonly paysStore = true

  start(request: PaymentRequest): Promise<PaymentData> {
    return Promise.resolve({ payType: 'promptpay', qrCode: promptPayPayload(request), byStaff: true })
  }

  query(): Promise<[]> {
    return Promise.resolve([])
  }

  read(): Promise<null> {
    return Promise.resolve(null)
  }
}
