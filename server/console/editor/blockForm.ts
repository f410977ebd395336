import { toJsonSchema } from '@valibot/to-json-schema'
import { asc, eq } from 'drizzle-orm'
import { isKind, storedShape } from '../../modules/config/blocks'
import type { Db } from '../../db/database'
import type { StoredBlock } from '../../db/columnTypes'
import { goods } from '../../db/schema/goods'
import { stores } from '../../db/schema/stores'
import { type Html, html, type Piece } from '../../html/html'
import { shapeBox, textField } from '../parts'
import { nameOfKind } from './kinds'

/** What was written and could not be taken. */
export interface Typed {
  text: string
  faults: readonly string[]
}

/** The field that a block is written in, with what is wrong under it. `fields` travel along unseen. */
export async function blockForm(db: Db, block: StoredBlock, fields: Piece, typed: Typed | undefined): Promise<Html> {
  const text = typed?.text ?? JSON.stringify(block.data, null, 2)
  const faults = typed?.faults ?? []
  return html`<form class="box wide" method="post" action="/console/layout" data-block="${block.id}">
    <h2>${nameOfKind(block.type)}</h2>
    ${fields} ${textField(text, faults)}
    <button class="main" name="act" value="save">Save draft</button>
    ${shapeOf(block)} ${block.type === 'goods' && (await dishNames(db))}
  </form>`
}

function shapeOf({ type }: StoredBlock): Piece {
  if (!isKind(type)) return null
  return shapeBox(toJsonSchema(storedShape(type), { errorMode: 'ignore' }))
}

/** Dishes are named by their ids; each store shows those that it sells. */
async function dishNames(db: Db): Promise<Html> {
  const rows = await db
    .select({ id: goods.id, name: goods.name })
    .from(goods)
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .orderBy(asc(stores.sort), asc(goods.sort))
  return html`<details>
    <summary>Dish IDs…</summary>
    <div>
      <ul class="scrolls" tabindex="0">
        ${rows.map(({ id, name }) => html`<li>${name.en}: <code>${id}</code></li>`)}
      </ul>
    </div>
  </details>`
}
