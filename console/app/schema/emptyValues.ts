import { randomId } from '../../../src/domain/text/randomId'
import type { Field, FormFieldKind } from './field'

/** What a choice of colour begins with: black. */
const FIRST_COLOUR = '#000000'

/** What a size begins with: its price is entered. */
export const NO_PRICES = { price: null, memberPrice: null, originalPrice: null }

/** What a form for something new begins with: nothing chosen that the schema leaves open, else the least that it takes. */
export function emptyValues(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]))
}

function emptyValue(field: Field): unknown {
  if (field.nullable) return null
  switch (field.kind) {
    case 'number':
      // An amount that must not be 0 is entered.
      return field.unit === 'satang' && field.min > 0 ? null : Math.max(field.min, 0)
    case 'numberBy':
      return Math.max(field.min, 0)
    case 'choice':
      return field.options[0]
    case 'group':
      return emptyValues(field.fields)
    case 'variant':
      return emptyCase(field, Object.keys(field.cases)[0] ?? '')
    default:
      return emptyOf(field.kind)
  }
}

const LISTS: readonly FormFieldKind['kind'][] = ['list', 'choices', 'numbers', 'weekdays', 'pictures', 'references']

function emptyOf(kind: FormFieldKind['kind']): unknown {
  if (LISTS.includes(kind)) return []
  if (kind === 'texts') return { en: '' }
  if (kind === 'flag') return false
  if (kind === 'key') return randomId()
  if (kind === 'variants') return [{ key: randomId(), values: [], ...NO_PRICES }]
  if (kind === 'place') return { lat: null, lng: null }
  if (kind === 'link') return null
  return kind === 'colour' ? FIRST_COLOUR : ''
}

/** The empty values of one case of a variant. */
export function emptyCase({ by, cases }: Pick<Field & { kind: 'variant' }, 'by' | 'cases'>, chosen: string) {
  return { [by]: chosen, ...emptyValues(cases[chosen] ?? []) }
}
