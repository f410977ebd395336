import type { ComponentType } from 'react'
import type { Field, FormFieldKind } from '../../schema/field'

/** What the input of a kind receives. */
export interface InputProps<K extends FormFieldKind['kind'] = FormFieldKind['kind']> {
  field: Field & { kind: K }
  /** The path of the value in the form. */
  source: string
  label: string
  /** Draws the fields within this one. */
  Inner: ComponentType<FieldsProps>
}

export interface FieldsProps {
  fields: readonly Field[]
  /** The path that their names follow, with its dot. */
  prefix?: string
}

/** Above so many characters a text gets several lines. */
export const LONG_TEXT = 150
