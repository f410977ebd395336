import { blockFaults } from '../../modules/config/blockValidation'
import type { StoredBlock } from '../../db/columnTypes'
import { html, type Html, type HtmlContent } from '../../html/html'
import { errorText } from '../settings/jsonForm'
import { blockKindName } from './kinds'

interface ListProps {
  blocks: readonly StoredBlock[]
  /** The block that is open in the form. */
  chosen: string | undefined
  /** Hidden fields of each form. */
  fields: HtmlContent
  /** The address of the editor with a block open. */
  hrefOf(block: string): string
}

/** The blocks of a page in order, each with its actions. */
export function blockList({ blocks, chosen, fields, hrefOf }: ListProps): Html {
  return html`<ol class="blocks">
    ${blocks.map(
      (block, at) =>
        html`<li id="${block.id}" ${block.id === chosen && html`aria-current="true"`}>
          <p>
            <a href="${hrefOf(block.id)}"><b>${blockKindName(block.type)}</b> ${summaryOf(block)}</a>
            ${block.hidden && html` <span class="pill">Hidden</span>`}
          </p>
          ${blockErrors(block)}
          <form class="row" method="post" action="/console/layout">
            ${fields}<input type="hidden" name="block" value="${block.id}" />
            ${step('up', 'Up', block, at === 0)} ${step('down', 'Down', block, at === blocks.length - 1)}
            ${block.hidden ? step('show', 'Show', block) : step('hide', 'Hide', block)}
            <details>
              <summary>Remove…${of(block)}</summary>
              <div>${step('remove', 'Remove from the draft', block)}</div>
            </details>
          </form>
        </li>`,
    )}
  </ol>`
}

function step(act: string, label: string, block: StoredBlock, disabled = false): Html {
  return html`<button name="act" value="${act}" ${disabled && html`disabled`}>${label}${of(block)}</button>`
}

const of = (block: StoredBlock) =>
  html`<span class="visually-hidden"> ${blockKindName(block.type)} ${firstText(block)}</span>`

function blockErrors(block: StoredBlock): HtmlContent {
  return blockFaults(block).map((fault) => html`<p class="warn">${errorText(fault)}</p>`)
}

function summaryOf(block: StoredBlock): HtmlContent {
  const summary = firstText(block)
  return summary && html`<span class="quiet">${summary}</span>`
}

/** The start of a block's first text, to tell blocks of one kind apart. */
function firstText({ data }: StoredBlock): string {
  const [first] = ['title', 'text', 'label', 'alt', 'placeholder'].flatMap((name) => textOf(data[name]) || [])
  return (first ?? '').replaceAll('\n', ' ').slice(0, 40)
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'en' in value ? String(value.en) : ''
}
