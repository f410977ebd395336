import type { Field } from './field'

/** The values of a form as the server takes them: its fields only, and null where a field that may be empty is. */
export function cleaned(fields: readonly Field[], values: object): Record<string, unknown> {
  const given = values as Readonly<Record<string, unknown>>
  const pairs = fields.map((field) => [field.name, cleanedValue(field, given[field.name])] as const)
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
}

function cleanedValue(field: Field, value: unknown): unknown {
  if (field.nullable && isEmpty(value)) return null
  if (value === null || value === undefined) return value
  switch (field.kind) {
    case 'texts':
      return Object.fromEntries(Object.entries(value).filter(([, text]) => text !== null && text !== undefined))
    case 'group':
      return cleaned(field.fields, value)
    case 'list':
      return Array.isArray(value) ? value.map((item) => cleaned(field.fields, Object(item))) : value
    case 'variant':
      return cleanedCase(field, Object(value))
    default:
      return value
  }
}

function cleanedCase({ by, cases }: Field & { kind: 'variant' }, value: Readonly<Record<string, unknown>>) {
  return { [by]: value[by], ...cleaned(cases[String(value[by])] ?? [], value) }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
