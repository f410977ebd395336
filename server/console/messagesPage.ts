import type { Occasion } from '../../src/contract/config'
import type { Db } from '../db/database'
import { MESSAGE_FACTS, MESSAGE_HOUSES, type MessageFact, type MessageHouse } from '../db/schema/guestMessages'
import { kindsOf } from '../modules/notifications/fieldKinds'
import { allTemplates } from '../modules/notifications/messageTemplates'
import { html, type Html } from '../html/html'
import { layout } from './layout'
import type { Looker } from './dependencies'
import { faultList, hidden } from './parts'

/** What comes about here and can be told. */
export const TOLD = {
  orderAccepted: 'The store has accepted an order',
  orderReady: 'An order is ready to be collected',
  orderSent: 'An order is on its way',
  refundAnswered: 'The store has answered a refund request',
} satisfies Partial<Record<Occasion, string>>
export type Told = keyof typeof TOLD

const HOUSES: Record<MessageHouse, { name: string; example: string }> = {
  wechat: { name: 'WeChat', example: 'thing1 = state\ncharacter_string2 = orderNo\ntime3 = time' },
  alipay: { name: 'Alipay', example: 'keyword1 = state\nkeyword2 = orderNo\nkeyword3 = time' },
}

/** A form that could not be taken, as it was written. */
export interface Faulty {
  occasion: Told
  house: MessageHouse
  templateId: string
  text: string
  faults: readonly string[]
}

type Written = Pick<Faulty, 'templateId' | 'text'> & { kept: boolean; faults: readonly string[] }

/** Messages to guests in the apps: which template tells what, and what its fields show. */
export async function messagesPage(db: Db, looker: Looker, faulty?: Faulty): Promise<Html> {
  const templates = await allTemplates(db)
  const written = (occasion: Told, house: MessageHouse): Written => {
    const row = templates.find((each) => each.occasion === occasion && each.house === house)
    const kept = row !== undefined
    if (faulty?.occasion === occasion && faulty.house === house) return { ...faulty, kept }
    return { templateId: row?.templateId ?? '', text: linesOf(row?.fields ?? {}), kept, faults: [] }
  }
  const occasions = Object.keys(TOLD) as Told[]
  return layout({ title: 'Messages', path: '/console/messages' }, looker, [
    help(),
    html`<div class="cards">
      ${occasions.map(
        (occasion) =>
          html`<article id="${occasion}">
            <h2>${TOLD[occasion]}</h2>
            ${MESSAGE_HOUSES.map((house) => templateForm(occasion, house, written(occasion, house), looker))}
          </article>`,
      )}
    </div>`,
  ])
}

/** In the order of the template, which counts its fields. */
function linesOf(fields: Readonly<Record<string, MessageFact>>): string {
  const number = (field: string) => Number(/\d+$/.exec(field)?.[0])
  const lines = Object.entries(fields).sort(([one], [other]) => number(one) - number(other))
  return lines.map(([field, fact]) => `${field} = ${fact}`).join('\n')
}

function help(): Html {
  return html`<p>
      When guests of the mini-programs order or request a refund, they are asked to allow these messages. Each
      permission covers one message. No message is sent for an event without a template.
    </p>
    <details>
      <summary>What the fields can show…</summary>
      <div>
        <p>
          Write one field per line: its name in the template and the value that it shows, for example
          <code>thing1 = state</code>. Available values: ${MESSAGE_FACTS.join(', ')}.
        </p>
        ${MESSAGE_HOUSES.map(
          (house) =>
            html`<p>${HOUSES[house].name}</p>
              <ul>
                ${kindsOf(house).map(
                  ({ name, shows, most }) =>
                    html`<li><code>${name}…</code>: ${shows.join(', ')}; at most ${most} characters</li>`,
                )}
              </ul>`,
        )}
      </div>
    </details>`
}

function templateForm(occasion: Told, house: MessageHouse, written: Written, { csrf }: Looker): Html {
  const { name, example } = HOUSES[house]
  const { templateId, text, kept, faults } = written
  const of = html`<span class="heard"> for ${name}: ${TOLD[occasion]}</span>`
  const wrong = `${occasion}-${house}`
  return html`<form method="post" action="/console/messages#${occasion}">
    ${hidden({ csrf, occasion, house })}
    <h3>${name}</h3>
    <label>Template ID<input name="templateId" value="${templateId}" maxlength="128" autocomplete="off" />${of}</label>
    <label
      >Fields${of}<textarea
        name="fields"
        rows="3"
        spellcheck="false"
        autocomplete="off"
        placeholder="${example}"
        ${faults.length > 0 && html`aria-invalid="true" aria-describedby="${wrong}"`}
      >
${text}</textarea>
    </label>
    ${faultList(faults, wrong)}
    <div class="row">
      <button class="main" name="act" value="save">Save${of}</button>
      ${kept && html`<button name="act" value="remove">Remove${of}</button>`}
    </div>
  </form>`
}
