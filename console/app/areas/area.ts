import type { Endpoint, Reply } from '../../../src/contract/endpoint'
import { type Field } from '../schema/field'
import { fieldsOf } from '../schema/fieldsOf'

/** Groups of the navigation. */
export const GROUPS = [
  'service',
  'menu',
  'look',
  'money',
  'coupons',
  'giftCards',
  'membership',
  'points',
  'growth',
  'records',
  'stores',
  'settings',
  'team',
] as const
export type Group = (typeof GROUPS)[number]

/** A record of a list, as the server sends it. */
export type AreaRecord = Readonly<Record<string, unknown>> & { id: string }

/** Part of a form under a heading (`sections.<title>` of the texts). */
export interface Section {
  title: string
  /** A text below the heading (`sections.<hint>`). */
  hint?: string
  fields: readonly string[]
}

/** Putting on and taking off sale. */
export interface Sale {
  call: Endpoint
  isOn(record: AreaRecord): boolean
  input(record: AreaRecord, on: boolean): object
}

/** Secrets that a reply shows only once, one per line, and their expiry. */
export interface Once {
  lines: readonly string[]
  until?: string | null
}

/** Something that staff do with a record beside editing it (`recordActions.<name>` of the texts). */
export interface RecordAction {
  name: string
  call: Endpoint
  /** Whether it can be done with a record as it is. */
  fits?(record: AreaRecord): boolean
  input(record: AreaRecord): object
  /** Staff are asked first, because others notice it at once. */
  asks?: boolean
  /** The reply is a file, which is saved on this device. */
  saves?: boolean
  /** What the reply shows once; null when the server has shown it already. */
  shownOnce?(reply: unknown): Once | null
}

/** A file that staff save from a list (`recordActions.<name>` of the texts). */
export interface ListFile {
  name: string
  call: Endpoint
  /** Staff choose the days that it is of, or agree first, because making it changes what it is of. */
  asks: 'days' | 'consent'
  /** Reads a file by its id, where the answer to a repeated call is without its content. */
  again?: Endpoint
}

/** What is shown of a record that is not edited as a whole: lists that belong to it, and forms for actions of staff. */
export interface Details {
  lists: readonly Area[]
  actionForms: readonly ActionForm[]
  hidden?: readonly Hidden[]
}

/** What a record has brought and cost, above its form (`areas.<name>` of the texts). Its call names the record by `id`. */
export interface RecordNumbers {
  name: string
  call: Endpoint
}

/** What is not shown until staff ask for it, which is recorded (`sections.<name>` of the texts). Its call names the record by `id`. */
export interface Hidden {
  name: string
  call: Endpoint
  /** Whether a record has it. */
  fits?(record: AreaRecord): boolean
  /** What the reply is shown as. */
  lines(reply: unknown): readonly string[]
}

/** An action with a form of its own; its call names the record by `id`. */
export interface ActionForm {
  /** Its heading (`sections.<name>` of the texts). */
  name: string
  call: Endpoint
  /** Whether it can be made with a record as it is. */
  fits?(record: AreaRecord): boolean
  /** What its form begins with, beside empty fields. */
  begin?(record: AreaRecord): Readonly<Record<string, unknown>>
}

/** An area of the console: a list with its forms, or one set of rules. */
export interface Area {
  /** The name of the resource, in addresses and texts. */
  name: string
  group: Group
  /** The list, or with `rules` the reading of the rules. */
  list: Endpoint
  /** There is one record only, which is edited at once. */
  rules?: boolean
  columns: readonly string[]
  /** What only the page of a record shows, after the columns, where there is something. */
  facts?: readonly string[]
  /** The screen that shows its records instead of a list: it is not in the navigation, and its forms lead back there. */
  home?: string
  /** The page of the storefront that is shown beside the form, as guests see it. */
  preview?: string | undefined
  numbers?: RecordNumbers
  read?: Endpoint
  create?: Endpoint
  update?: Endpoint
  sale?: Sale
  actions?: readonly RecordAction[]
  files?: readonly ListFile[]
  /** The field of its records that holds the address of a page to read and print, which opens beside the console. */
  opens?: string
  /** A page of each record instead of a form. */
  details?: Details
  sections: readonly Section[]
  /** Fields that are asked for only with these values of others. */
  when: Readonly<Record<string, (values: Readonly<Record<string, unknown>>) => boolean>>
  /** What the reply to a creation shows once; null when the server has shown it already. */
  shownOnce?(reply: unknown): Once | null
}

type ListEndpoint = Endpoint & { reply: { entries: { list: unknown } } }
type ItemOf<L extends Endpoint> = Reply<L> extends { list: (infer Item)[] } ? Item : never
type ColumnOf<Item> = (keyof Item & string) | `${keyof Item & string}.${string}`

interface AreaInput<L extends ListEndpoint> extends Omit<
  Area,
  'list' | 'columns' | 'facts' | 'opens' | 'sections' | 'when' | 'sale'
> {
  list: L
  /** Fields of the records; `held.points` is a field within one. */
  columns: readonly ColumnOf<ItemOf<L>>[]
  facts?: readonly ColumnOf<ItemOf<L>>[]
  opens?: keyof ItemOf<L> & string
  sections?: readonly Section[]
  when?: Area['when']
  sale?: Sale
  /** The call `setOnSale` of areas whose records have `onSale`. */
  onSale?: Endpoint
}

/** Declares an area with a list; a column that the list does not have does not compile. */
export function listArea<L extends ListEndpoint>({ onSale, sections = [], when = {}, ...given }: AreaInput<L>): Area {
  return { ...given, sections, when, ...(onSale && { sale: saleBy(onSale) }) }
}

const saleBy = (call: Endpoint): Sale => ({
  call,
  isOn: ({ onSale }) => onSale === true,
  input: ({ id, version }, onSale) => ({ id, version, onSale }),
})

/** Declares an area of one set of rules. */
export function rulesArea(
  given: Pick<Area, 'name' | 'group' | 'home' | 'update' | 'actions' | 'preview'> & {
    read: Endpoint
    sections?: readonly Section[]
    when?: Area['when']
  },
): Area {
  const { read, sections = [], when = {}, ...rest } = given
  return { ...rest, list: read, read, rules: true, columns: [], sections, when }
}

/** What names a record and its state, and is never entered. */
const HANDLES = ['id', 'version', 'revision']

/** The fields of a form, without those that name the record. */
export function formFields(endpoint: Endpoint): Field[] {
  return fieldsOf(endpoint.input).filter(
    ({ name, kind }) => !HANDLES.includes(name) || (name === 'version' && kind === 'text'),
  )
}

/** Where a click on a record of its list leads. */
export function rowClickOf({ update, details }: Area): 'edit' | 'show' | false {
  if (details) return 'show'
  return update ? 'edit' : false
}

/** The fields of the records in the list of an area. */
export function columnFields({ list, columns }: Area): Field[] {
  const page = fieldsOf(list.reply).find(({ name }) => name === 'list')
  const fields = page?.kind === 'list' ? page.fields : []
  return columns.flatMap((column) => fieldAt(fields, column.split('.')))
}

/** The field at a path, under its whole path. */
function fieldAt(fields: readonly Field[], [first, ...rest]: readonly string[]): Field[] {
  const found = fields.find(({ name }) => name === first)
  if (!found) return []
  if (rest.length === 0) return [found]
  const inner = found.kind === 'group' ? fieldAt(found.fields, rest) : []
  return inner.map((field) => ({ ...field, name: `${found.name}.${field.name}` }))
}

/** The value of a field that may lie within another. */
export function valueAt(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return name.split('.').reduce<unknown>((value, part) => Object(value)[part], record)
}

/** What names the version that an edit saw. */
export function handlesOf(endpoint: Endpoint, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = fieldsOf(endpoint.input).map(({ name }) => name)
  return Object.fromEntries(HANDLES.filter((name) => names.includes(name)).map((name) => [name, record[name]]))
}
