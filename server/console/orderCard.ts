import { moneyText } from '../../src/domain/money/money'
import { isBill } from '../../src/domain/order/orderKind'
import { movesOf, orderStateName, type OrderStateName } from '../../src/domain/order/orderState'
import { clockText } from '../../src/domain/time/storeClock'
import { translate } from '../messages/messages'
import { reasonText } from '../modules/orders/refunds/refundRequests'
import { isOnTableBill } from '../../src/domain/table/tableBill'
import type { TableRow } from '../modules/inStore/tableAccess'
import { html, type Html, type HtmlContent } from '../html/html'
import type { Viewer } from './dependencies'
import { button, hidden } from './parts'
import { pictureLinks } from './guestFeedback'
import { isDueAtCounter } from './orderActions'
import type { ConsoleOrder } from './queries'

/** Button labels by target state. Transitions that need a text are forms on the order's page. */
const MOVE_LABELS: Partial<Record<OrderStateName, string>> = {
  preparing: 'Accept',
  ready: 'Ready',
  delivered: 'Delivered',
  completed: 'Handed over',
}

/** An order in a list: its lines, its time, and buttons for the next steps. */
export function orderCard(item: ConsoleOrder, viewer: Viewer): Html {
  const { order } = item
  return html`<article id="${order.orderNo}">
    <h3>${orderLabel(item)} · <a href="/console/orders/${order.id}">${order.orderNo}</a></h3>
    ${orderDetails(item)}
    <div class="row">${buttons(item, viewer)}</div>
  </article>`
}

/** The short name of an order for staff: pickup number and table. */
export function orderLabel({ order, table }: Pick<ConsoleOrder, 'order' | 'table'>): string {
  const bill = isBill(order) ? 'Bill' : ''
  return [order.pickupNo ?? bill, table?.name].filter(Boolean).join(' · ')
}

function orderDetails({ order, store, table, lines, refundRequest, refundRequested }: ConsoleOrder): Html {
  const { promisedFrom, promisedTo, remark } = order
  return html`<p class="quiet">
      ${store.shortName.en} · ${table ? tableLink(table) : translate('en', `dining.${order.diningType}`)} ·
      ${stateText(order.state)}
      ${promisedFrom && promisedTo && html`· for ${clockText(promisedFrom)}–${clockText(promisedTo)}`}
    </p>
    <ul>
      ${lines.map(lineItem)}
    </ul>
    ${remark && html`<p>“${remark}”</p>`} ${contacts(order)}
    <p><strong>${moneyText(order.payAmount)}</strong> ${paidText(order)} ${heldText(order)}</p>
    ${refundRequested && refundRequest && html`<p class="warn">Refund requested: ${reasonText(refundRequest.reason, 'en')} ${refundRequest.remark}</p>`}
    ${refundRequest && pictureLinks(refundRequest.images)}`
}

/** The parts of an order that were paid from the member's balance and gift cards. */
function heldText({ quote: { balanceAmount, giftCardAmount = 0 } }: ConsoleOrder['order']): string {
  const parts = [
    balanceAmount > 0 ? `${moneyText(balanceAmount)} from the balance` : '',
    giftCardAmount > 0 ? `${moneyText(giftCardAmount)} from gift cards` : '',
  ]
  return parts
    .filter(Boolean)
    .map((part) => `and ${part}`)
    .join(' ')
}

/** Phone, delivery address and rider. */
function contacts({ phone, address, rider }: ConsoleOrder['order']): Html {
  return html`${phone && html`<p class="quiet">☎ ${phone}</p>`}
  ${address && html`<p class="quiet">${address.address} ${address.houseNo}, ${address.contact}</p>`}
  ${rider && html`<p class="quiet">Rider: ${rider.name} ${rider.phone}</p>`}`
}

function lineItem({ num, name, specText, attrText, addonText, packed }: ConsoleOrder['lines'][number]): Html {
  const choice = [specText.en, attrText.en, addonText.en, packed && 'packed'].filter(Boolean).join(' · ')
  return html`<li>${num}× ${name.en} ${choice && html`<span class="quiet">${choice}</span>`}</li>`
}

function tableLink({ id, storeId, name }: TableRow): Html {
  return html`<a href="/console/tables?store=${storeId}#${id}">table ${name}</a>`
}

/** The payment state; an order of a table that pays at the end is on the bill. */
function paidText(order: ConsoleOrder['order']): HtmlContent {
  if (order.paid) return 'paid'
  return isOnTableBill(order) ? html`<span class="quiet">on the bill</span>` : html`<span class="warn">not paid</span>`
}

function buttons({ order, refundRequested }: ConsoleOrder, viewer: Viewer): Html {
  const to = `/console/orders/${order.id}`
  const subject = order.pickupNo ?? order.orderNo
  const moves = movesOf(order.state, 'merchant', order)
  return html`${refundRequested && button(to, viewer, { label: 'Approve refund', subject, fields: { act: 'agree' } })}
  ${takePaymentButton(order, viewer)}
  ${moves.map((move) => {
    const label = MOVE_LABELS[move]
    return label !== undefined && button(to, viewer, { label, subject, main: true, fields: { act: move } })
  })}
  ${moves.includes('delivering') && html`<a class="button" href="${to}">Hand to rider…</a>`}`
}

/** A button that records a payment at the counter, for orders that are paid there. */
export function takePaymentButton(order: ConsoleOrder['order'], viewer: Viewer): HtmlContent {
  const { id, orderNo, pickupNo, payAmount } = order
  const label = `Take ${moneyText(payAmount)}`
  return (
    isDueAtCounter(order) &&
    button(`/console/orders/${id}`, viewer, {
      label,
      subject: `for ${pickupNo ?? orderNo}`,
      fields: { act: 'takeMoney' },
    })
  )
}

/** The forms of one order that need a text. */
export function orderForms({ order, refundRequested }: ConsoleOrder, viewer: Viewer): Html {
  const moves = movesOf(order.state, 'merchant', order)
  const form = (act: string, label: string, fields: Html) =>
    html`<form class="box" method="post" action="/console/orders/${order.id}">
      ${hidden({ csrf: viewer.csrf, act })} ${fields}<button>${label}</button>
    </form>`
  const why = html`<label>Reason<input name="why" maxlength="200" /></label>`
  return html`${
    moves.includes('delivering') &&
    form(
      'delivering',
      'Hand to rider',
      html`<label>Rider<input name="rider" maxlength="40" required /></label
        ><label>Phone<input name="phone" type="tel" maxlength="20" /></label>`,
    )
  }
  ${
    refundRequested &&
    form(
      'refuse',
      'Decline refund',
      html`<label>Message to the guest<input name="answer" maxlength="200" required /></label>`,
    )
  }
  ${moves.includes('refunded') && form('refunded', 'Reject and refund order', why)}
  ${moves.includes('cancelled') && form('cancelled', 'Cancel order', why)}`
}

/** The name of an order's state. */
export function stateText(code: number): string {
  const name = orderStateName(code)
  return name ? translate('en', `orderState.${name}`) : String(code)
}
