import { toJsonSchema } from '@valibot/to-json-schema'
import { readWritten } from '../../modules/config/configService'
import type { Db } from '../../db/database'
import { html, type Html, type Piece } from '../../html/html'
import { layout } from '../layout'
import type { Looker } from '../dependencies'
import { careful, hidden, shapeBox, textField } from '../parts'
import { type Setting, SETTINGS, shownValue } from './settings'

/** What the page of settings is opened with. */
export interface Opened {
  setting: Setting | undefined
  /** What did not work, or did. */
  told?: string | undefined
  /** It was saved. */
  kept?: boolean
  /** What was written and could not be taken. */
  typed?: { text: string; faults: readonly string[] } | undefined
}

const PATH = '/console/settings'

const HOME = '/pages/index/index'
/** The storefront's pages that show what its home page does not. */
const SEEN_AT: Readonly<Partial<Record<string, string>>> = {
  helpers: '/pages/my/other/bzzx',
  about: '/pages/my/other/gywm?p=about',
  privacy: '/pages/my/other/gywm?p=privacy',
  agreement: '/pages/my/other/gywm?p=agreement',
}

/** The address of a block to be written. */
export const settingAddress = (ident: string) => `${PATH}?of=${ident}#written`

/** Looks, words and rules of the restaurant: a block of the configuration at a time, as JSON, and the storefront beside it. */
export async function settingsPage(db: Db, { setting, told, kept, typed }: Opened, looker: Looker): Promise<Html> {
  return layout({ title: setting ? `Settings · ${setting.name}` : 'Settings', path: PATH }, looker, [
    html`<div class="editor">
      <div>
        ${SETTINGS.map(
          ({ group, settings }) =>
            html`<h2>${group}</h2>
              <nav class="row" aria-label="${group}">
                ${settings.map((each) => settingLink(each, each === setting))}
              </nav>`,
        )}
      </div>
      <div id="written">
        <p id="told" class="warn" role="alert">${told}</p>
        ${kept && html`<p role="status">Saved. Guests see the change when they open the storefront or return to it.</p>`}
        ${setting ? await settingForm(db, setting, typed, looker) : html`<p class="quiet">Choose a setting to edit.</p>`}
      </div>
      <div class="preview">
        <iframe title="The storefront on a phone" src="/#${SEEN_AT[setting?.ident ?? ''] ?? HOME}"></iframe>
      </div>
    </div>`,
  ])
}

function settingLink({ ident, name }: Setting, chosen: boolean): Html {
  return html`<a class="button" href="${settingAddress(ident)}" ${chosen && html`aria-current="true"`}>${name}</a>`
}

async function settingForm(db: Db, setting: Setting, typed: Opened['typed'], { csrf }: Looker): Promise<Html> {
  const { ident, name, shape, kept, hint } = setting
  const { value, mark } = await readWritten(db, kept)
  const fields = hidden({ csrf, of: ident, mark })
  const text = typed?.text ?? JSON.stringify(shownValue(setting, value), null, 2)
  return html`<form class="box wide" method="post" action="${PATH}#written">
      <h2>${name}</h2>
      ${hint && html`<p class="quiet">${hint}</p>`} ${fields} ${textField(text, typed?.faults ?? [])}
      <button class="main" name="act" value="save">Save for all guests</button>
      ${shapeBox(toJsonSchema(shape, { errorMode: 'ignore' }))}
    </form>
    ${value && removal(fields, setting)}`
}

function removal(fields: Piece, { start }: Setting): Html {
  const meaning = start ? 'The storefront will no longer use it.' : 'The default values will apply.'
  const form = html`<form method="post" action="${PATH}#written">
    ${fields}<button name="act" value="remove">Remove it</button>
  </form>`
  return careful('Remove…', meaning, form)
}
