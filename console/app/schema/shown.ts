import { emptyValues } from './emptyValues'
import type { Field } from './field'
import type { Values } from './mergeEdits'

/** Conditions on which fields are asked for, by name. */
export type Conditions = Readonly<Record<string, (values: Values) => boolean>>

/** Whether a field is asked for, as the form is filled in. */
export function isShown(field: Field, values: Values, when: Conditions): boolean {
  if (when[field.name]?.(values) === false) return false
  return field.kind !== 'numberBy' || field.units[String(values[field.field])] !== undefined
}

/** The values with those of fields that are not asked for empty, whatever was entered before. */
export function withoutHidden(fields: readonly Field[], values: Values, when: Conditions): Values {
  const hidden = fields.filter((field) => !isShown(field, values, when))
  return { ...values, ...emptyValues(hidden) }
}
