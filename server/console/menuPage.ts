import { and, asc, eq } from 'drizzle-orm'
import type { ReadDb } from '../db/database'
import { categories, goods } from '../db/schema/goods'
import type { GoodsRecord } from '../db/schema/goods'
import { html, type Html } from '../html/html'
import { isMarkedSoldOut } from '../modules/goods/availability'
import { layout } from './layout'
import type { Viewer } from './dependencies'
import { button, storeLinks } from './parts'
import { allStores, chosenStore } from './queries'

/** The menu of a store, with a sold-out switch for each product. */
export async function menuPage(
  db: ReadDb,
  { storeId, now }: { storeId: string | undefined; now: Date },
  viewer: Viewer,
): Promise<Html> {
  const all = await allStores(db)
  const store = chosenStore(all, storeId)
  const dishes = await dishesOf(db, store?.id ?? '', now)
  const names = [...new Set(dishes.map(({ category }) => category.en))]
  const tables = names.map((name) => {
    const inCategory = dishes.filter(({ category }) => category.en === name).map(({ dish }) => dish)
    const soldOutCount = inCategory.filter(({ soldOut }) => soldOut).length
    return html`<section>
      <h2>${name}${soldOutCount > 0 && html` · <span class="warn">${soldOutCount} sold out</span>`}</h2>
      <table>
        <thead class="visually-hidden">
          <tr>
            <th>Dish</th>
            <th>Availability</th>
          </tr>
        </thead>
        <tbody>
          ${inCategory.map((dish) => dishRow(dish, viewer))}
        </tbody>
      </table>
    </section>`
  })
  return layout({ title: `Menu · ${store?.shortName.en ?? ''}`, path: '/console/menu' }, viewer, [
    storeLinks('/console/menu', all, store?.id),
    html`<div class="menu">${tables}</div>`,
  ])
}

async function dishesOf(db: ReadDb, storeId: string, now: Date) {
  const rows = await db
    .select({ dish: goods, category: categories.name })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .where(and(eq(goods.storeId, storeId), eq(goods.archived, false)))
    .orderBy(asc(categories.sort), asc(goods.sort))
  return rows.map(({ dish, category }) => ({
    dish: { id: dish.id, name: dish.name, soldOut: isMarkedSoldOut(dish, now) },
    category,
  }))
}

function dishRow({ id, name, soldOut }: Pick<GoodsRecord, 'id' | 'name' | 'soldOut'>, viewer: Viewer): Html {
  return html`<tr id="${id}">
    <td>${name.en} ${soldOut && html`<span class="pill warn">Sold out</span>`}</td>
    <td>
      ${button(`/console/goods/${id}`, viewer, {
        label: soldOut ? 'Mark available' : 'Mark sold out',
        subject: name.en,
        fields: { soldOut: soldOut ? '0' : '1' },
      })}
    </td>
  </tr>`
}
