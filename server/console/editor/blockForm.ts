import { toJsonSchema } from '@valibot/to-json-schema'
import { asc, eq } from 'drizzle-orm'
import { isBlockType, storedShape } from '../../../console/contract/blockShapes'
import type { ReadDb } from '../../db/database'
import type { StoredBlock } from '../../db/columnTypes'
import { goods } from '../../db/schema/goods'
import { stores } from '../../db/schema/stores'
import { type Html, html, type HtmlContent } from '../../html/html'
import { schemaBox, jsonField } from '../parts'
import { blockKindName } from './kinds'

/** A rejected text with its errors. */
export interface RejectedText {
  text: string
  errors: readonly string[]
}

/** The form of a block's data as JSON, with its errors. `fields` are hidden fields. */
export async function blockForm(
  db: ReadDb,
  block: StoredBlock,
  fields: HtmlContent,
  typed: RejectedText | undefined,
): Promise<Html> {
  const text = typed?.text ?? JSON.stringify(block.data, null, 2)
  const errors = typed?.errors ?? []
  return html`<form class="box wide" method="post" action="/console/layout" data-block="${block.id}">
    <h2>${blockKindName(block.type)}</h2>
    ${fields} ${jsonField(text, errors)}
    <button class="main" name="act" value="save">Save draft</button>
    ${schemaOf(block)} ${block.type === 'goods' && (await productIds(db))}
  </form>`
}

function schemaOf({ type }: StoredBlock): HtmlContent {
  if (!isBlockType(type)) return null
  return schemaBox(toJsonSchema(storedShape(type), { errorMode: 'ignore' }))
}

/** Blocks refer to products by id; this lists the ids with their names. */
async function productIds(db: ReadDb): Promise<Html> {
  const rows = await db
    .select({ id: goods.id, name: goods.name })
    .from(goods)
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .where(eq(goods.archived, false))
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
