import type { SettingName } from '../../../console/contract/settings/settingFields'
import { isFields } from '../../modules/config/blockValidation'

type Values = Readonly<Record<string, unknown>>

/** How a form differs from the stored value: lists of single texts and dictionaries are lists of objects there. */
interface StoredForm {
  read(stored: Values): Values
  /** Null removes what is stored. */
  write(form: Values): Record<string, unknown> | null
  /** Stored fields that have another name in the form, by that name. */
  names?: Readonly<Record<string, string>>
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const rowsIn = (value: unknown): Values[] => listIn(value).filter(isFields)

/** A list of single values as a list of objects with a field of that name. */
const boxed = (name: string, value: unknown) =>
  Array.isArray(value) ? value.map((each: unknown) => ({ [name]: each })) : value
const unboxed = (name: string, value: unknown) => rowsIn(value).map((row) => row[name])

/** A dictionary as a list of objects with fields for key and value. */
const paired = (key: string, name: string, value: unknown) =>
  isFields(value) ? Object.entries(value).map(([at, each]) => ({ [key]: at, [name]: each })) : value
const unpaired = (key: string, name: string, value: unknown) =>
  Object.fromEntries(rowsIn(value).map((row) => [String(row[key]), row[name]]))

/** The browser's field for colours has six digits. */
const sixDigits = (colour: unknown) =>
  typeof colour === 'string' && /^#[\da-f]{3}$/i.test(colour) ? colour.replace(/[\da-f]/gi, '$&$&') : colour

const question = (row: unknown) =>
  isFields(row) ? { required: true, ...row, options: boxed('option', row.options ?? []) } : row

const LEGAL: StoredForm = {
  names: { edition: 'version' },
  read: ({ version, ...stored }) => ({ ...stored, edition: version }),
  write: ({ edition, ...form }) => (listIn(form.sections).length > 0 ? { ...form, version: edition } : null),
}

/** Those that differ; the others are stored as they are written. */
export const STORED_FORMS: Partial<Record<SettingName, StoredForm>> = {
  style: {
    read({ color }) {
      if (!isFields(color)) return { color }
      return { color: Object.fromEntries(Object.entries(color).map(([name, colour]) => [name, sixDigits(colour)])) }
    },
    write: (form) => form,
  },
  basicSetting: {
    read: (stored) => ({ ...stored, webHosts: boxed('host', stored.webHosts) }),
    write: (form) => ({ ...form, webHosts: unboxed('host', form.webHosts) }),
  },
  search: {
    read: ({ hot }) => ({ hot: boxed('word', hot) }),
    write: ({ hot }) => ({ hot: unboxed('word', hot) }),
  },
  copywriting: {
    read: ({ texts }) => ({ texts: paired('key', 'text', texts) }),
    write: ({ texts }) => ({ texts: unpaired('key', 'text', texts) }),
  },
  about: LEGAL,
  privacy: LEGAL,
  agreement: LEGAL,
  storageAgreement: LEGAL,
  partnerAgreement: LEGAL,
  partnerSetting: {
    read: (stored) => ({
      ...stored,
      goodsRates: paired('goodsId', 'rate', stored.goodsRates),
      fields: Array.isArray(stored.fields) ? stored.fields.map(question) : stored.fields,
    }),
    write: (form) => ({
      ...form,
      goodsRates: unpaired('goodsId', 'rate', form.goodsRates),
      fields: rowsIn(form.fields).map((row) => ({ ...row, options: unboxed('option', row.options) })),
    }),
  },
}
