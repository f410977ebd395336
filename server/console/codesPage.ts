import { encodeQR } from 'qr'
import { LOCALES } from '../../src/contract/constants/common'
import { STORE_CODES, storeScanText, tableScanText, type StoreCode } from '../../src/domain/table/tableCode'
import type { ReadDb } from '../db/database'
import { inLocale } from '../db/translations'
import { readTables } from '../modules/inStore/staffTables'
import { type MessageKey, translate } from '../messages/messages'
import type { StoreRow } from '../modules/store/storePresenter'
import { html, Html, type HtmlContent } from '../html/html'
import { layout } from './layout'
import type { Viewer } from './dependencies'
import { storeLinks } from './parts'
import { allStores, chosenStore } from './queries'

/** A printable QR code. */
interface CodeCard {
  text: string
  tableId?: string
  /** The table's name and area; empty for a code of the store. */
  title: string
  /** Key of the purpose, printed in three languages. */
  hint: MessageKey
}

const HINTS = {
  storeGoods: 'codes.menu',
  fastfood: 'codes.fast',
  personPay: 'codes.bill',
  queue: 'codes.queue',
} satisfies Record<StoreCode, MessageKey>

/** The printable codes of a store: its tables and its own, or one table only. `site` is the public address of the storefront. */
export async function codesPage(
  db: ReadDb,
  { site, storeId, tableId }: { site: string; storeId: string | undefined; tableId: string | undefined },
  viewer: Viewer,
): Promise<Html> {
  const all = await allStores(db)
  const store = chosenStore(all, storeId)
  const cards = store ? [...(await tableCards(db, site, store)), ...storeCards(site, store)] : []
  const sheet = tableId ? cards.filter((card) => card.tableId === tableId) : cards
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

async function tableCards(db: ReadDb, site: string, { id: storeId }: StoreRow): Promise<CodeCard[]> {
  return (await readTables(db, storeId)).map(({ table }) => ({
    tableId: table.id,
    text: tableScanText(site, { storeId, tableId: table.id, code: table.code }),
    title: [table.name, inLocale(table.area, 'en')].filter(Boolean).join(' · '),
    hint: 'codes.table',
  }))
}

function storeCards(site: string, { id, services }: StoreRow): CodeCard[] {
  const targets = STORE_CODES.filter((target) => target !== 'queue' || services.includes('queue'))
  return targets.map((target) => ({ text: storeScanText(site, target, id), title: '', hint: HINTS[target] }))
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
