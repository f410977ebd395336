import type { TillPreview, TillRedemption } from '../../console/contract/till'
import { dateTimeText } from '../../src/domain/time/dateText'
import { moneyText } from '../../src/domain/money/money'
import type { ReadDb } from '../db/database'
import { newId } from '../db/ids'
import { html, type Html, type HtmlContent } from '../html/html'
import type { Staff } from '../modules/audit/audit'
import { listRedemptions } from '../modules/till/redemptions'
import { layout } from './layout'
import type { Viewer } from './dependencies'
import { type MemberAtTill, memberBox } from './memberBox'
import { button, confirmBox, hidden, section, storeLinks } from './parts'
import { allStores, chosenStore } from './queries'

/** What was typed at the till, and what came of it. */
export interface TillForm {
  store?: string | undefined
  code?: string
  amount?: string
  preview?: TillPreview
  /** The member whose code was typed or scanned. */
  member?: MemberAtTill
  /** Why it was refused. */
  trouble?: string
}

/** Uses that the page lists. */
const LISTED = 20

/** The till: a coupon, gift card or member and a bill, what comes off, and what was used before. */
export async function tillPage(
  db: ReadDb,
  form: TillForm,
  { viewer, staff }: { viewer: Viewer; staff: Staff },
): Promise<Html> {
  const all = await allStores(db)
  const store = chosenStore(all, form.store)
  const storeId = store?.id ?? ''
  const { list } = await listRedemptions(db, { storeId, page: 1, pageSize: LISTED }, staff)
  return layout({ title: `Till · ${store?.shortName.en ?? ''}`, path: '/console/till' }, viewer, [
    storeLinks('/console/till', all, storeId),
    codeForm(storeId, form, viewer),
    form.preview && previewBox(storeId, form, form.preview, viewer),
    form.member && memberBox(storeId, form.member, viewer),
    section(
      'Used',
      list.map((use) => useCard(use, viewer, staff)),
      'Nothing was used at this till yet.',
    ),
  ])
}

function codeForm(store: string, { code = '', amount = '', trouble }: TillForm, { csrf }: Viewer): Html {
  return html`<form class="box" method="post" action="/console/till">
    ${hidden({ csrf, act: 'check', store, key: newId() })}
    <label
      >Code of the coupon, gift card or member<input
        name="code"
        value="${code}"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        maxlength="60"
        required
        aria-describedby="trouble"
        autofocus
    /></label>
    <label
      >Bill, baht (a member can be looked up without one)<input
        name="amount"
        value="${amount}"
        inputmode="decimal"
        autocomplete="off"
        maxlength="12"
    /></label>
    <div id="trouble">${trouble && html`<p class="warn" role="alert">${trouble}</p>`}</div>
    <button class="main">Check</button>
  </form>`
}

function previewBox(store: string, { code = '', amount = '' }: TillForm, preview: TillPreview, viewer: Viewer): Html {
  const { name, holder, reason, discount, left, balance } = preview
  const fields = { act: 'use', store, code, amount, discount: String(discount), key: newId() }
  return html`<article class="box" role="status">
    <h2>${name}</h2>
    <p class="quiet">${holder}</p>
    ${
      reason
        ? html`<p class="warn">${reason}</p>`
        : html`<p>
              Bill ${moneyText(preview.amount)} − <strong>${moneyText(discount)}</strong> =
              <strong>${moneyText(left)}</strong> to pay
            </p>
            ${balance !== null && html`<p class="quiet">${moneyText(balance)} stays on the card.</p>`}
            ${button('/console/till', viewer, { label: `Use it: ${moneyText(discount)} off`, main: true, fields })}`
    }
  </article>`
}

function useCard(use: TillRedemption, viewer: Viewer, { locale, now }: Staff): HtmlContent {
  const { id, name, amount, discount, left, at, voidUntil, voidedAt } = use
  const undo = button(`/console/till/${id}/undo`, viewer, { label: 'Undo', subject: name })
  return html`<article id="${id}">
    <h3>${name} ${voidedAt && html`<span class="pill">undone</span>`}</h3>
    <p>${moneyText(amount)} − ${moneyText(discount)} = ${moneyText(left)}</p>
    <p class="quiet">${dateTimeText(at, locale)}</p>
    ${
      voidUntil &&
      Date.parse(voidUntil) > now.getTime() &&
      confirmBox('Undo…', 'The guest can use it again, and the bill is to be paid in full.', undo)
    }
  </article>`
}
