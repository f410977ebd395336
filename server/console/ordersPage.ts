import { moneyText } from '../../src/domain/money/money'
import { ORDER_STATES, type OrderStateName } from '../../src/domain/order/orderState'
import { clockText } from '../../src/domain/time/storeClock'
import type { ReadDb } from '../db/database'
import { html, type Html } from '../html/html'
import { layout } from './layout'
import type { Viewer } from './dependencies'
import { type Feedback, feedbackBox } from './guestFeedback'
import { orderLabel, orderCard, orderForms } from './orderCard'
import { button, section, storeLinks } from './parts'
import {
  allStores,
  ordersWithRefundRequest,
  type ConsoleOrder,
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
  const content = [
    section('Refund requests', cards(await ordersWithRefundRequest(db, storeId))),
    ...SECTIONS.map(([name, title]) =>
      section(title, cards(of(name)), name === 'awaitingAcceptance' ? 'No new orders' : ''),
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
