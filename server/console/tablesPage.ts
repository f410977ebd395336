import { clockText } from '../../src/domain/time/storeClock'
import type { ReadDb } from '../db/database'
import { html, type Html } from '../html/html'
import { layout } from './layout'
import type { Viewer } from './dependencies'
import { section, storeLinks } from './parts'
import { allStores, chosenStore } from './queries'
import { tableCard } from './tableCard'
import { readConsoleTables } from './tables'

/** The tables of a store by area, with sessions, waiter calls and bills. */
export async function tablesPage(
  db: ReadDb,
  { now, storeId }: { now: Date; storeId: string | undefined },
  viewer: Viewer,
): Promise<Html> {
  const all = await allStores(db)
  const store = chosenStore(all, storeId)
  const tables = store ? await readConsoleTables(db, store) : []
  const areas = [...new Set(tables.map(({ table }) => table.area.en))]
  const content = areas.map((area) =>
    section(
      area || 'Tables',
      tables.filter(({ table }) => table.area.en === area).map((each) => tableCard(each, viewer)),
    ),
  )
  const title = `Tables · ${store?.shortName.en ?? ''} · ${clockText(now)}`
  return layout({ title, path: '/console/tables', live: true }, viewer, [
    storeLinks('/console/tables', all, store?.id),
    tables.length === 0 && html`<p class="quiet">This store has no tables.</p>`,
    store && html`<p><a href="/console/app/#/tables">Print the codes</a></p>`,
    content,
  ])
}
