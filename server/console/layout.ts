import { html, type Html, type HtmlContent } from '../html/html'
import { htmlPage } from '../html/page'
import { mayActAs } from '../../console/contract/roles'
import { roleOfPage } from './pageRoles'
import { button } from './parts'
import type { Viewer } from './dependencies'

interface PageOptions {
  title: string
  /** Path of the navigation entry that is current. */
  path: string
  /** Reloads its content periodically (live.js). */
  live?: boolean
}

const AREAS = [
  { path: '/console', name: 'Orders', waits: 'orders' },
  { path: '/console/tables', name: 'Tables', waits: 'tables' },
] as const

/** Icon, style and script of every page. */
export const ASSETS = html`<link rel="icon" href="data:," />
  <link rel="stylesheet" href="/console/style.css" />
  <script src="/console/live.js" defer></script>`

/** A page of the console. */
export function layout(
  { title, path, live }: PageOptions,
  { csrf, role, waiting }: Viewer,
  content: HtmlContent,
): Html {
  const sum = waiting.orders + waiting.tables
  const announcement = `${waiting.orders} orders and ${waiting.tables} tables waiting`
  return htmlPage(
    {
      title: sum > 0 ? `(${sum}) ${title}` : title,
      extra: ASSETS,
    },
    html`<header>
        <nav aria-label="Console">
          ${AREAS.filter(({ path: page }) => mayActAs(role, roleOfPage(page))).map(
            (area) =>
              html`<a href="${area.path}" ${area.path === path && html`aria-current="page"`}
                >${area.name}${'waits' in area && badge(waiting[area.waits])}</a
              > `,
          )}
        </nav>
        ${button('/console/logout', { csrf }, { label: 'Log out' })}
      </header>
      <main ${live && html`data-live`}>
        <h1>${title}</h1>
        ${content}
      </main>
      <p id="announcement" class="visually-hidden" role="status">${sum > 0 && announcement}</p>`,
  )
}

function badge(number: number): HtmlContent {
  return number > 0 && html` <b class="badge">${number}<span class="visually-hidden"> waiting</span></b>`
}

/** Shows an error and a link back. `written` are the texts of the rejected form, shown so that they can be copied. */
export function errorPage(text: string, written: readonly string[] = []): Html {
  return htmlPage(
    { title: 'Request failed', extra: ASSETS },
    html`<main class="login">
      <h1>Request failed</h1>
      <p role="alert">${text}</p>
      ${written.map(
        (each) => html`<label>Your text, ready to copy<textarea rows="10" readonly>${each}</textarea></label>`,
      )}
      <a class="button" href="/console">Back to orders</a>
    </main>`,
  )
}
