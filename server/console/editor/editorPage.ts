import { dateTimeText } from '../../../src/domain/time/dateText'
import { isoText } from '../../../src/domain/time/storeClock'
import {
  type Draft,
  type LayoutPage,
  layoutPages,
  readDraft,
  readVersions,
} from '../../modules/config/layoutRepository'
import type { ReadDb } from '../../db/database'
import { html, type Html, type HtmlContent } from '../../html/html'
import { layout } from '../layout'
import type { Viewer } from '../dependencies'
import { confirmBox, hidden } from '../parts'
import { blockForm, type RejectedText } from './blockForm'
import { blockList } from './blockList'
import { ALL_KINDS } from './kinds'

/** What the editor shows. */
export interface EditorState {
  layoutPage: LayoutPage
  /** The block that is open in the form. */
  block: string | undefined
  /** Preview ticket: allows the storefront in the frame to load the draft. */
  ticket: string
  /** An error of the last action. */
  message?: string | undefined
  rejected?: RejectedText | undefined
}

const PATH = '/console/layout'
const NAMES: Readonly<Record<string, string>> = { index: 'Home', user: 'Member page' }

/** The address of the editor of a page, with a block open; `at` is the fragment to scroll to. */
export function editorAddress({ page, target }: LayoutPage, block?: string, at = block && 'written'): string {
  const query = new URLSearchParams({ page, ...(target && { target }), ...(block && { block }) })
  return `${PATH}?${query.toString()}${at ? `#${at}` : ''}`
}

/** The editor of a page: its blocks, the form of the open one, and a preview of the draft in the storefront. */
export async function editorPage(
  db: ReadDb,
  { layoutPage, block, ticket, message, rejected }: EditorState,
  viewer: Viewer,
): Promise<Html> {
  const draft = await readDraft(db, layoutPage)
  const { revision, blocks } = draft
  const fields = hidden({ csrf: viewer.csrf, ...layoutPage, revision: String(revision) })
  const chosen = blocks.find(({ id }) => id === block)
  const written = chosen && (await blockForm(db, chosen, [fields, hidden({ block: chosen.id })], rejected))
  return layout({ title: `Pages · ${nameOf(layoutPage)}`, path: PATH, script: 'editor.js' }, viewer, [
    await pageLinks(db, layoutPage),
    html`<p id="message" class="warn" role="alert">${message}</p>
      <div class="editor" data-editor data-revision="${revision}">
        <div data-part="blocks">
          ${publishBar(draft, fields)}
          ${blockList({ blocks, chosen: chosen?.id, fields, hrefOf: (id) => editorAddress(layoutPage, id) })}
          ${blocks.length === 0 && html`<p class="quiet">This page has no blocks yet.</p>`} ${addForm(fields)}
          ${await versionList(db, layoutPage, fields)}
        </div>
        <div id="written">${written ?? html`<p class="quiet">Choose a block to edit.</p>`}</div>
        <div class="preview">
          <iframe title="Preview of the draft on a phone" src="/?draft=${ticket}#${routeOf(layoutPage)}"></iframe>
        </div>
      </div>`,
  ])
}

const nameOf = ({ page, target }: LayoutPage) => NAMES[page] ?? target

function routeOf({ page, target }: LayoutPage): string {
  if (page === 'custom') return `/pages/order/other/custom?pid=${encodeURIComponent(target)}`
  return page === 'user' ? '/pages/index/my-index' : '/pages/index/index'
}

async function pageLinks(db: ReadDb, layoutPage: LayoutPage): Promise<Html> {
  const layouts = await layoutPages(db)
  const isHere = ({ page, target }: LayoutPage) => page === layoutPage.page && target === layoutPage.target
  const pages = layouts.some(isHere) ? layouts : [...layouts, layoutPage]
  return html`<nav class="row" aria-label="Pages">
      ${pages.map(
        (each) =>
          html`<a class="button" href="${editorAddress(each)}" ${isHere(each) && html`aria-current="true"`}
            >${nameOf(each)}</a
          > `,
      )}
    </nav>
    <details>
      <summary>Another page…</summary>
      <div>
        <form class="row" method="get" action="${PATH}">
          <input type="hidden" name="page" value="custom" />
          <label
            >Page name <input name="target" required pattern="[\\w\\-]{1,40}" title="letters, digits and dashes"
          /></label>
          <button>Open</button>
        </form>
        <p class="quiet">Link to this page: <code>{ "params": "custom", "value": { "id": "its-name" } }</code></p>
      </div>
    </details>`
}

function publishBar({ changed }: Draft, fields: HtmlContent): Html {
  if (!changed) return html`<p class="quiet">This is what guests see.</p>`
  const form = (act: string, label: string, main: boolean) =>
    html`<form class="inline" method="post" action="${PATH}">
      ${fields}<button name="act" value="${act}" ${main && html`class="main"`}>${label}</button>
    </form>`
  return html`<p>This is a draft. Guests still see the published version.</p>
    <div class="row">
      ${form('publish', 'Publish', true)}
      ${confirmBox('Undo…', 'The draft goes back to the published version.', form('drop', 'Undo all changes', false))}
    </div>`
}

function addForm(fields: HtmlContent): Html {
  return html`<form class="row" method="post" action="${PATH}">
    ${fields}
    <label
      >New block
      <select name="kind">
        ${ALL_KINDS.map(({ type, name }) => html`<option value="${type}">${name}</option>`)}
      </select></label
    >
    <button name="act" value="add">Add at the end</button>
  </form>`
}

async function versionList(db: ReadDb, layoutPage: LayoutPage, fields: HtmlContent): Promise<HtmlContent> {
  const versions = await readVersions(db, layoutPage)
  if (versions.length === 0) return null
  return html`<details>
    <summary>Earlier versions…</summary>
    <div>
      <p>A version that you restore becomes the draft. Guests see it when you publish it.</p>
      <ul class="versions">
        ${versions.map(({ id, number, publishedAt }) => {
          const name = number === 1 ? 'Initial version' : dateTimeText(isoText(publishedAt), 'en')
          return html`<li>
            <form class="inline" method="post" action="${PATH}">
              ${fields}<input type="hidden" name="version" value="${id}" />
              <button name="act" value="take">Restore<span class="visually-hidden"> ${name}</span></button>
            </form>
            ${name}
          </li>`
        })}
      </ul>
    </div>
  </details>`
}
