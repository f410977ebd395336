import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { codesOfTab } from '../../src/domain/order/orderState'
import type { ReadDb } from '../db/database'
import { orders } from '../db/schema/orders'
import { diningTables, tableSessions } from '../db/schema/tables'
import { storeInfoOf, type StoreRow } from '../modules/store/storePresenter'
import { html, type Html } from '../html/html'
import { layout } from './layout'
import type { Viewer } from './dependencies'
import { button, confirmBox } from './parts'
import { allStores } from './queries'
import { specialDaysBox } from './specialDays'

/** The stores: open, closed or paused, their orders and tables in use, and their special days. */
export async function storesPage(db: ReadDb, now: Date, viewer: Viewer): Promise<Html> {
  const cards: Html[] = []
  for (const store of await allStores(db)) cards.push(await storeCard(db, now, store, viewer))
  return layout({ title: 'Stores', path: '/console/stores' }, viewer, html`<div class="cards">${cards}</div>`)
}

async function storeCard(db: ReadDb, now: Date, store: StoreRow, viewer: Viewer): Promise<Html> {
  const { id, name, paused } = store
  const view = { locale: 'en', now, collected: new Set<string>(), frequent: new Set<string>() } as const
  const running = await db.$count(orders, and(eq(orders.storeId, id), inArray(orders.state, codesOfTab('inProgress'))))
  const [open] = await db
    .select({ tables: count() })
    .from(tableSessions)
    .innerJoin(diningTables, eq(diningTables.id, tableSessions.tableId))
    .where(and(eq(diningTables.storeId, id), isNull(tableSessions.closedAt)))
  const form = (label: string) =>
    button(`/console/stores/${id}`, viewer, {
      label,
      subject: name.en,
      main: true,
      fields: { paused: paused ? '0' : '1' },
    })
  return html`<article id="${id}">
    <h2>${name.en}</h2>
    <p>${storeInfoOf(store, view).businessText}${paused && html` <span class="pill warn">closed manually</span>`}</p>
    <p class="quiet">Orders in progress: ${running} · tables in use: ${open?.tables ?? 0}</p>
    ${
      paused
        ? form('Follow opening hours')
        : confirmBox(
            'Close now…',
            'Guests can no longer order: at checkout they are told that the store is closed, and seated tables cannot add dishes. Carts are kept. Orders in progress and bills are not affected.',
            form('Close now'),
          )
    }
    ${await specialDaysBox(db, now, store, viewer)}
  </article>`
}
