import { and, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { day } from '../../src/contract/fields'
import { dateText } from '../../src/domain/time/dateText'
import { codesOfTab } from '../../src/domain/order/orderState'
import { dayOf, dayText, noonOf } from '../../src/domain/time/storeClock'
import { specialHours } from '../../src/domain/store/weekHours'
import type { ReadDb } from '../db/database'
import { orders } from '../db/schema/orders'
import { html, type Html, type HtmlContent } from '../html/html'
import { specialDaysFrom } from '../modules/store/specialDays'
import type { StoreRow } from '../modules/store/storePresenter'
import type { Viewer } from './dependencies'
import { button, hidden } from './parts'

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const none = v.literal('')

/** Form of a special day: closed, open at special hours, or removed. */
export const dayForm = v.variant('act', [
  v.pipe(
    v.object({ act: v.literal('set'), date: day, start: v.union([clock, none]), end: v.union([clock, none]) }),
    v.check(({ start, end }) => (start === '') === (end === '')),
    v.transform(({ date, start, end }) => ({ date, hours: start ? [{ start, end }] : [] })),
  ),
  v.pipe(
    v.object({ act: v.literal('remove'), date: day }),
    v.transform(({ date }) => ({ date })),
  ),
])

/** The upcoming special days of a store, and a form to add one. */
export async function specialDaysBox(db: ReadDb, now: Date, store: StoreRow, viewer: Viewer): Promise<Html> {
  const days = specialHours(specialDaysFrom(now, store.specialDays))
  const rows: Html[] = []
  for (const each of days) rows.push(dayRow(each, await countOrders(db, store, each.date), store, viewer))
  return html`<h3>Holidays</h3>
    ${
      days.length === 0
        ? html`<p class="quiet">No holidays or special opening hours.</p>`
        : html`<ul class="days">
            ${rows}
          </ul>`
    }
    <details>
      <summary>Add a day…<span class="visually-hidden"> to ${store.name.en}</span></summary>
      <form method="post" action="/console/stores/${store.id}/days">
        ${hidden({ csrf: viewer.csrf, act: 'set' })}
        <label>Day<input type="date" name="date" min="${dayText(dayOf(now))}" required /></label>
        <p class="quiet">Leave the times empty to close all day, or enter the opening hours of that day:</p>
        <label>Opens<input type="time" name="start" /></label>
        <label>Closes<input type="time" name="end" /></label>
        <button class="main">Save<span class="visually-hidden"> this day of ${store.name.en}</span></button>
      </form>
    </details>`
}

function dayRow(
  { date, open, text }: ReturnType<typeof specialHours>[number],
  orderCount: number,
  store: StoreRow,
  viewer: Viewer,
): Html {
  const name = dateText(noonOf(date), 'en')
  const hours = { never: 'closed', always: 'open all day', spans: text }[open]
  const orderWords: HtmlContent =
    orderCount > 0 && html`<span class="warn"> · orders for this day: ${orderCount}</span>`
  return html`<li>
    <span><strong>${name}</strong> · ${hours}${orderWords}</span>
    ${button(`/console/stores/${store.id}/days`, viewer, {
      label: 'Remove',
      subject: `${name} of ${store.name.en}`,
      fields: { act: 'remove', date },
    })}
  </li>`
}

/** The number of orders in progress that are promised for a day. */
function countOrders(db: ReadDb, { id }: StoreRow, date: string): Promise<number> {
  const running = inArray(orders.state, codesOfTab('inProgress'))
  return db.$count(orders, and(eq(orders.storeId, id), eq(orders.businessDay, date), running))
}
