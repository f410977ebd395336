import { clockText } from '../../src/domain/time/storeClock'
import type { Db } from '../db/database'
import { html, type Html } from '../html/html'
import { layout } from './layout'
import type { Looker } from './dependencies'
import { section, storeLinks } from './parts'
import { allStores, chosenStore } from './queries'
import { tableCard } from './tableCard'
import { readHouse } from './tables'

/** The tables of a store by where they stand: who sits there, who calls, and what is on the bill. */
export async function tablesPage(
  db: Db,
  { now, storeId }: { now: Date; storeId: string | undefined },
  looker: Looker,
): Promise<Html> {
  const all = await allStores(db)
  const store = chosenStore(all, storeId)
  const house = store ? await readHouse(db, store) : []
  const areas = [...new Set(house.map(({ table }) => table.area.en))]
  const content = areas.map((area) =>
    section(
      area || 'Tables',
      house.filter(({ table }) => table.area.en === area).map((each) => tableCard(each, looker)),
    ),
  )
  const title = `Tables · ${store?.shortName.en ?? ''} · ${clockText(now)}`
  return layout({ title, path: '/console/tables', live: true }, looker, [
    storeLinks('/console/tables', all, store?.id),
    house.length === 0 && html`<p class="quiet">This store has no tables.</p>`,
    store && html`<p><a href="/console/codes?store=${store.id}">Print the codes</a></p>`,
    content,
  ])
}
