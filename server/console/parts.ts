import type { StoreRow } from '../modules/store/storePresenter'
import type { JsonSchema } from '@valibot/to-json-schema'
import { schemaText } from '../html/schemaText'
import { Html, html, type HtmlContent } from '../html/html'
import type { Viewer } from './dependencies'

export interface ButtonOptions {
  label: string
  /** What it acts on, for screen readers. */
  subject?: string
  /** The primary action. */
  main?: boolean
  fields?: Readonly<Record<string, string>>
}

/** A form with one button. */
export function button(
  to: string,
  { csrf }: Pick<Viewer, 'csrf'>,
  { label, subject, main, fields = {} }: ButtonOptions,
): Html {
  return html`<form class="inline" method="post" action="${to}">
    ${hidden({ csrf, ...fields })}<button ${main && html`class="main"`}>
      ${label}${subject && html`<span class="visually-hidden"> ${subject}</span>`}
    </button>
  </form>`
}

/** A disclosure that explains an action before its button `then`. */
export function confirmBox(label: string, meaning: HtmlContent, then: Html): Html {
  return html`<details>
    <summary>${label}</summary>
    <div>
      <p>${meaning}</p>
      ${then}
    </div>
  </details>`
}

/** Validation errors. With an `id`, for `aria-describedby` of a field, it is an alert. */
export function errorList(errors: readonly string[], id?: string): HtmlContent {
  if (errors.length === 0) return null
  return html`<ul ${id && html`id="${id}" role="alert"`} class="warn">
    ${errors.map((fault) => html`<li>${fault}</li>`)}
  </ul>`
}

/** A text area for JSON, with its errors below. */
export function jsonField(text: string, errors: readonly string[]): Html {
  return html`<label
      >Content (JSON)<textarea
        name="text"
        rows="${Math.min(18, text.split('\n').length + 2)}"
        spellcheck="false"
        autocomplete="off"
        aria-describedby="errors"
        ${errors.length > 0 && html`aria-invalid="true"`}
      >
${text}</textarea>
    </label>
    <div id="errors" role="status">${errorList(errors)}</div>`
}

/** Describes the values that a schema accepts. */
export function schemaBox(schema: JsonSchema): Html {
  return html`<details>
    <summary>Available fields…</summary>
    <div>
      <p>
        A text can be the same for all languages, or one for each:
        <code>{ "en": "Hello", "th": "สวัสดี", "zh": "你好" }</code>. Your own pictures are under
        <a href="/console/app/#/pictures">Pictures</a>, with the names to use here.
      </p>
      <pre tabindex="0">${new Html(schemaText(schema))}</pre>
    </div>
  </details>`
}

/** Hidden fields of a form. */
export function hidden(fields: Readonly<Record<string, string>>): Html[] {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
}

/** Links to the same page of each store; `all` is the label of the link to all stores. */
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

/** Cards under a title with their count. Without cards it shows `emptyText`, or nothing when that is empty. */
export function section(title: string, cards: HtmlContent[], emptyText = ''): HtmlContent {
  if (cards.length === 0 && !emptyText) return null
  return html`<section>
    <h2>${title} · ${cards.length}</h2>
    <div class="cards">${cards.length > 0 ? cards : html`<p class="quiet">${emptyText}</p>`}</div>
  </section>`
}
