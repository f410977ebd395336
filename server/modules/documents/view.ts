import { HEAD_OFFICE, type DocumentKind } from '../../../src/contract/constants/documents'
import type { InvoiceBuyer } from '../../../src/contract/order/document'
import { dateText, dateTimeText } from '../../../src/domain/time/dateText'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Locale } from '../../../src/contract/fields'
import type { DocumentContent, DocumentRecord } from '../../db/schema/payments/documents'
import { inLocale } from '../../db/translations'
import { html, Html, type HtmlContent } from '../../html/html'
import { htmlPage } from '../../html/page'
import { type MessageKey, type MessageParams, translate as translateTo } from '../../messages/messages'
import { amountText, type DocumentRow, type DocumentTexts, itemRows, paymentRows, sumRows } from './amounts'
import { PRINT_SCRIPT } from './printScript'
import { A4_STYLE, RECEIPT_STYLE } from './style'

/** `0-1055-61000-12-3`, as tax ids are printed. */
export function taxIdText(taxId: string): string {
  return taxId.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, '$1-$2-$3-$4-$5')
}

interface DocumentView {
  document: DocumentRecord
  locale: Locale
  texts: DocumentTexts
}

type Translator = (key: MessageKey, params?: MessageParams) => string

/** The page of a document: a receipt 80 mm wide, or A4. */
export function documentView(view: DocumentView): Html {
  const { document, locale } = view
  const translate: Translator = (key, params) => translateTo(locale, key, params)
  const narrow = document.kind === 'receipt' || document.kind === 'shortTaxInvoice'
  const head = {
    title: `${translate(`documentKind.${document.kind}`)} ${document.no}`,
    lang: locale,
    style: narrow ? RECEIPT_STYLE : A4_STYLE,
    extra: html`<meta name="robots" content="noindex" />`,
  }
  return htmlPage(
    head,
    html`<main>${narrow ? receipt(view, translate) : sheet(view, translate)}</main>
      <button id="print" type="button" hidden>${translate('document.print')}</button>
      ${new Html(`<script>${PRINT_SCRIPT}</script>`)}`,
  )
}

/** A receipt, or a short tax invoice. */
function receipt({ document, locale, texts }: DocumentView, translate: Translator): HtmlContent {
  const { content } = document
  return html`<header>
      ${sellerOf(content, locale, translate)}
      <section>${titleOf(document.kind, locale, translate)}</section>
    </header>
    <section>${factsOf(document, locale, translate)}</section>
    <section>
      <table>
        ${itemRows(content, locale, texts).map(({ num, text, note, amount }) =>
          rowOf({ text: num === undefined ? text : `${num} × ${text}`, note, amount }),
        )}
      </table>
    </section>
    <section>
      <table>
        ${sumRows(content, locale).map(rowOf)} ${totalRow(document, translate)}
      </table>
      ${includedNote(content, translate)}
    </section>
    <section>${paymentsOf({ document, locale, texts }, translate)}</section>`
}

/** A full tax invoice or a credit note. */
function sheet({ document, locale, texts }: DocumentView, translate: Translator): HtmlContent {
  const { content, kind } = document
  const credit = kind === 'creditNote'
  return html`<header>
      <div>${sellerOf(content, locale, translate)}</div>
      <div class="title">${titleOf(kind, locale, translate)}</div>
    </header>
    <section class="parties">
      ${content.buyer && buyerOf(content.buyer, translate)}
      <div>${factsOf(document, locale, translate)}</div>
    </section>
    ${credit ? creditRows(document, translate) : itemsTable(content, { locale, texts }, translate)}
    <table class="sums">
      ${sumRows(content, locale).map(rowOf)} ${totalRow(document, translate)}
    </table>
    ${!credit && includedNote(content, translate)}
    ${!credit && html`<section>${paymentsOf({ document, locale, texts }, translate)}</section>`}`
}

function itemsTable(
  content: DocumentContent,
  { locale, texts }: Pick<DocumentView, 'locale' | 'texts'>,
  translate: Translator,
): HtmlContent {
  return html`<table class="items">
    <thead>
      <tr>
        <th>${translate('document.item')}</th>
        <th class="count">${translate('document.quantity')}</th>
        <th>${translate('document.amount')}</th>
      </tr>
    </thead>
    <tbody>
      ${itemRows(content, locale, texts).map(
        ({ text, note, num, amount }) =>
          html`<tr>
            <th>${text}${note && html`<small>${note}</small>`}</th>
            <td class="count">${num}</td>
            <td>${amountText(amount)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** What the law asks for on a credit note: the value before, the right one, and why. */
function creditRows({ content }: DocumentRecord, translate: Translator): HtmlContent {
  const { before = 0, after = 0 } = content.credit ?? {}
  return html`<section>
    <p>${translate('document.reason')}</p>
    <table>
      ${rowOf({ text: translate('document.before'), amount: before })}
      ${rowOf({ text: translate('document.after'), amount: after })}
      ${rowOf({ text: translate('document.difference'), amount: before - after })}
    </table>
  </section>`
}

/** The words of the law are Thai; the guest's language comes below. */
function titleOf(kind: DocumentKind, locale: Locale, translate: Translator): HtmlContent {
  const thai = translateTo('th', `documentKind.${kind}`)
  return html`<h1 lang="th">${thai}</h1>
    ${locale !== 'th' && html`<p>${translate(`documentKind.${kind}`)}</p>`}`
}

function sellerOf({ seller }: DocumentContent, locale: Locale, translate: Translator): HtmlContent {
  // Tax documents name the merchant as the tax office does.
  const language = seller.taxId ? 'th' : locale
  const name = inLocale(seller.name, language)
  const store = inLocale(seller.storeName, language)
  return html`<h2>${name}</h2>
    ${store !== name && html`<p>${store}</p>`}
    <p>${inLocale(seller.address, language)}</p>
    ${seller.tel && html`<p>${seller.tel}</p>`}
    ${
      seller.taxId &&
      html`<p>${translate('document.taxId')} ${taxIdText(seller.taxId)}</p>
        <p>${branchText(seller.branch, translate)}</p>`
    }`
}

function buyerOf({ name, address, taxId, branch }: InvoiceBuyer, translate: Translator): HtmlContent {
  return html`<div>
    <small>${translate('document.buyer')}</small>
    <h2>${name}</h2>
    <p>${address}</p>
    <p>${translate('document.taxId')} ${taxIdText(taxId)}</p>
    ${branch !== null && html`<p>${branchText(branch, translate)}</p>`}
  </div>`
}

const branchText = (branch: string, translate: Translator) =>
  branch === HEAD_OFFICE ? translate('document.headOffice') : translate('document.branch', { branch })

function factsOf({ no, issuedAt, kind, content }: DocumentRecord, locale: Locale, translate: Translator): HtmlContent {
  const { orderNo, paidAt, refersTo } = content
  const reference = kind === 'creditNote' ? 'document.refersTo' : 'document.replaces'
  const facts: [MessageKey, string][] = [
    ['document.no', no],
    ['document.date', dateTimeText(isoText(issuedAt), locale)],
    ['document.order', orderNo],
  ]
  if (paidAt) facts.push(['document.paidAt', dateTimeText(paidAt, locale)])
  return html`<dl>
      ${facts.map(
        ([key, text]) =>
          html`<dt>${translate(key)}</dt>
            <dd>${text}</dd>`,
      )}
    </dl>
    ${refersTo && html`<p>${translate(reference, { no: refersTo.no, date: dateText(refersTo.issuedAt, locale) })}</p>`}`
}

function paymentsOf({ document: { content }, locale, texts }: DocumentView, translate: Translator): HtmlContent {
  return html`<p>${translate('document.paidBy')}</p>
    <table>
      ${paymentRows(content, locale, texts).map(rowOf)}
    </table>`
}

const includedNote = ({ quote, seller }: DocumentContent, translate: Translator): HtmlContent =>
  seller.taxId !== '' && quote.vatIncluded && html`<p><small>${translate('document.vatIncluded')}</small></p>`

const totalRow = ({ total }: DocumentRecord, translate: Translator): HtmlContent =>
  html`<tr class="total">
    <th>${translate('document.total')}</th>
    <td>${amountText(total)}</td>
  </tr>`

const rowOf = ({ text, note, amount }: Pick<DocumentRow, 'text' | 'amount'> & { note?: string | undefined }) =>
  html`<tr>
    <td>${text}${note && html`<small>${note}</small>`}</td>
    <td>${amountText(amount)}</td>
  </tr>`
