import { moneyText } from '../../src/domain/money/money'
import { clockText } from '../../src/domain/time/storeClock'
import { html, type Html } from '../html/html'
import type { SandboxPayment } from '../integrations/payment/sandboxPayments'
import { paidCardPage } from '../integrations/payment/cardTaking'
import { page } from './page'

const TITLE = 'Sandbox payment'
const STATE = { open: 'Waiting for you', paid: 'Paid', failed: 'Failed' }

/** The page that settles one payment, in place of the bank. */
export function paymentPage({ payment, transfers }: SandboxPayment, now: Date): Html {
  const expired = payment.state === 'open' && payment.expireAt < now
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
        <dd><output>${STATE[payment.state]}${expired && ', expired'}</output></dd>
        ${transfers.map(
          ({ id, amount, at }) =>
            html`<dt>Transfer</dt>
              <dd>${moneyText(amount)} at ${clockText(at)}, ${id}</dd>`,
        )}
      </dl>
      ${payment.state === 'open' && buttons} ${payment.state === 'paid' && payment.payType === 'promptpay' && again}
      ${payment.payType === 'card' && html`<p><a href="${paidCardPage(payment.ref)}">Back to the restaurant</a></p>`}`,
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

/** A code can be paid again: by a second phone, or by a person who is not sure. */
const again = html`<form method="post">
  <button name="result" value="again">Transfer again</button>
</form>`
