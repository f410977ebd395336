import type { StoreRow } from '../modules/store/storePresenter'
import type { JsonSchema } from '@valibot/to-json-schema'
import { shapeText } from '../plugins/docsShapeText'
import { Html, html, type Piece } from '../html/html'
import type { Looker } from './dependencies'

export interface Button {
  label: string
  /** What it is done to, for those who hear the button without its card. */
  of?: string
  /** The one thing to do next. */
  main?: boolean
  fields?: Readonly<Record<string, string>>
}

/** A button that does something at once. */
export function button(to: string, { csrf }: Pick<Looker, 'csrf'>, { label, of, main, fields = {} }: Button): Html {
  return html`<form class="inline" method="post" action="${to}">
    ${hidden({ csrf, ...fields })}<button ${main && html`class="main"`}>
      ${label}${of && html`<span class="heard"> ${of}</span>`}
    </button>
  </form>`
}

/** A button that first says what it means. */
export function careful(label: string, meaning: Piece, then: Html): Html {
  return html`<details>
    <summary>${label}</summary>
    <div>
      <p>${meaning}</p>
      ${then}
    </div>
  </details>`
}

/** What is wrong with what was written. With an `id`, which a field names, it is said at once to those who hear the page. */
export function faultList(faults: readonly string[], id?: string): Piece {
  if (faults.length === 0) return null
  return html`<ul ${id && html`id="${id}" role="alert"`} class="warn">
    ${faults.map((fault) => html`<li>${fault}</li>`)}
  </ul>`
}

/** The field that something is written in as JSON, with what is wrong under it. */
export function textField(text: string, faults: readonly string[]): Html {
  return html`<label
      >Content (JSON)<textarea
        name="text"
        rows="${Math.min(18, text.split('\n').length + 2)}"
        spellcheck="false"
        autocomplete="off"
        aria-describedby="faults"
        ${faults.length > 0 && html`aria-invalid="true"`}
      >
${text}</textarea>
    </label>
    <div id="faults" role="status">${faultList(faults)}</div>`
}

/** What may be written there. */
export function shapeBox(schema: JsonSchema): Html {
  return html`<details>
    <summary>Available fields…</summary>
    <div>
      <p>
        A text can be the same for all languages, or one for each:
        <code>{ "en": "Hello", "th": "สวัสดี", "zh": "你好" }</code>. Your own pictures are under
        <a href="/console/pictures">Pictures</a>, with the names to use here.
      </p>
      <pre tabindex="0">${new Html(shapeText(schema))}</pre>
    </div>
  </details>`
}

/** Fields that travel with a form unseen. */
export function hidden(fields: Readonly<Record<string, string>>): Html[] {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
}

/** Ways to the same page of other stores; `all` names the one of all of them. */
export function storeLinks(path: string, stores: readonly StoreRow[], chosen: string | undefined, all?: string): Html {
  const link = (id: string | undefined, name: string) =>
    html`<a
      class="button"
      href="${path}${id !== undefined && `?store=${id}`}"
      ${id === chosen && html`aria-current="true"`}
      >${name}</a
    > `
  return html`<nav class="row" aria-label="Stores">
    ${all !== undefined && link(undefined, all)} ${stores.map(({ id, shortName }) => link(id, shortName.en))}
  </nav>`
}

/** Cards under a title that counts them; nothing when there are none, unless there is `otherwise` something to say. */
export function section(title: string, cards: Piece[], otherwise = ''): Piece {
  if (cards.length === 0 && !otherwise) return null
  return html`<section>
    <h2>${title} · ${cards.length}</h2>
    <div class="cards">${cards.length > 0 ? cards : html`<p class="quiet">${otherwise}</p>`}</div>
  </section>`
}
