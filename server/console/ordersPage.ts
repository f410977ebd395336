import { moneyText } from '../../src/domain/money/money'
import { ORDER_STATES, type OrderStateName } from '../../src/domain/order/orderState'
import { clockText } from '../../src/domain/time/storeClock'
import type { Db } from '../db/database'
import { html, type Html } from '../html/html'
import { layout } from './layout'
import type { Looker } from './dependencies'
import { type Feedback, feedbackBox } from './fromGuest'
import { callName, orderCard, orderForms } from './orderCard'
import { button, section, storeLinks } from './parts'
import {
  allStores,
  askedBack,
  type ConsoleOrder,
  moneyOwed,
  openPayments,
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

/** What a page of orders is made for: one store, or all. */
interface Asked {
  now: Date
  storeId: string | undefined
  /** Payments can be settled by hand. */
  sandbox: boolean
}

/** What has to be done now: orders by where they stand, refunds, and the sandbox's payments when there is one. */
export async function ordersPage(db: Db, { now, storeId, sandbox }: Asked, looker: Looker): Promise<Html> {
  const running = await runningOrders(db, storeId)
  const cards = (found: ConsoleOrder[]) => found.map((each) => orderCard(each, looker))
  const of = (name: OrderStateName) => running.filter(({ order }) => order.state === ORDER_STATES[name].code)
  const owed = await moneyOwed(db, storeId)
  const content = [
    section('Refund requests', cards(await askedBack(db, storeId))),
    ...SECTIONS.map(([name, title]) =>
      section(title, cards(of(name)), name === 'awaitingAcceptance' ? 'No new orders' : ''),
    ),
    section(
      'Refunds to send',
      owed.map((row) => owedCard(row, looker)),
    ),
    sandbox && section('Payments to settle (sandbox)', await paymentCards(db, now, looker)),
    section('Finished', cards(await recentOrders(db, storeId))),
  ]
  return layout({ title: `Orders · ${clockText(now)}`, path: '/console', live: true }, looker, [
    storeLinks('/console', await allStores(db), storeId, 'All stores'),
    html`<div class="board">${content}</div>`,
  ])
}

/** One order with everything that can be done about it. */
export function orderPage(whole: ConsoleOrder, said: Feedback | undefined, looker: Looker): Html {
  return layout(
    { title: `${callName(whole)} · ${whole.order.orderNo}`, path: '' },
    looker,
    html`${orderCard(whole, looker)} ${said && feedbackBox(said)} ${orderForms(whole, looker)}
      <p><a href="/console">All orders</a></p>`,
  )
}

function owedCard({ refund, payment, orderNo }: Awaited<ReturnType<typeof moneyOwed>>[number], looker: Looker): Html {
  return html`<article>
    <h3>${moneyText(refund.amount)}</h3>
    <p class="quiet">${orderNo} · ${payment.payType} · ${payment.ref} · ${refund.reason}</p>
    ${button(`/console/refunds/${refund.id}`, looker, { label: 'Mark as sent', of: orderNo })}
  </article>`
}

async function paymentCards(db: Db, now: Date, looker: Looker): Promise<Html[]> {
  return (await openPayments(db, now)).map(
    ({ ref, amount, payType, orderNo }) =>
      html`<article>
        <h3>${moneyText(amount)}</h3>
        <p class="quiet">${orderNo} · ${payType} · ${ref}</p>
        <div class="row">
          ${(['paid', 'failed'] as const).map((result) =>
            button(`/console/payments/${ref}`, looker, {
              label: result === 'paid' ? 'Paid' : 'Failed',
              of: orderNo,
              fields: { result },
            }),
          )}
        </div>
      </article>`,
  )
}
