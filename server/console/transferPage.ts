import { decimalText } from '../../src/domain/money/typedAmount'
import { moneyText } from '../../src/domain/money/money'
import { dateTimeText } from '../../src/domain/time/dateText'
import { isoText } from '../../src/domain/time/storeClock'
import { PAYMENT_STATE } from '../db/schema/payments'
import { html, type Html } from '../html/html'
import type { TransferToConfirm } from '../modules/payments/confirmTransfer'
import type { Viewer } from './dependencies'
import { pictureLinks } from './guestFeedback'
import { layout } from './layout'
import { hidden } from './parts'

/** What was typed, and why it was refused. */
export interface TransferForm {
  reference?: string
  amount?: string
  answer?: string
  trouble?: string
}

/** A PromptPay payment in the list of orders. */
export function transferCard({ payment: { ref, amount }, orderNo, slip }: TransferToConfirm): Html {
  return html`<article>
    <h3>${moneyText(amount)}</h3>
    <p class="quiet">${orderNo} · ${ref}</p>
    <p>
      ${slip ? `Slip sent ${dateTimeText(isoText(slip.sentAt), 'en')}` : html`<span class="quiet">No slip yet</span>`}
    </p>
    <a class="button ${slip && 'main'}" href="/console/transfers/${ref}">
      Check<span class="visually-hidden"> the transfer for ${orderNo}</span>
    </a>
  </article>`
}

/** One PromptPay payment with its slip: staff look into the store's account, and confirm or refuse. */
export function transferPage({ payment, orderNo, slip }: TransferToConfirm, form: TransferForm, viewer: Viewer): Html {
  const { ref, amount, state } = payment
  const decided = state === PAYMENT_STATE.paid
  return layout({ title: `PromptPay · ${orderNo}`, path: '' }, viewer, [
    html`<article class="box">
      <h2>${moneyText(amount)}</h2>
      <p class="quiet">${orderNo} · ${ref}</p>
      ${slip && pictureLinks([slip.picture])}
      ${slip && html`<p>Bank ${slip.bank} · ${slip.reference} · sent ${dateTimeText(isoText(slip.sentAt), 'en')}</p>`}
      ${decided && html`<p role="status">This payment has been confirmed.</p>`}
    </article>`,
    form.trouble && html`<p class="warn" role="alert">${form.trouble}</p>`,
    (!decided || slip) && confirmForm({ payment, orderNo, slip }, form, viewer),
    slip && refuseForm(ref, slip.id, form, viewer),
    html`<p><a href="/console">All orders</a></p>`,
  ])
}

function confirmForm({ payment, slip }: TransferToConfirm, form: TransferForm, { csrf }: Viewer): Html {
  const { reference = slip?.reference ?? '', amount = decimalText(payment.amount) } = form
  return html`<form class="box" method="post" action="/console/transfers/${payment.ref}">
    ${hidden({ csrf, act: 'confirm' })}
    <p>Confirm only what you see in the account of the store: a slip can be forged.</p>
    <label
      >The bank's reference of the transfer<input
        name="reference"
        value="${reference}"
        autocomplete="off"
        spellcheck="false"
        maxlength="60"
        required
    /></label>
    <label
      >Received, baht<input
        name="amount"
        value="${amount}"
        inputmode="decimal"
        autocomplete="off"
        maxlength="12"
        required
    /></label>
    <button class="main">The money has arrived</button>
  </form>`
}

function refuseForm(ref: string, slip: string, { answer = '' }: TransferForm, { csrf }: Viewer): Html {
  return html`<form class="box" method="post" action="/console/transfers/${ref}">
    ${hidden({ csrf, act: 'refuse', slip })}
    <label>Message to the guest<input name="answer" value="${answer}" maxlength="200" required /></label>
    <button>Refuse the slip</button>
  </form>`
}
