import { moneyText } from '../../src/domain/money/money'
import { movesOf, orderStateName, type OrderStateName, orderStateOf } from '../../src/domain/order/orderState'
import { clockText } from '../../src/domain/time/storeClock'
import { say } from '../messages/messages'
import { reasonText } from '../modules/orders/refunds/refundRequests'
import { isOnBill } from '../modules/inStore/sessionOrders'
import type { TableRow } from '../modules/inStore/tableAccess'
import { html, type Html, type Piece } from '../html/html'
import type { Looker } from './dependencies'
import { button, hidden } from './parts'
import { pictures } from './fromGuest'
import type { ConsoleOrder } from './queries'

/** What the buttons say, by the state they lead to. Those with words of their own stand on the order's page. */
const VERBS: Partial<Record<OrderStateName, string>> = {
  preparing: 'Accept',
  ready: 'Ready',
  delivered: 'Delivered',
  completed: 'Handed over',
}

/** An order among others: what to cook, for when, and the next thing to do with it. */
export function orderCard(whole: ConsoleOrder, looker: Looker): Html {
  const { order } = whole
  return html`<article id="${order.orderNo}">
    <h3>${callName(whole)} · <a href="/console/orders/${order.id}">${order.orderNo}</a></h3>
    ${facts(whole)}
    <div class="row">${buttons(whole, looker)}</div>
  </article>`
}

/** What the staff calls an order by. */
export function callName({ order, table }: Pick<ConsoleOrder, 'order' | 'table'>): string {
  const bill = order.type === 3 ? 'Bill' : ''
  return [order.pickupNo ?? bill, table?.name].filter(Boolean).join(' · ')
}

function facts({ order, store, table, lines, request, asked }: ConsoleOrder): Html {
  const { promisedFrom, promisedTo, remark } = order
  return html`<p class="quiet">
      ${store.shortName.en} · ${table ? tableLink(table) : say('en', `dining.${order.diningType}`)} ·
      ${stateText(order.state)}
      ${promisedFrom && promisedTo && html`· for ${clockText(promisedFrom)}–${clockText(promisedTo)}`}
    </p>
    <ul>
      ${lines.map(lineItem)}
    </ul>
    ${remark && html`<p>“${remark}”</p>`} ${people(order)}
    <p><strong>${moneyText(order.payAmount)}</strong> ${paidText(order)}</p>
    ${asked && request && html`<p class="warn">Refund requested: ${reasonText(request.reason, 'en')} ${request.remark}</p>`}
    ${request && pictures(request.images)}`
}

/** Who gets the food, and who brings it. */
function people({ phone, address, rider }: ConsoleOrder['order']): Html {
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

/** Whether the money is there; a table that pays at the end owes it by its bill. */
function paidText(order: ConsoleOrder['order']): Piece {
  if (order.paid) return 'paid'
  return isOnBill(order) ? html`<span class="quiet">on the bill</span>` : html`<span class="warn">not paid</span>`
}

function buttons({ order, asked }: ConsoleOrder, looker: Looker): Html {
  const to = `/console/orders/${order.id}`
  const of = order.pickupNo ?? order.orderNo
  const moves = movesOf(order.state, 'merchant', order)
  return html`${asked && button(to, looker, { label: 'Approve refund', of, fields: { act: 'agree' } })}
  ${takeButton(order, looker)}
  ${moves.map((move) => {
    const label = VERBS[move]
    return label !== undefined && button(to, looker, { label, of, main: true, fields: { act: move } })
  })}
  ${moves.includes('delivering') && html`<a class="button" href="${to}">Hand to rider…</a>`}`
}

/** Writes down that the guest has paid at the counter, where that is how an order is paid. */
export function takeButton(order: ConsoleOrder['order'], looker: Looker): Piece {
  const { id, orderNo, pickupNo, payAmount } = order
  const label = `Take ${moneyText(payAmount)}`
  return (
    canPay(order) &&
    button(`/console/orders/${id}`, looker, { label, of: `for ${pickupNo ?? orderNo}`, fields: { act: 'takeMoney' } })
  )
}

/** Everything that can be done with one order, with the words it takes. */
export function orderForms({ order, asked }: ConsoleOrder, looker: Looker): Html {
  const moves = movesOf(order.state, 'merchant', order)
  const form = (act: string, label: string, fields: Html) =>
    html`<form class="box" method="post" action="/console/orders/${order.id}">
      ${hidden({ csrf: looker.csrf, act })} ${fields}<button>${label}</button>
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
    asked &&
    form(
      'refuse',
      'Decline refund',
      html`<label>Message to the guest<input name="answer" maxlength="200" required /></label>`,
    )
  }
  ${moves.includes('refunded') && form('refunded', 'Reject and refund order', why)}
  ${moves.includes('cancelled') && form('cancelled', 'Cancel order', why)}`
}

function canPay({ paid, payType, state }: ConsoleOrder['order']): boolean {
  return !paid && payType === 'offline' && orderStateOf(state)?.tone !== 'over'
}

/** The name of an order's state. */
export function stateText(code: number): string {
  const name = orderStateName(code)
  return name ? say('en', `orderState.${name}`) : String(code)
}
