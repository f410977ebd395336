import type { OrderDetail } from '../../../src/contract/order/order'
import { payContract } from '../../../src/contract/payment/pay'
import { callApi, guestWithUnpaidOrder } from './guest'

/** Pays an order of a guest by PromptPay in the sandbox. */
export async function payByPromptPay(url: string, orderId: string, token: string): Promise<void> {
  const started = await callApi(url, payContract.pay, { orderId, payType: 'promptpay' }, token)
  if (started.payType !== 'promptpay') throw new Error('The order is not paid by PromptPay')
  const body = new URLSearchParams({ result: 'paid' })
  const { ok } = await fetch(`${url}/sandbox/pay/${started.refNo}`, { method: 'POST', body })
  if (!ok) throw new Error('The sandbox did not take the payment')
}

/** Creates a guest with a paid order, which waits for the restaurant. */
export async function guestWithPaidOrder(url: string): Promise<{ token: string; order: OrderDetail }> {
  const guest = await guestWithUnpaidOrder(url, 1)
  await payByPromptPay(url, guest.order.id, guest.token)
  return guest
}
