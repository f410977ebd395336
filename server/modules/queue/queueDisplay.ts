import { randomBytes } from 'node:crypto'
import { LOCALES } from '../../../src/contract/constants/common'
import type { Locale } from '../../../src/contract/fields'
import { clockText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import type { QueueType } from '../../db/schema/inStore/queue'
import { inLocale } from '../../db/translations'
import { html, Html, type HtmlContent } from '../../html/html'
import { htmlPage } from '../../html/page'
import { translate } from '../../messages/messages'
import { findAnyStore } from '../store/storeRepository'
import { DISPLAY_SCRIPT, DISPLAY_SCRIPT_HASH } from './queueDisplayScript'
import { lineOf, type PlacedTicket, readLine, readTypes } from './line'
import { typeName } from './presenter'

/** Without its script the screen loads itself again every few seconds. */
const NO_SCRIPT = html`<noscript><meta http-equiv="refresh" content="3" /></noscript>`
const SCRIPT = new Html(`<script>${DISPLAY_SCRIPT}</script>`)
/** How many numbers are called at once on the screen, and how many of a line come next. */
const CALLED = 4
const NEXT = 4

/** The content security policy of the screens. */
export const DISPLAY_POLICY = `style-src 'unsafe-inline'; script-src ${DISPLAY_SCRIPT_HASH}; connect-src 'self'; form-action 'none'; frame-ancestors 'none'`
const STYLE = `
:root { color-scheme: dark }
* { box-sizing: border-box }
body { display: flex; flex-direction: column; margin: 0; min-height: 100vh; padding: 3vh 3vw; background: #17120f; color: #fff; font: 600 2.6vh/1.3 system-ui, sans-serif }
header, .line { display: flex; align-items: center; gap: 2vw }
header { justify-content: space-between; margin-bottom: 2vh }
main { display: flex; flex: 1; flex-direction: column }
h1, h2, p { margin: 0 }
h1 { font-size: 3.6vh }
h2 { font-size: 2.8vh; color: #d8c9bb }
.called { display: flex; flex: 1 0 24vh; gap: 2vw; margin: 1vh 0 2vh }
.called p { display: grid; flex: 1; place-content: center; border-radius: 3vh; background: #b11e23; font-size: min(17vh, 84vw / var(--tiles) / 3.2); line-height: 1.2; font-variant-numeric: tabular-nums }
.called .nobody { background: #2a221d; color: #d8c9bb; font-size: 5vh }
.line { padding: 1vh 0; border-top: 1px solid #4a3d34 }
.line h2 { flex: 0 0 30vw; font-size: min(2.3vh, 1.45vw) }
.line b { font-size: min(6vh, 6vw); line-height: 1.2; font-variant-numeric: tabular-nums }
@media (max-width: 700px) { .line { flex-wrap: wrap } .line h2 { flex-basis: 100%; font-size: 2.3vh } .called { flex-wrap: wrap } .called p { flex-basis: 40vw; font-size: 12vw } }
`

/** The path of the screen at the door of a store. */
export const queueDisplayPath = (token: string) => `/door/${token}`

/** A token that opens a screen. */
export const newDoorToken = () => randomBytes(18).toString('base64url')

/** The page of the queue display at the door of a store. */
export async function queueDisplayPage(db: ReadDb, storeId: string, now: Date): Promise<Html> {
  const store = await findAnyStore(db, storeId)
  const types = await readTypes(db, storeId)
  const tickets = await readLine(db, store, now)
  const called = tickets
    .filter(({ state }) => state === 'called')
    .sort((a, b) => Number(b.calledAt) - Number(a.calledAt))
    .slice(0, CALLED)
  const title = inLocale(store.name, 'en')
  return htmlPage(
    { title, style: STYLE, extra: html`${NO_SCRIPT}${SCRIPT}` },
    html`<header>
        <h1>${title}</h1>
        <time>${clockText(now)}</time>
      </header>
      <main>
        <h2>${inAll((locale) => translate(locale, 'queue.nowCalled'))}</h2>
        <div class="called" style="--tiles: ${Math.max(called.length, 1)}">
          ${called.map(({ number }) => html`<p>${number}</p>`)} ${called.length === 0 && html`<p class="nobody">–</p>`}
        </div>
        <h2>${inAll((locale) => translate(locale, 'queue.next'))}</h2>
        ${types.map((type) => nextRow(type, lineOf(tickets, type.id)))}
      </main>`,
  )
}

function nextRow(type: QueueType, line: readonly PlacedTicket[]): HtmlContent {
  const waiting = line.filter(({ state }) => state === 'waiting')
  return html`<section class="line">
    <h2>${inAll((locale) => typeName(type, locale))}</h2>
    ${waiting.slice(0, NEXT).map(({ number }) => html`<b>${number}</b>`)}
    ${waiting.length > NEXT && html`<span>+${waiting.length - NEXT}</span>`}
    ${waiting.length === 0 && html`<span>–</span>`}
  </section>`
}

/** A text in all languages: a screen has many readers. */
const inAll = (textOf: (locale: Locale) => string): HtmlContent =>
  LOCALES.map((locale, at) => html`${at > 0 && ' · '}<span lang="${locale}">${textOf(locale)}</span>`)

/** The page for an unknown or renewed path of a display. */
export function unknownScreen(): Html {
  const title = translate('en', 'queue.noScreen')
  return htmlPage(
    { title, style: STYLE, extra: SCRIPT },
    html`<h1>${LOCALES.map((l) => html`<p>${translate(l, 'queue.noScreen')}</p>`)}</h1>`,
  )
}
