import { clock, satang } from '../../../src/contract/fields'
import type { Schema } from '../../../src/contract/endpoint'
import { pictureName } from '../../contract/fields'
import type { Field, FormFieldKind } from './field'
import { hasAction, limitOf, meaningOf, partOf, unwrap, type Part, type Unwrapped } from './schemaParts'

/** The pattern of `#rrggbb`, and of times of the day without 24:00. */
const COLOUR = /^\^#/
const CLOCK = /:\[0-5\]\\d\$$/

/** The fields of an object schema, in the order of their declaration. */
export function fieldsOf(schema: Schema): Field[] {
  return fieldsIn(unwrap(partOf(schema)).root)
}

const fieldsIn = ({ entries = {} }: Part): Field[] => Object.entries(entries).map(([name, part]) => named(name, part))

function named(name: string, part: Part): Field {
  const unwrapped = unwrap(part)
  return { name, nullable: unwrapped.nullable, ...kindOf(unwrapped) }
}

type Reader = (peeled: Unwrapped) => FormFieldKind

const READERS: Readonly<Record<string, Reader>> = {
  string: stringKind,
  number: numberKind,
  boolean: () => ({ kind: 'flag' }),
  union: unionKind,
  picklist: ({ root }) => ({ kind: 'choice', options: (root.options ?? []).map(String) }),
  literal: ({ root }) => ({ kind: 'fixed', value: String(root.literal) }),
  object: objectKind,
  array: arrayKind,
  variant: variantKind,
  unknown: () => ({ kind: 'changes' }),
}

function kindOf(peeled: Unwrapped): FormFieldKind {
  const { editor } = meaningOf(peeled)
  if (editor) return { kind: editor }
  return READERS[peeled.root.type]?.(peeled) ?? { kind: 'plain' }
}

function stringKind(peeled: Unwrapped): FormFieldKind {
  const { of } = meaningOf(peeled)
  if (of) return { kind: 'reference', of }
  if (hasAction(peeled, 'iso_timestamp')) return { kind: 'moment' }
  if (hasAction(peeled, 'iso_date')) return { kind: 'day' }
  const patterns = peeled.actions.map(({ requirement }) => requirement).filter((one) => one instanceof RegExp)
  if (sharesPattern(patterns, partOf(pictureName))) return { kind: 'picture' }
  if (sharesPattern(patterns, partOf(clock)) || patterns.some(({ source }) => CLOCK.test(source)))
    return { kind: 'clock' }
  if (patterns.some(({ source }) => COLOUR.test(source))) return { kind: 'colour' }
  return textKind(peeled)
}

function textKind(peeled: Unwrapped): FormFieldKind {
  const max = limitOf(peeled, 'max_length')
  if (max === undefined) return { kind: 'plain' }
  const { secret } = meaningOf(peeled)
  return { kind: 'text', min: limitOf(peeled, 'min_length') ?? 0, max, ...(secret && { secret }) }
}

/** Whether the schema has a pattern of another: it is made from that. */
function sharesPattern(patterns: readonly RegExp[], other: Part): boolean {
  return unwrap(other).actions.some(
    ({ type, requirement }) => type === 'regex' && patterns.includes(requirement as RegExp),
  )
}

/** A number, or a number that may come as text. */
function numberKind(peeled: Unwrapped): FormFieldKind {
  const { unit, unitBy } = meaningOf(peeled)
  const min = limitOf(peeled, 'min_value') ?? Number.MIN_SAFE_INTEGER
  const max = limitOf(peeled, 'max_value') ?? Number.MAX_SAFE_INTEGER
  if (unitBy) return { kind: 'numberBy', ...unitBy, min, max }
  if (peeled.root === unwrap(partOf(satang)).root) return { kind: 'number', unit: 'satang', min, max }
  return { kind: 'number', ...(unit && unit !== 'weekday' && { unit }), min, max }
}

function unionKind(peeled: Unwrapped): FormFieldKind {
  const types = (peeled.root.options as readonly Part[]).map((option) => unwrap(option).root.type)
  if (types.includes('number')) return numberKind(peeled)
  return types.includes('boolean') ? { kind: 'flag' } : { kind: 'plain' }
}

function objectKind({ root }: Unwrapped): FormFieldKind {
  const english = root.entries?.en
  if (!english || !root.entries?.th) return { kind: 'group', fields: fieldsIn(root) }
  const text = unwrap(english)
  return { kind: 'texts', min: limitOf(text, 'min_length') ?? 0, max: limitOf(text, 'max_length') ?? 0 }
}

function arrayKind(peeled: Unwrapped): FormFieldKind {
  const { item } = peeled.root
  if (!item) return { kind: 'plain' }
  if (meaningOf(unwrap(item)).unit === 'weekday') return { kind: 'weekdays' }
  const of = kindOf(unwrap(item))
  const most = limitOf(peeled, 'max_length') ?? Number.MAX_SAFE_INTEGER
  const least = limitOf(peeled, 'min_length') ?? 0
  if (of.kind === 'group') return { kind: 'list', fields: of.fields, least, most, ...remarksOf(peeled) }
  if (of.kind === 'choice') return choicesKind(of.options, peeled)
  if (of.kind === 'reference') return { kind: 'references', of: of.of, most }
  if (of.kind === 'picture') return { kind: 'pictures', most }
  return of.kind === 'number' ? { ...of, kind: 'numbers', least, most } : { kind: 'plain' }
}

/** What the form shows beside a list and its items. */
function remarksOf(peeled: Unwrapped) {
  const { note, whenEmpty } = meaningOf(peeled)
  return { ...(note && { note }), ...(whenEmpty && { whenEmpty }) }
}

function choicesKind(options: readonly string[], peeled: Unwrapped): FormFieldKind {
  return { kind: 'choices', options, ...(meaningOf(peeled).emptyIsNone && { none: true }) }
}

function variantKind({ root }: Unwrapped): FormFieldKind {
  const by = root.key ?? ''
  const cases = (root.options as readonly Part[]).map((option) => {
    const fields = fieldsIn(unwrap(option).root)
    const decides = fields.find(({ name }) => name === by)
    return [decides?.kind === 'fixed' ? decides.value : '', fields.filter(({ name }) => name !== by)] as const
  })
  return { kind: 'variant', by, cases: Object.fromEntries(cases) }
}
