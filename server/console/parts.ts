import type { StoreRow } from '../modules/store/storePresenter'
import { type Html, html, type HtmlContent } from '../html/html'
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
