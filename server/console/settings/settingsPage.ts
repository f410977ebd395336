import { toJsonSchema } from '@valibot/to-json-schema'
import { readConfig } from '../../modules/config/configService'
import type { ReadDb } from '../../db/database'
import { html, type Html, type HtmlContent } from '../../html/html'
import { layout } from '../layout'
import type { Viewer } from '../dependencies'
import { confirmBox, hidden, schemaBox, jsonField } from '../parts'
import { type Setting, SETTINGS, initialValue } from './settings'

/** What the settings page shows. */
export interface SettingsState {
  setting: Setting | undefined
  /** An error of the last action. */
  message?: string | undefined
  saved?: boolean
  /** A rejected text with its errors. */
  rejected?: { text: string; errors: readonly string[] } | undefined
}

const PATH = '/console/settings'

const HOME = '/pages/index/index'
/** Storefront pages to preview, for settings that the home page does not show. */
const PREVIEW_PAGES: Readonly<Partial<Record<string, string>>> = {
  helpers: '/pages/my/other/bzzx',
  about: '/pages/my/other/gywm?p=about',
  privacy: '/pages/my/other/gywm?p=privacy',
  agreement: '/pages/my/other/gywm?p=agreement',
}

/** The address of a setting's form. */
export const settingAddress = (ident: string) => `${PATH}?of=${ident}#written`

/** The settings of the restaurant, one at a time as JSON, with a preview of the storefront. */
export async function settingsPage(
  db: ReadDb,
  { setting, message, saved, rejected }: SettingsState,
  viewer: Viewer,
): Promise<Html> {
  return layout({ title: setting ? `Settings · ${setting.name}` : 'Settings', path: PATH }, viewer, [
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
        <p id="message" class="warn" role="alert">${message}</p>
        ${saved && html`<p role="status">Saved. Guests see the change when they open the storefront or return to it.</p>`}
        ${setting ? await settingForm(db, setting, rejected, viewer) : html`<p class="quiet">Choose a setting to edit.</p>`}
      </div>
      <div class="preview">
        <iframe title="The storefront on a phone" src="/#${PREVIEW_PAGES[setting?.ident ?? ''] ?? HOME}"></iframe>
      </div>
    </div>`,
  ])
}

function settingLink({ ident, name }: Setting, chosen: boolean): Html {
  return html`<a class="button" href="${settingAddress(ident)}" ${chosen && html`aria-current="true"`}>${name}</a>`
}

async function settingForm(
  db: ReadDb,
  setting: Setting,
  rejected: SettingsState['rejected'],
  { csrf }: Viewer,
): Promise<Html> {
  const { ident, name, shape, source, hint } = setting
  const { value, revision } = await readConfig(db, source)
  const fields = hidden({ csrf, of: ident, mark: revision })
  const text = rejected?.text ?? JSON.stringify(initialValue(setting, value), null, 2)
  return html`<form class="box wide" method="post" action="${PATH}#written">
      <h2>${name}</h2>
      ${hint && html`<p class="quiet">${hint}</p>`} ${fields} ${jsonField(text, rejected?.errors ?? [])}
      <button class="main" name="act" value="save">Save for all guests</button>
      ${schemaBox(toJsonSchema(shape, { errorMode: 'ignore' }))}
    </form>
    ${value && removal(fields, setting)}`
}

function removal(fields: HtmlContent, { start }: Setting): Html {
  const meaning = start ? 'The storefront will no longer use it.' : 'The default values will apply.'
  const form = html`<form method="post" action="${PATH}#written">
    ${fields}<button name="act" value="remove">Remove it</button>
  </form>`
  return confirmBox('Remove…', meaning, form)
}
