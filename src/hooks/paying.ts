import { payApi } from '@/api/endpoints/pay'
import { isPayCodeNeeded, ReplyError } from '@/api/errors'
import type { PayStart } from '@/contract/payment/pay'
import type { PayType } from '@/contract/payment/payType'
import { paysInHost } from '@/domain/money/hostPay'
import { payOutcomeOf, type PayOutcome } from '@/domain/money/payOutcome'
import { randomId } from '@/domain/text/randomId'
import { hostCode } from '@/platform/auth/login'
import { appType } from '@/platform/device/appType'
import { leaveToPay, payReturnAddress, paysOnPage } from '@/platform/payment/payPage'
import { payWithHost, type HostPayment } from '@/platform/payment/payment'

/** Retries of the status query after the host's payment, and the delay between them, milliseconds. */
const MAX_QUERIES = 5
const RETRY_MS = 1500

/** Pays from the balance. Resolves to the server's reason when it is refused; empty when the order is paid. */
export async function payFromBalance(orderId: string): Promise<string> {
  try {
    await payApi.pay({ orderId, payType: 'balance' }, { key: randomId() })
    return ''
  } catch (error) {
    if (error instanceof ReplyError && error.code === 400 && !isPayCodeNeeded(error)) return error.msg
    throw error
  }
}

/** The order proceeds unpaid: its guest pays at the counter, or the rider. */
export async function payAtCounter(orderId: string): Promise<void> {
  await payApi.pay({ orderId, payType: 'offline' }, { key: randomId() })
}

/**
 * Pays with the host app, or in its browser on the provider's page, which returns to `page`. Resolves to what the host says, which
 * is not authoritative.
 */
export async function payInHost(orderId: string, payType: PayType, page: string): Promise<PayOutcome> {
  // Without a code the server goes by the guest's sign-in.
  const code = await hostCode().catch(() => '')
  const start = await startInBrowser({ orderId, payType, code })
  if (start.payType === 'alipay' && start.payUrl) {
    await leaveToPay(start.payUrl, { orderId, page })
    return 'waiting'
  }
  return isHostPayment(start) ? payWithHost(start) : 'failed'
}

/** Leads to the provider's page. Resolves to false, and stays, when this payment has none here. */
export async function payOnPage(orderId: string, payType: PayType | null, page: string): Promise<boolean> {
  if (!payType || !paysOnPage(payType)) return false
  try {
    const start = await startInBrowser({ orderId, payType })
    if (!('payUrl' in start) || !start.payUrl) return false
    await leaveToPay(start.payUrl, { orderId, page })
    return true
  } catch (error) {
    if (error instanceof ReplyError && error.code === 400) return false
    throw error
  }
}

function startInBrowser(payment: { orderId: string; payType: PayType; code?: string }): Promise<PayStart> {
  const refererUrl = payReturnAddress()
  return payApi.pay({ ...payment, ...(refererUrl && { refererUrl }) }, { key: randomId() })
}

function isHostPayment(start: PayStart): start is HostPayment {
  return paysInHost(start.payType, appType)
}

/** The host's result is not authoritative: the server is queried, and may learn of the payment a moment later. */
export async function confirmedOutcome(orderId: string, outcome: PayOutcome): Promise<PayOutcome> {
  if (outcome === 'failed' || outcome === 'cancelled') return outcome
  for (let ask = 0; ask < MAX_QUERIES; ask += 1) {
    const { state } = await payApi.query({ orderId })
    const confirmed = payOutcomeOf(state)
    if (confirmed !== 'waiting') return confirmed
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
  return 'waiting'
}
