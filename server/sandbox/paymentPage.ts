import type { sandboxPayments } from '../db/schema/sandbox'
import { moneyText } from '../../src/domain/money/money'
import { html, type Html } from '../html/html'
import { page } from './page'

type SandboxPayment = typeof sandboxPayments.$inferSelect

const TITLE = 'Sandbox payment'
const STATE = { open: 'Waiting for you', paid: 'Paid', failed: 'Failed' }

/** The page that settles one payment, in place of the bank. */
export function paymentPage(payment: SandboxPayment, now: Date): Html {
  const late = payment.state === 'open' && payment.expireAt < now
  return page(
    TITLE,
    html` <p>No money is moved here. Choose the result of the payment.</p>
      <p class="amount">${moneyText(payment.amount)}</p>
      <dl>
        <dt>To</dt>
        <dd>${payment.merchant}</dd>
        <dt>Order</dt>
        <dd>${payment.orderNo}</dd>
        <dt>Method</dt>
        <dd>${payment.payType}</dd>
        <dt>Reference</dt>
        <dd>${payment.ref}</dd>
        <dt>State</dt>
        <dd><output>${STATE[payment.state]}${late && ', expired'}</output></dd>
      </dl>
      ${payment.state === 'open' && buttons}`,
  )
}

/** Shown for a payment that does not exist. */
export function missingPage(): Html {
  return page(TITLE, html`<p>This payment does not exist in the sandbox.</p>`)
}

const buttons = html` <form method="post">
    <button class="main" name="result" value="paid">Pay</button>
    <button name="result" value="failed">Fail</button>
  </form>
  <form method="post">
    <input type="hidden" name="silent" value="1" />
    <button name="result" value="paid">Pay without notifying the store</button>
  </form>`
