import { html, type Html } from '../html/html'
import { htmlPage } from '../html/page'

/** Icon and style of every page. */
export const ASSETS = html`<link rel="icon" href="data:," /> <link rel="stylesheet" href="/console/style.css" />`

/** Shows an error and a link back. */
export function errorPage(text: string): Html {
  return htmlPage(
    { title: 'Request failed', extra: ASSETS },
    html`<main class="login">
      <h1>Request failed</h1>
      <p role="alert">${text}</p>
      <a class="button" href="/console">To the console</a>
    </main>`,
  )
}
