import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { LOCALES } from '../../../src/contract/constants/common'
import { clockText } from '../../../src/domain/time/storeClock'
import type { Db, ReadDb } from '../../db/database'
import { queues } from '../../db/schema/queue'
import { inLocale } from '../../db/translations'
import { html, type Html, type HtmlContent } from '../../html/html'
import { htmlPage, sendPage } from '../../html/page'
import { type MessageKey, translate } from '../../messages/messages'
import { findStore } from '../store/storeRepository'
import { lineOf, type PlacedTicket, readLine, readTypes } from './line'

/** Seconds until the screen loads itself again. */
const REFRESH_SECONDS = 3
/** How many numbers are called at once on the screen, and how many of a line come next. */
const CALLED = 4
const NEXT = 4

const POLICY = "style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'"
const STYLE = `
:root { color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; padding: 3vh 3vw; background: #17120f; color: #fff; font: 600 2.6vh/1.3 system-ui, sans-serif }
header, .line { display: flex; align-items: baseline; gap: 2vw }
header { justify-content: space-between; margin-bottom: 3vh }
h1, h2, p { margin: 0 }
h1 { font-size: 3.6vh }
h2 { font-size: 2.8vh; color: #d8c9bb }
.called { display: flex; flex-wrap: wrap; gap: 2vw; min-height: 34vh; margin: 1vh 0 4vh }
.called p { flex: 1 1 20vw; padding: 4vh 1vw; border-radius: 3vh; background: #b11e23; font-size: min(17vh, 15vw); line-height: 1; text-align: center; font-variant-numeric: tabular-nums }
.called .nobody { background: #2a221d; color: #d8c9bb; font-size: 5vh }
.line { padding: 1.6vh 0; border-top: 1px solid #4a3d34 }
.line h2 { flex: 0 0 30vw }
.line b { font-size: min(7vh, 6vw); line-height: 1; font-variant-numeric: tabular-nums }
@media (max-width: 700px) { .line { flex-wrap: wrap } .line h2 { flex-basis: 100% } .called p { flex-basis: 100% } }
`

/** The path of the screen at the door of a store. */
export const doorPath = (token: string) => `/door/${token}`

/** A token that opens a screen. */
export const newDoorToken = () => randomBytes(18).toString('base64url')

/** The screens at the doors: which numbers are called and which come next, without a script. */
export function serveDoorScreens(server: FastifyInstance, { db, now }: { db: Db; now(): Date }): void {
  server.get<{ Params: { token: string } }>(doorPath(':token'), async ({ params }, reply) => {
    const [queue] = await db.select().from(queues).where(eq(queues.doorToken, params.token))
    reply.header('referrer-policy', 'no-referrer')
    if (!queue) return sendPage(reply.code(404), unknownScreen(), POLICY)
    return sendPage(reply, await doorScreen(db, queue.storeId, now()), POLICY)
  })
}

async function doorScreen(db: ReadDb, storeId: string, now: Date): Promise<Html> {
  const store = await findStore(db, storeId)
  const types = await readTypes(db, storeId)
  const tickets = await readLine(db, store, now)
  const called = tickets
    .filter(({ state }) => state === 'called')
    .sort((a, b) => Number(b.calledAt) - Number(a.calledAt))
    .slice(0, CALLED)
  const title = inLocale(store.name, 'en')
  return htmlPage(
    { title, style: STYLE, extra: html`<meta http-equiv="refresh" content="${REFRESH_SECONDS}" />` },
    html`<header>
        <h1>${title}</h1>
        <time>${clockText(now)}</time>
      </header>
      <main>
        <h2>${inAll('queue.nowCalled')}</h2>
        <div class="called">
          ${called.map(({ number }) => html`<p>${number}</p>`)} ${called.length === 0 && html`<p class="nobody">–</p>`}
        </div>
        <h2>${inAll('queue.next')}</h2>
        ${types.map(({ id, minPeople, maxPeople }) => {
          const size = minPeople === maxPeople ? String(minPeople) : `${minPeople}–${maxPeople}`
          return nextRow(size, lineOf(tickets, id))
        })}
      </main>`,
  )
}

function nextRow(people: string, line: readonly PlacedTicket[]): HtmlContent {
  const waiting = line.filter(({ state }) => state === 'waiting')
  return html`<section class="line">
    <h2>${inAll('queue.tableFor', people)}</h2>
    ${waiting.slice(0, NEXT).map(({ number }) => html`<b>${number}</b>`)}
    ${waiting.length > NEXT && html`<span>+${waiting.length - NEXT}</span>`}
    ${waiting.length === 0 && html`<span>–</span>`}
  </section>`
}

/** A text in all languages: a screen has many readers. */
const inAll = (key: MessageKey, people = ''): HtmlContent =>
  LOCALES.map(
    (locale, at) => html`${at > 0 && ' · '}<span lang="${locale}">${translate(locale, key, { people })}</span>`,
  )

function unknownScreen(): Html {
  const title = translate('en', 'queue.noScreen')
  return htmlPage(
    { title, style: STYLE },
    html`<h1>${LOCALES.map((l) => html`<p>${translate(l, 'queue.noScreen')}</p>`)}</h1>`,
  )
}
