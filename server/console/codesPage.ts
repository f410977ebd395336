import { encodeQR } from 'qr'
import { LOCALES } from '../../src/contract/constants/common'
import type { ReadDb } from '../db/database'
import { translate } from '../messages/messages'
import { html, Html, type HtmlContent } from '../html/html'
import { type CodeCard, readCodeCards } from './codeCards'
import { layout } from './layout'
import type { Viewer } from './dependencies'
import { storeLinks } from './parts'
import { allStores, chosenStore } from './queries'

/** The printable codes of a store: its tables and its own, or one table only. `site` is the public address of the storefront. */
export async function codesPage(
  db: ReadDb,
  { site, storeId, tableId }: { site: string; storeId: string | undefined; tableId: string | undefined },
  viewer: Viewer,
): Promise<Html> {
  const all = await allStores(db)
  const store = chosenStore(all, storeId)
  const sheet = store ? await readCodeCards(db, store, { site, tableId, locale: 'en' }) : []
  return layout({ title: `Codes · ${store?.shortName.en ?? ''}`, path: '/console/tables' }, viewer, [
    html`<div class="screen">
      ${storeLinks('/console/codes', all, store?.id)}
      <p>
        The codes link to <b>${site}</b>.
        ${
          !site.startsWith('https:') &&
          html`<span class="warn">Phones need an https address. Set SITE_ORIGINS to the address to print.</span>`
        }
      </p>
      <p>
        <button class="main" data-print>Print</button>
        <a class="button" href="/console/tables${store && `?store=${store.id}`}">Back to tables</a>
      </p>
    </div>`,
    html`<div class="codes">${sheet.map((card) => codeCard(card, store?.name.en ?? ''))}</div>`,
  ])
}

function codeCard({ text, title, hint }: CodeCard, store: string): HtmlContent {
  const [en, ...others] = LOCALES.map((locale) => html`<p lang="${locale}">${translate(locale, hint)}</p>`)
  return html`<article class="code">
    <p class="quiet">${store}</p>
    <h2>${title || translate('en', hint)}</h2>
    ${qrSvg(text, `Code: ${title || translate('en', hint)}`)} ${title && en} ${others}
  </article>`
}

/** Width of the quiet zone around a code that its standard asks for, modules. */
const QUIET_ZONE = 4

/** A QR code as an SVG drawing, which stays sharp at any size. Its quiet zone is white by the style of `qr`. */
function qrSvg(text: string, label: string): Html {
  const drawing = new Html(encodeQR(text, 'svg', { ecc: 'medium', border: QUIET_ZONE }))
  return html`<div class="qr" role="img" aria-label="${label}">${drawing}</div>`
}
