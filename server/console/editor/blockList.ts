import { blockFaults } from '../../modules/config/blockValidation'
import type { StoredBlock } from '../../db/columnTypes'
import { html, type Html, type Piece } from '../../html/html'
import { faultText } from './jsonForm'
import { nameOfKind } from './kinds'

interface ListProps {
  blocks: readonly StoredBlock[]
  /** The block that is being written. */
  chosen: string | undefined
  /** Travel along with each form unseen. */
  fields: Piece
  /** The address of the page with a block to be written. */
  hrefOf(block: string): string
}

/** The blocks of a page in their order, with what can be done to each. */
export function blockList({ blocks, chosen, fields, hrefOf }: ListProps): Html {
  return html`<ol class="blocks">
    ${blocks.map(
      (block, at) =>
        html`<li id="${block.id}" ${block.id === chosen && html`aria-current="true"`}>
          <p>
            <a href="${hrefOf(block.id)}"><b>${nameOfKind(block.type)}</b> ${saidIn(block)}</a>
            ${block.hidden && html` <span class="pill">Hidden</span>`}
          </p>
          ${faultsIn(block)}
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

const of = (block: StoredBlock) => html`<span class="heard"> ${nameOfKind(block.type)} ${firstWords(block)}</span>`

function faultsIn(block: StoredBlock): Piece {
  return blockFaults(block).map((fault) => html`<p class="warn">${faultText(fault)}</p>`)
}

function saidIn(block: StoredBlock): Piece {
  const words = firstWords(block)
  return words && html`<span class="quiet">${words}</span>`
}

/** What tells blocks of a kind apart: the first words that they say. */
function firstWords({ data }: StoredBlock): string {
  const [first] = ['title', 'text', 'label', 'alt', 'placeholder'].flatMap((name) => textOf(data[name]) || [])
  return (first ?? '').replaceAll('\n', ' ').slice(0, 40)
}

function textOf(words: unknown): string {
  if (typeof words === 'string') return words
  return typeof words === 'object' && words !== null && 'en' in words ? String(words.en) : ''
}
