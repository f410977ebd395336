import type { sandboxPayments } from '../db/schema/sandbox'
import { moneyText } from '../../src/domain/money'

type Booked = typeof sandboxPayments.$inferSelect

const STATE = { open: 'Waiting for you', paid: 'Paid', failed: 'Failed' }

/** The page on which a person plays the bank for one payment. */
export function paymentPage(booked: Booked, now: Date): string {
  const late = booked.state === 'open' && booked.expireAt < now
  return page(`
    <p class="amount">${escape(moneyText(booked.amount))}</p>
    <dl>
      <dt>To</dt><dd>${escape(booked.merchant)}</dd>
      <dt>Order</dt><dd>${escape(booked.orderNo)}</dd>
      <dt>By</dt><dd>${escape(booked.payType)}</dd>
      <dt>Reference</dt><dd>${escape(booked.ref)}</dd>
      <dt>State</dt><dd><output>${STATE[booked.state]}${late ? ', and past its time' : ''}</output></dd>
    </dl>
    ${booked.state === 'open' ? buttons : ''}`)
}

/** What is shown for a payment that the sandbox does not have. */
export function missingPage(): string {
  return page('<p>The sandbox has no such payment.</p>')
}

const buttons = `
    <form method="post">
      <button name="result" value="paid">Pay</button>
      <button name="result" value="failed">Fail</button>
    </form>
    <form method="post">
      <input type="hidden" name="silent" value="1">
      <button name="result" value="paid">Pay, but lose the message</button>
    </form>`

function page(content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Sandbox payment</title>
  <style>
    body { max-width: 26rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
    .amount { font-size: 2.5rem; font-weight: 700; margin: 0 }
    dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem }
    dd { margin: 0 }
    button { min-height: 2.75rem; padding: 0 1.25rem; margin: 0 .5rem .75rem 0; font: inherit }
  </style>
</head>
<body>
  <main>
    <h1>Sandbox payment</h1>
    <p>No money moves here. Say what the bank does.</p>${content}
  </main>
</body>
</html>
`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
