import { moneyText } from '../../src/domain/money/money'
import { ORDER_STATES, type OrderStateName } from '../../src/domain/order/orderState'
import { clockText } from '../../src/domain/time/storeClock'
import type { ReadDb } from '../db/database'
import { html, type Html } from '../html/html'
import { layout } from './layout'
import { openTransfers } from '../modules/payments/confirmTransfer'
import type { Viewer } from './dependencies'
import { type Feedback, feedbackBox } from './guestFeedback'
import { orderLabel, orderCard, orderForms } from './orderCard'
import { button, section, storeLinks } from './parts'
import { transferCard } from './transferPage'
import {
  allStores,
  ordersWithRefundRequest,
  type ConsoleOrder,
  pendingRefunds,
  openSandboxPayments,
  recentOrders,
  runningOrders,
} from './queries'

const SECTIONS: [OrderStateName, string][] = [
  ['awaitingAcceptance', 'New'],
  ['preparing', 'Cooking'],
  ['ready', 'Ready'],
  ['delivering', 'On the way'],
  ['delivered', 'Delivered'],
]

/** One store, or all without `storeId`. */
interface OrdersPageOptions {
  now: Date
  storeId: string | undefined
  /** Whether staff may settle payments of the sandbox. */
  sandbox: boolean
}

/** The work list: orders by state, refunds, and open payments of the sandbox if it is on. */
export async function ordersPage(
  db: ReadDb,
  { now, storeId, sandbox }: OrdersPageOptions,
  viewer: Viewer,
): Promise<Html> {
  const running = await runningOrders(db, storeId)
  const cards = (found: ConsoleOrder[]) => found.map((each) => orderCard(each, viewer))
  const of = (name: OrderStateName) => running.filter(({ order }) => order.state === ORDER_STATES[name].code)
  const refunds = await pendingRefunds(db, storeId)
  const content = [
    section('Refund requests', cards(await ordersWithRefundRequest(db, storeId))),
    ...SECTIONS.map(([name, title]) =>
      section(title, cards(of(name)), name === 'awaitingAcceptance' ? 'No new orders' : ''),
    ),
    section('PromptPay transfers to confirm', (await openTransfers(db, now, storeId)).map(transferCard)),
    section(
      'Refunds to send',
      refunds.map((row) => refundCard(row, viewer)),
    ),
    sandbox && section('Payments to settle (sandbox)', await paymentCards(db, now, viewer)),
    section('Finished', cards(await recentOrders(db, storeId))),
  ]
  return layout({ title: `Orders · ${clockText(now)}`, path: '/console', live: true }, viewer, [
    storeLinks('/console', await allStores(db), storeId, 'All stores'),
    html`<div class="board">${content}</div>`,
  ])
}

/** One order with all its forms. */
export function orderPage(item: ConsoleOrder, feedback: Feedback | undefined, viewer: Viewer): Html {
  return layout(
    { title: `${orderLabel(item)} · ${item.order.orderNo}`, path: '' },
    viewer,
    html`${orderCard(item, viewer)} ${feedback && feedbackBox(feedback)} ${orderForms(item, viewer)}
      <p><a href="/console">All orders</a></p>`,
  )
}

type PendingRefund = Awaited<ReturnType<typeof pendingRefunds>>[number]

function refundCard({ refund, payment, orderNo, transactionId, currency }: PendingRefund, viewer: Viewer): Html {
  return html`<article>
    <h3>${currency ? foreignMoneyText(refund.amount, currency) : moneyText(refund.amount)}</h3>
    <p class="quiet">${orderNo} · ${payment.payType} · ${payment.ref} · ${refund.reason}</p>
    ${transactionId && html`<p class="quiet">Transfer ${transactionId}</p>`}
    ${refund.sending && html`<p>${sendingText(refund, payment.provider)}</p>`}
    ${
      refund.sending === 'refused' &&
      button(`/console/refunds/${refund.id}/again`, viewer, { label: 'Try again', subject: orderNo })
    }
    ${
      refund.sending !== 'sending' &&
      button(`/console/refunds/${refund.id}`, viewer, { label: 'Mark as sent', subject: orderNo })
    }
  </article>`
}

/** Where a refund stands that the provider sends. */
function sendingText({ sending, attempts, failure }: PendingRefund['refund'], provider: string): string {
  if (sending === 'refused') return `${provider} has not sent it. ${failure ?? ''}`
  return failure ? `Attempt ${attempts} has failed and is repeated. ${failure}` : `${provider} is sending it`
}

/** Money of another currency, counted in its smallest unit. */
function foreignMoneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
}

async function paymentCards(db: ReadDb, now: Date, viewer: Viewer): Promise<Html[]> {
  return (await openSandboxPayments(db, now)).map(
    ({ ref, amount, payType, orderNo }) =>
      html`<article>
        <h3>${moneyText(amount)}</h3>
        <p class="quiet">${orderNo} · ${payType} · ${ref}</p>
        <div class="row">
          ${(['paid', 'failed'] as const).map((result) =>
            button(`/console/payments/${ref}`, viewer, {
              label: result === 'paid' ? 'Paid' : 'Failed',
              subject: orderNo,
              fields: { result },
            }),
          )}
        </div>
      </article>`,
  )
}
