import { toJsonSchema } from '@valibot/to-json-schema'
import { asc, eq } from 'drizzle-orm'
import { isKind, storedShape } from '../../config/blocks'
import type { Db } from '../../db/open'
import type { StoredBlock } from '../../db/shapes'
import { goods } from '../../db/schema/goods'
import { stores } from '../../db/schema/stores'
import { shapeText } from '../../docs/shapeText'
import { Html, html, type Piece } from '../../http/html'
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
    ${fields}
    <label
      >What it holds<textarea
        name="text"
        rows="18"
        spellcheck="false"
        autocomplete="off"
        aria-describedby="faults"
        ${faults.length > 0 && html`aria-invalid="true"`}
      >
${text}</textarea>
    </label>
    <div id="faults" role="status">
      ${
        faults.length > 0 &&
        html`<ul class="warn">
          ${faults.map((fault) => html`<li>${fault}</li>`)}
        </ul>`
      }
    </div>
    <button class="main" name="act" value="save">Keep in the draft</button>
    ${shapeOf(block)} ${block.type === 'goods' && (await dishNames(db))}
  </form>`
}

function shapeOf({ type }: StoredBlock): Piece {
  if (!isKind(type)) return null
  const shape = shapeText(toJsonSchema(storedShape(type), { errorMode: 'ignore' }))
  return html`<details>
    <summary>What it may hold…</summary>
    <div>
      <p>
        A text may be one for all languages, or one each: <code>{ "en": "Hello", "th": "สวัสดี", "zh": "你好" }</code>.
      </p>
      <pre tabindex="0">${new Html(shape)}</pre>
    </div>
  </details>`
}

/** Dishes are named by their ids; each store shows those that it sells. */
async function dishNames(db: Db): Promise<Html> {
  const rows = await db
    .select({ id: goods.id, name: goods.name })
    .from(goods)
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .orderBy(asc(stores.sort), asc(goods.sort))
  return html`<details>
    <summary>Names of the dishes…</summary>
    <div>
      <ul class="scrolls" tabindex="0">
        ${rows.map(({ id, name }) => html`<li>${name.en}: <code>${id}</code></li>`)}
      </ul>
    </div>
  </details>`
}
