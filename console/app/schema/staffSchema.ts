import * as v from 'valibot'
import type { Schema } from '../../../src/contract/endpoint'
import { int, text } from '../../../src/contract/fields'
import { link, type Link } from '../../../src/contract/link'
import { type Meaning, pictureName, texts, textsOrNone } from '../../contract/fields'
import { hasAction, limitOf, meaningOf, type Part, partOf, unwrap, type Unwrapped } from './schemaParts'

/** Names of texts that are the same in all languages, of those that hold a picture or a colour, and of addresses of pages. */
const PLAIN = ['src']
const PICTURES = ['image', 'darkImage', 'poster', 'icon', 'selectedIcon']
const COLOURS = ['background', 'color', 'selectedColor']
const ADDRESSES = ['url']
/** Most characters of texts, by name; most others are one line. */
const LENGTHS: Readonly<Record<string, number>> = { text: 1000, html: 50_000, answer: 50_000 }
const ONE_LINE = 120
/** The titles of slides may have several lines. */
const SLIDE_TITLE = 160
const ADDRESS = 500
const MAX_NUMBER = 1_000_000
const MAX_ITEMS = 50

/** What a form enters for a value of the contract, which is in one language there: its texts in all languages, links, pictures. */
export function staffSchema(schema: Schema): v.ObjectSchema<v.ObjectEntries, undefined> {
  return objectOf(unwrap(partOf(schema)).root)
}

function objectOf({ entries = {} }: Part, within = '') {
  const made = Object.entries(entries).map(([name, part]) => [name, entered(name, part, within)] as const)
  return v.object(Object.fromEntries(made))
}

function entered(name: string, part: Part, within: string): v.GenericSchema {
  const unwrapped = unwrap(part)
  const made = MAKERS[unwrapped.root.type]?.({ name, part, peeled: unwrapped, within }) ?? v.unknown()
  return isOpen(part, unwrapped) ? v.nullable(made) : made
}

/** Whether nothing can be chosen. A text is empty then. */
function isOpen(part: Part, { nullable, root }: Unwrapped): boolean {
  return root.type !== 'string' && (nullable || (part.type === 'optional' && part.default === undefined))
}

interface SchemaParts {
  name: string
  part: Part
  peeled: Unwrapped
  /** The name of the list that the value is in. */
  within: string
}

const MAKERS: Readonly<Record<string, (made: SchemaParts) => v.GenericSchema>> = {
  string: textSchema,
  number: numberSchema,
  boolean: () => v.boolean(),
  picklist: picklistSchema,
  object: ({ peeled: { root }, name }) => (isLink(root) ? LINK : objectOf(root, name)),
  array: arraySchema,
}

const isLink = ({ entries }: Part) => entries?.params !== undefined
const isNeeded = ({ type, fallback }: Part) => type !== 'optional' && fallback === undefined

const KINDS = { picture: PICTURES, colour: COLOURS, address: ADDRESSES, plain: PLAIN }
type TextKind = keyof typeof KINDS | 'chosen' | 'texts'

/** How a text is entered: by its meaning, else by its name. */
function textKind(name: string, peeled: Unwrapped): TextKind {
  const { of, editor } = meaningOf(peeled)
  if (of ?? editor) return 'chosen'
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[]
  return kinds.find((kind) => KINDS[kind].includes(name)) ?? 'texts'
}

/** A colour with six digits, as the browser's choice of colours takes it; empty for the usual one. */
const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$|^$/i))
const ADDRESS_EDITOR: Meaning = { editor: 'address' }
const needed = v.pipe(text(ADDRESS), v.minLength(1))
/** Texts that are the same in all languages. */
const PLAIN_SCHEMAS: Record<keyof typeof KINDS, v.GenericSchema> = {
  ...{ picture: pictureName, colour, plain: needed },
  address: v.pipe(needed, v.metadata({ ...ADDRESS_EDITOR })),
}

function textSchema({ name, part, peeled, within }: SchemaParts): v.GenericSchema {
  const kind = textKind(name, peeled)
  if (kind === 'chosen') return part as unknown as v.GenericSchema
  if (kind !== 'texts') return PLAIN_SCHEMAS[kind]
  const most = within === 'slides' && name === 'title' ? SLIDE_TITLE : (LENGTHS[name] ?? ONE_LINE)
  return isNeeded(part) ? texts(most) : textsOrNone(most)
}

const DECIMAL: Meaning = { unit: 'decimal' }

function numberSchema({ peeled }: SchemaParts): v.GenericSchema {
  const min = limitOf(peeled, 'min_value') ?? 0
  const max = limitOf(peeled, 'max_value') ?? MAX_NUMBER
  if (hasAction(peeled, 'integer')) return int(min, max)
  return v.pipe(v.number(), v.minValue(min), v.maxValue(max), v.metadata({ ...DECIMAL }))
}

/** A choice; one of numbers is entered as a number. */
function picklistSchema({ peeled }: SchemaParts): v.GenericSchema {
  const options = peeled.root.options ?? []
  const numbers = options.filter((option) => typeof option === 'number')
  return numbers.length > 0 ? int(Math.min(...numbers), Math.max(...numbers)) : v.picklist(options.map(String))
}

function arraySchema({ name, peeled }: SchemaParts): v.GenericSchema {
  const { item } = peeled.root
  if (!item) return v.unknown()
  const { root } = unwrap(item)
  const made = root.type === 'object' ? objectOf(root, name) : entered(name, item, name)
  const least = limitOf(peeled, 'min_length') ?? 0
  return v.pipe(v.array(made), v.minLength(least), v.maxLength(limitOf(peeled, 'max_length') ?? MAX_ITEMS))
}

/** What a link of each kind needs to lead anywhere. */
const NEEDS: Readonly<Record<string, (link: Link) => unknown>> = {
  platform: ({ name }) => name?.id,
  page: ({ name }) => name?.path,
  external: ({ name }) => name?.path && /^https?:\/\/\S+$/.test(name.path),
  miniProgram: ({ name }) => name?.appId,
  phone: ({ param }) => param?.phone,
  goods: ({ value }) => value?.id,
  category: ({ category, value }) => category ?? value?.id,
  custom: ({ value }) => value?.id,
}

const LINK_EDITOR: Meaning = { editor: 'link' }
const LINK = v.pipe(
  link,
  v.check((given) => Boolean(NEEDS[given.params]?.(given))),
  v.metadata({ ...LINK_EDITOR }),
)

type Values = Record<string, unknown>

/** Stored data as the form takes them: texts by language, and what is missing as the contract completes it. */
export function enteredValues(schema: Schema, data: object): Values {
  return valuesOf(unwrap(partOf(schema)).root, data)
}

function valuesOf({ entries = {} }: Part, data: object): Values {
  const given = data as Values
  return Object.fromEntries(Object.entries(entries).map(([name, part]) => [name, valueOf(name, part, given[name])]))
}

function valueOf(name: string, part: Part, given: unknown): unknown {
  const { root } = unwrap(part)
  const value = given ?? part.default ?? part.fallback
  switch (root.type) {
    case 'string':
      return textOf(name, part, value)
    case 'object':
      return isLink(root) ? (value ?? null) : valuesOf(root, Object(value))
    case 'array':
      return itemsOf(root, value)
    default:
      return value ?? null
  }
}

function textOf(name: string, part: Part, value: unknown): unknown {
  const kind = textKind(name, unwrap(part))
  if (kind === 'texts') return textsOf(value)
  return kind === 'colour' ? sixDigits(value) : (value ?? '')
}

/** `#fff` with six digits. */
const sixDigits = (value: unknown) =>
  (typeof value === 'string' ? value : '').replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3')

function itemsOf({ item }: Part, value: unknown): unknown[] {
  const items: unknown[] = Array.isArray(value) ? value : []
  const inner = item && unwrap(item).root
  return inner?.type === 'object' ? items.map((each) => valuesOf(inner, Object(each))) : items
}

/** A text in all languages; one without languages is that of all. */
function textsOf(value: unknown): Values {
  if (typeof value === 'string') return { en: value }
  const known = Object.entries(Object(value)).filter(([, one]) => typeof one === 'string')
  return { en: '', ...Object.fromEntries(known) }
}

/** Values of the form as they are stored: without what is not chosen. */
export function storedValues(schema: Schema, values: object): Values {
  return storedOf(unwrap(partOf(schema)).root, values)
}

function storedOf({ entries = {} }: Part, values: object): Values {
  const pairs = Object.entries(values).map(
    ([name, value]) => [name, entries[name] && stored(entries[name], value)] as const,
  )
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
}

function stored(part: Part, value: unknown): unknown {
  const { nullable, root } = unwrap(part)
  if (value === null) return nullable ? null : undefined
  if (root.type === 'object' && !isLink(root)) return storedOf(root, Object(value))
  const inner = root.item && unwrap(root.item).root
  if (inner?.type !== 'object' || !Array.isArray(value)) return value
  return value.map((item) => storedOf(inner, Object(item)))
}
