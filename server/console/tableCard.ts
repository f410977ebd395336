import type { WaiterCallType } from '../../src/contract/inStoreTable'
import { moneyText } from '../../src/domain/money/money'
import { tableScanText } from '../../src/domain/table/tableCode'
import { clockText } from '../../src/domain/time/storeClock'
import { say } from '../messages/messages'
import { billOf } from '../modules/inStore/tableBill'
import { isLive } from '../modules/inStore/sessionOrders'
import { html, type Html, type Piece } from '../html/html'
import type { Looker } from './dependencies'
import { stateText, takeButton } from './orderCard'
import { button, careful } from './parts'
import type { ConsoleTable } from './tables'

const CALLS: Record<WaiterCallType, string> = {
  service: 'Needs a waiter',
  water: 'Wants water',
  cutlery: 'Wants cutlery',
  bill: 'Wants the bill',
}

/** A table: who sits there, what they wait for, what they have ordered and what they owe. */
export function tableCard(whole: ConsoleTable, looker: Looker): Html {
  const { table, sitting, state } = whole
  const to = `/console/tables/${table.id}`
  return html`<article id="${table.id}">
    <h3>${table.name} <span class="pill ${sitting && 'on'}">${say('en', state.nameKey)}</span></h3>
    <p class="quiet">
      ${
        sitting
          ? html`${sitting.peopleNum} people · since ${clockText(sitting.openedAt)} ·
            ${sitting.payMode === 'payFirst' ? 'pays for each order' : 'one bill at the end'}`
          : html`${table.seats} seats`
      }
    </p>
    ${callList(whole, looker)} ${orderList(whole, looker)} ${billLine(whole)}
    <div class="row">
      ${settleForm(whole, looker)}
      ${sitting && !owes(whole) && button(to, looker, { label: 'Free the table', of: table.name, fields: { act: 'free' } })}
      ${codeOfTable(whole, looker)}
    </div>
  </article>`
}

/** What can be done with the code that lies on a table. */
function codeOfTable({ table }: ConsoleTable, looker: Looker): Html {
  const { id, storeId, code, name } = table
  const of = html`<span class="heard"> of table ${name}</span>`
  return html`<details>
    <summary>Code…${of}</summary>
    <div>
      <p class="row">
        <a class="button" href="${tableScanText('', { storeId, tableId: id, code })}" target="_blank"
          >Open as a guest${of}</a
        >
        <a class="button" href="/console/codes?store=${storeId}&table=${id}">Print${of}</a>
      </p>
      <p>A new code replaces the printed one at once. Print it and put it on the table.</p>
      ${button(`/console/tables/${id}`, looker, { label: 'Create a new code', of: `for table ${name}`, fields: { act: 'renew' } })}
    </div>
  </details>`
}

function callList({ table, calls }: ConsoleTable, looker: Looker): Piece {
  if (calls.length === 0) return null
  return html`<ul class="calls">
      ${calls.map(
        ({ type, note, at }) =>
          html`<li class="warn">${CALLS[type]} · ${clockText(at)} ${note && html`<span>“${note}”</span>`}</li>`,
      )}
    </ul>
    ${button(`/console/tables/${table.id}`, looker, {
      label: 'Mark as done',
      of: `to table ${table.name}`,
      main: true,
      fields: { act: 'answer' },
    })}`
}

function orderList({ party }: ConsoleTable, looker: Looker): Piece {
  const live = party.batches.filter(({ order }) => isLive(order))
  if (live.length === 0) return null
  return html`<ul>
    ${live.map(
      ({ order, lines }) =>
        html`<li>
          <a href="/console/orders/${order.id}">${order.pickupNo ?? order.orderNo}</a> · ${stateText(order.state)} ·
          ${moneyText(order.payAmount)} ${order.paid && html`<span class="quiet">paid</span>`}
          <div class="quiet">${lines.map(({ num, name }) => `${num}× ${name.en}`).join(', ')}</div>
          ${takeButton(order, looker)}
        </li>`,
    )}
  </ul>`
}

/** What a table that pays at the end has ordered, paid and still owes; undefined where there is no bill. Satang. */
function billOfTable({ sitting, party }: ConsoleTable) {
  if (sitting?.payMode !== 'payAfter' || party.batches.length === 0) return undefined
  const { total, paid, pending } = billOf(party, sitting.peopleNum)
  return { total, paid, pending, owed: total - paid }
}

function billLine(whole: ConsoleTable): Piece {
  const bill = billOfTable(whole)
  if (!bill) return null
  const { total, paid, pending } = bill
  const more = [paid > 0 && `paid ${moneyText(paid)}`, pending > 0 && `being paid ${moneyText(pending)}`]
  return html`<p>Bill <strong>${moneyText(total)}</strong> ${more.filter(Boolean).join(', ')}</p>`
}

/** Takes what is left on the bill at the counter. */
function settleForm(whole: ConsoleTable, looker: Looker): Piece {
  const bill = billOfTable(whole)
  if (!bill || bill.owed === 0) return null
  const { owed, pending } = bill
  const meaning = [
    `Record that ${moneyText(owed)} was paid at the counter. The table is then free.`,
    pending > 0 && `${moneyText(pending)} of it is being paid by phone. That payment will be cancelled.`,
  ]
  const { id, name } = whole.table
  const take = button(`/console/tables/${id}`, looker, {
    label: `Take ${moneyText(owed)}`,
    of: `from table ${name}`,
    main: true,
    fields: { act: 'settle', owed: String(owed) },
  })
  return careful(`Settle ${moneyText(owed)}…`, meaning.filter(Boolean).join(' '), take)
}

function owes({ party }: ConsoleTable): boolean {
  return party.batches.some(({ order }) => isLive(order) && !order.paid)
}
