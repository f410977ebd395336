import type { WaiterCallType } from '../../src/contract/inStoreTable'
import { moneyText } from '../../src/domain/money/money'
import { tableScanText } from '../../src/domain/table/tableCode'
import { clockText } from '../../src/domain/time/storeClock'
import { translate } from '../messages/messages'
import { isLive } from '../modules/inStore/sessionOrders'
import { html, type Html, type HtmlContent } from '../html/html'
import type { Viewer } from './dependencies'
import { stateText, takePaymentButton } from './orderCard'
import { button, confirmBox } from './parts'
import { billOfTable, billToSettle, type ConsoleTable, mayFree } from './tables'

const CALLS: Record<WaiterCallType, string> = {
  service: 'Needs a waiter',
  water: 'Wants water',
  cutlery: 'Wants cutlery',
  bill: 'Wants the bill',
}

/** A table: its session, waiter calls, orders and bill. */
export function tableCard(item: ConsoleTable, viewer: Viewer): Html {
  const { table, tableSession, state } = item
  const to = `/console/tables/${table.id}`
  return html`<article id="${table.id}">
    <h3>${table.name} <span class="pill ${tableSession && 'on'}">${translate('en', state.nameKey)}</span></h3>
    <p class="quiet">
      ${
        tableSession
          ? html`${tableSession.peopleNum} people · since ${clockText(tableSession.openedAt)} ·
            ${tableSession.payMode === 'payFirst' ? 'pays for each order' : 'one bill at the end'}`
          : html`${table.seats} seats`
      }
    </p>
    ${callList(item, viewer)} ${orderList(item, viewer)} ${billLine(item)}
    <div class="row">
      ${settleForm(item, viewer)}
      ${mayFree(item) && button(to, viewer, { label: 'Free the table', subject: table.name, fields: { act: 'free' } })}
      ${codeOfTable(item, viewer)}
    </div>
  </article>`
}

/** Opens, prints or renews the QR code of a table. */
function codeOfTable({ table }: ConsoleTable, viewer: Viewer): Html {
  const { id, storeId, code, name } = table
  const of = html`<span class="visually-hidden"> of table ${name}</span>`
  return html`<details>
    <summary>Code…${of}</summary>
    <div>
      <p class="row">
        <a class="button" href="${tableScanText('', { storeId, tableId: id, code })}" target="_blank"
          >Open as a guest${of}</a
        >
        <a class="button" href="/console/app/#/tables">Print${of}</a>
      </p>
      <p>A new code replaces the printed one at once. Print it and put it on the table.</p>
      ${button(`/console/tables/${id}`, viewer, { label: 'Create a new code', subject: `for table ${name}`, fields: { act: 'renew' } })}
    </div>
  </details>`
}

function callList({ table, calls }: ConsoleTable, viewer: Viewer): HtmlContent {
  if (calls.length === 0) return null
  return html`<ul class="calls">
      ${calls.map(
        ({ type, note, at }) =>
          html`<li class="warn">${CALLS[type]} · ${clockText(at)} ${note && html`<span>“${note}”</span>`}</li>`,
      )}
    </ul>
    ${button(`/console/tables/${table.id}`, viewer, {
      label: 'Mark as done',
      subject: `to table ${table.name}`,
      main: true,
      fields: { act: 'answer' },
    })}`
}

function orderList({ sessionOrders }: ConsoleTable, viewer: Viewer): HtmlContent {
  const live = sessionOrders.batches.filter(({ order }) => isLive(order))
  if (live.length === 0) return null
  return html`<ul>
    ${live.map(
      ({ order, lines }) =>
        html`<li>
          <a href="/console/orders/${order.id}">${order.pickupNo ?? order.orderNo}</a> · ${stateText(order.state)} ·
          ${moneyText(order.payAmount)} ${order.paid && html`<span class="quiet">paid</span>`}
          <div class="quiet">${lines.map(({ num, name }) => `${num}× ${name.en}`).join(', ')}</div>
          ${takePaymentButton(order, viewer)}
        </li>`,
    )}
  </ul>`
}

function billLine(item: ConsoleTable): HtmlContent {
  const bill = billOfTable(item)
  if (!bill) return null
  const { total, paid, pending, deposit } = bill
  const more = [
    paid > 0 && `paid ${moneyText(paid)}`,
    deposit > 0 && `deposit ${moneyText(deposit)}`,
    pending > 0 && `being paid ${moneyText(pending)}`,
  ]
  return html`<p>Bill <strong>${moneyText(total)}</strong> ${more.filter(Boolean).join(', ')}</p>`
}

/** Records that the rest of the bill was paid at the counter. */
function settleForm(item: ConsoleTable, viewer: Viewer): HtmlContent {
  const bill = billToSettle(item)
  if (!bill) return null
  const { owed, pending } = bill
  const meaning = [
    `Record that ${moneyText(owed)} was paid at the counter. The table is then free.`,
    pending > 0 && `${moneyText(pending)} of it is being paid by phone. That payment will be cancelled.`,
  ]
  const { id, name } = item.table
  const take = button(`/console/tables/${id}`, viewer, {
    label: `Take ${moneyText(owed)}`,
    subject: `from table ${name}`,
    main: true,
    fields: { act: 'settle', owed: String(owed) },
  })
  return confirmBox(`Settle ${moneyText(owed)}…`, meaning.filter(Boolean).join(' '), take)
}
