import * as v from 'valibot'
import type { SettingName } from '../../../console/contract/settings/settingFields'
import { SETTINGS } from '../../../console/contract/settings/settingFields'
import type { ReadDb } from '../../db/database'
import { stores } from '../../db/schema/store/stores'
import { refuseFields } from '../../modules/offers/edited'
import type { EditedSetting } from '../../modules/offers/editedSetting'
import { unknownTemplates } from '../../modules/offers/templates'
import { fittedFields, unfitFields } from './fittedValue'
import { settingErrors } from './settingErrors'
import { type Setting, settingOf } from './settings'
import { STORED_FORMS } from './storedForms'

/** A setting as its form has it. */
export type SettingForm = Record<string, unknown>
type Faults = [field: string, holds: boolean][]

/** How staff edit a setting by its form. */
export function editedSetting(name: SettingName): EditedSetting<SettingForm> {
  const setting = settingOf(name)
  const { fields }: { fields: v.ObjectEntries } = SETTINGS[name]
  const { read, write, names = {} } = STORED_FORMS[name] ?? { read: same, write: (form: SettingForm) => form }
  const usual = usualValue(setting)
  const shown = (stored: SettingForm | null) => fittedFields(fields, read({ ...usual, ...stored }), read(usual))
  const unfit = (stored: SettingForm | null) => unfitFields(fields, read(stored ?? {}))
  return {
    source: setting.source,
    action: 'setting.update',
    read: shown,
    about: (stored) => ({ stored: stored !== null, unfit: unfit(stored) }),
    write(form, stored) {
      const [written, now, before] = [write(form), fittedFields(fields, form, form), shown(stored)]
      const unchanged = unfit(stored).filter((field) => JSON.stringify(now[field]) === JSON.stringify(before[field]))
      // Only a text without sections is removed.
      if (!written) return unchanged.includes('sections') ? stored : null
      const values = unchanged.map((field) => names[field] ?? field).map((field) => [field, stored?.[field]])
      return { ...stored, ...written, ...Object.fromEntries(values) }
    },
    async refuse(db, form) {
      refuseFields('staff.taken', doubled(form))
      refuseFields('staff.unknownId', await unknownIds(db, form))
      refuseFields('staff.notTogether', faultsOf(setting, form, write(form)))
    },
  }
}

const same = (stored: Readonly<SettingForm>) => stored

/** The value without anything stored. */
function usualValue({ shape, start }: Setting): SettingForm {
  return start ? { title: '', version: '1', sections: [] } : { ...v.parse(shape, {}) }
}

const rows = (value: unknown): SettingForm[] => (Array.isArray(value) ? (value as SettingForm[]) : [])

/** Lists whose items have a name of their own, which none may share. */
const NAMES: Readonly<Record<string, string>> = {
  texts: 'key',
  fields: 'key',
  goodsRates: 'goodsId',
  branches: 'storeId',
}

const doubled = (form: SettingForm): Faults =>
  Object.entries(NAMES).map(([field, name]) => {
    const all = rows(form[field]).map((row) => row[name])
    return [field, new Set(all).size < all.length]
  })

async function unknownIds(db: ReadDb, form: SettingForm): Promise<Faults> {
  const templates = rows(form.windowCouponIds).map(String)
  const known = form.branches ? (await db.select({ id: stores.id }).from(stores)).map(({ id }) => id) : []
  return [
    ['windowCouponIds', templates.length > 0 && (await unknownTemplates(db, templates)).length > 0],
    ['branches', rows(form.branches).some(({ storeId }) => !known.includes(String(storeId)))],
  ]
}

/** What guests would not see as it is written, by the field of the form. */
function faultsOf(setting: Setting, form: SettingForm, written: SettingForm | null): Faults {
  const { title, minAmount, maxAmount, sections } = form
  const isUntitled = rows(sections).length > 0 && Object(title).en === ''
  // A most of 0 is none.
  const isReversed = Number(maxAmount ?? 0) > 0 && Number(minAmount) > Number(maxAmount)
  const faults = written ? settingErrors(setting, written) : []
  return [
    ['title', isUntitled],
    ['minAmount', isReversed],
    ...faults.map(({ path }): [string, boolean] => [String(path[0]), true]),
  ]
}
