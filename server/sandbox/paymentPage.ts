import type { sandboxPayments } from '../db/schema/sandbox'
import { moneyText } from '../../src/domain/money/money'
import { html, type Html } from '../html/html'
import { page } from './page'

type Booked = typeof sandboxPayments.$inferSelect

const TITLE = 'Sandbox payment'
const STATE = { open: 'Waiting for you', paid: 'Paid', failed: 'Failed' }

/** The page on which a person plays the bank for one payment. */
export function paymentPage(booked: Booked, now: Date): Html {
  const late = booked.state === 'open' && booked.expireAt < now
  return page(
    TITLE,
    html` <p>No money is moved here. Choose the result of the payment.</p>
      <p class="amount">${moneyText(booked.amount)}</p>
      <dl>
        <dt>To</dt>
        <dd>${booked.merchant}</dd>
        <dt>Order</dt>
        <dd>${booked.orderNo}</dd>
        <dt>Method</dt>
        <dd>${booked.payType}</dd>
        <dt>Reference</dt>
        <dd>${booked.ref}</dd>
        <dt>State</dt>
        <dd><output>${STATE[booked.state]}${late && ', expired'}</output></dd>
      </dl>
      ${booked.state === 'open' && buttons}`,
  )
}

/** What is shown for a payment that the sandbox does not have. */
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
