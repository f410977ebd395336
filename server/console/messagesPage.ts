import type { Occasion } from '../../src/contract/config'
import type { ReadDb } from '../db/database'
import {
  MESSAGE_VARIABLES,
  MESSAGE_PLATFORMS,
  type MessageVariable,
  type MessagePlatform,
} from '../db/schema/guestMessages'
import { fieldKinds } from '../modules/notifications/fieldKinds'
import { allTemplates } from '../modules/notifications/messageTemplates'
import { html, type Html } from '../html/html'
import { layout } from './layout'
import type { Viewer } from './dependencies'
import { errorList, hidden } from './parts'

/** The occasions that this server sends messages about, with their titles. */
export const OCCASION_TITLES = {
  orderAccepted: 'The store has accepted an order',
  orderReady: 'An order is ready to be collected',
  orderSent: 'An order is on its way',
  refundAnswered: 'The store has answered a refund request',
  couponExpiring: 'Coupons of a member end within two days',
  signInReminder: 'A member who wants to be reminded has not signed in today',
  pointsExpiring: 'Points of a member end within 30 days',
  giftClaimed: 'A gift was claimed',
  giftReturned: 'A gift was not claimed in time and came back',
  queueSoon: 'Few groups are left before a queue number',
  queueCalled: 'A queue number is called',
  drinkExpiring: 'A kept drink of a member ends soon',
  reserveAnswered: 'The store has answered a reservation',
  reserveReminder: 'A reservation is tomorrow, or in two hours',
  partnerAnswered: 'The store has decided about an application or a partner',
  withdrawalAnswered: 'A withdrawal of a partner was paid or refused',
} satisfies Partial<Record<Occasion, string>>
export type MessageOccasion = keyof typeof OCCASION_TITLES

const PLATFORMS: Record<MessagePlatform, { name: string; example: string }> = {
  wechat: { name: 'WeChat', example: 'thing1 = state\ncharacter_string2 = orderNo\ntime3 = time' },
  alipay: { name: 'Alipay', example: 'keyword1 = state\nkeyword2 = orderNo\nkeyword3 = time' },
}

/** A rejected form, with the values as submitted. */
export interface RejectedTemplate {
  occasion: MessageOccasion
  platform: MessagePlatform
  templateId: string
  text: string
  errors: readonly string[]
}

type TemplateForm = Pick<RejectedTemplate, 'templateId' | 'text'> & { saved: boolean; errors: readonly string[] }

/** Message templates of the mini-program platforms: the template of each occasion, and the variables of its fields. */
export async function messagesPage(db: ReadDb, viewer: Viewer, rejected?: RejectedTemplate): Promise<Html> {
  const templates = await allTemplates(db)
  const formOf = (occasion: MessageOccasion, platform: MessagePlatform): TemplateForm => {
    const row = templates.find((each) => each.occasion === occasion && each.platform === platform)
    const saved = row !== undefined
    if (rejected?.occasion === occasion && rejected.platform === platform) return { ...rejected, saved }
    return { templateId: row?.templateId ?? '', text: fieldsText(row?.fields ?? {}), saved, errors: [] }
  }
  const occasions = Object.keys(OCCASION_TITLES) as MessageOccasion[]
  return layout({ title: 'Messages', path: '/console/messages' }, viewer, [
    help(),
    html`<div class="cards">
      ${occasions.map(
        (occasion) =>
          html`<article id="${occasion}">
            <h2>${OCCASION_TITLES[occasion]}</h2>
            ${MESSAGE_PLATFORMS.map((platform) => templateForm(occasion, platform, formOf(occasion, platform), viewer))}
          </article>`,
      )}
    </div>`,
  ])
}

/** One line per field, ordered by the number in the field's name. */
function fieldsText(fields: Readonly<Record<string, MessageVariable>>): string {
  const number = (field: string) => Number(/\d+$/.exec(field)?.[0])
  const lines = Object.entries(fields).sort(([one], [other]) => number(one) - number(other))
  return lines.map(([field, variable]) => `${field} = ${variable}`).join('\n')
}

function help(): Html {
  return html`<p>
      When guests of the mini-programs order, request a refund, give something or want to be reminded of coupons, they
      are asked to allow these messages. Each permission covers one message. No message is sent for an event without a
      template.
    </p>
    <details>
      <summary>What the fields can show…</summary>
      <div>
        <p>
          Write one field per line: its name in the template and the value that it shows, for example
          <code>thing1 = state</code>. Available values: ${MESSAGE_VARIABLES.join(', ')}.
        </p>
        ${MESSAGE_PLATFORMS.map(
          (platform) =>
            html`<p>${PLATFORMS[platform].name}</p>
              <ul>
                ${fieldKinds(platform).map(
                  ({ name, variables, maxLength }) =>
                    html`<li><code>${name}…</code>: ${variables.join(', ')}; at most ${maxLength} characters</li>`,
                )}
              </ul>`,
        )}
      </div>
    </details>`
}

function templateForm(
  occasion: MessageOccasion,
  platform: MessagePlatform,
  formOf: TemplateForm,
  { csrf }: Viewer,
): Html {
  const { name, example } = PLATFORMS[platform]
  const { templateId, text, saved, errors } = formOf
  const of = html`<span class="visually-hidden"> for ${name}: ${OCCASION_TITLES[occasion]}</span>`
  const wrong = `${occasion}-${platform}`
  return html`<form method="post" action="/console/messages#${occasion}">
    ${hidden({ csrf, occasion, platform })}
    <h3>${name}</h3>
    <label>Template ID<input name="templateId" value="${templateId}" maxlength="128" autocomplete="off" />${of}</label>
    <label
      >Fields${of}<textarea
        name="fields"
        rows="3"
        spellcheck="false"
        autocomplete="off"
        placeholder="${example}"
        ${errors.length > 0 && html`aria-invalid="true" aria-describedby="${wrong}"`}
      >
${text}</textarea>
    </label>
    ${errorList(errors, wrong)}
    <div class="row">
      <button class="main" name="act" value="save">Save${of}</button>
      ${saved && html`<button name="act" value="remove">Remove${of}</button>`}
    </div>
  </form>`
}
