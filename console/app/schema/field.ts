import type { ReferenceKind } from '../../contract/fields'

/** How a value is entered and shown, with the limits that its schema sets. */
export type FormFieldKind =
  | { kind: 'text'; min: number; max: number; secret?: boolean }
  | { kind: 'texts'; min: number; max: number }
  | { kind: 'number'; unit?: Unit; min: number; max: number }
  /** A number whose unit depends on another field (`one`: none); a value that is not named leaves nothing to enter. */
  | { kind: 'numberBy'; field: string; units: Readonly<Record<string, Unit | 'one'>>; min: number; max: number }
  | { kind: 'flag' }
  | { kind: 'choice'; options: readonly string[] }
  /** `none`: nothing chosen is none, not all. */
  | { kind: 'choices'; options: readonly string[]; none?: boolean }
  | { kind: 'numbers'; unit?: Unit; min: number; max: number; least: number; most: number }
  | { kind: 'weekdays' }
  | { kind: 'moment' }
  | { kind: 'day' }
  | { kind: 'clock' }
  | { kind: 'colour' }
  | { kind: 'picture' }
  /** A picture that staff take. */
  | { kind: 'photo' }
  | { kind: 'pictures'; most: number }
  | { kind: 'reference'; of: ReferenceKind }
  | { kind: 'references'; of: ReferenceKind; most: number }
  | { kind: 'group'; fields: readonly Field[] }
  | { kind: 'list'; fields: readonly Field[]; least: number; most: number; note?: 'promised'; whenEmpty?: 'closed' }
  /** One of several groups, chosen by the value of `by`. */
  | { kind: 'variant'; by: string; cases: Readonly<Record<string, readonly Field[]>> }
  /** Where a tap leads. */
  | { kind: 'link' }
  /** A page of the storefront by its address, or a web address. */
  | { kind: 'address' }
  /** What names a part of a record: made with the part, and never shown. */
  | { kind: 'key' }
  /** The sizes of a dish, by the values of the spec groups beside them. */
  | { kind: 'variants' }
  /** A place on a map, with the area around it. */
  | { kind: 'ground' }
  /** A place on a map, chosen by staff. */
  | { kind: 'place' }
  | { kind: 'fixed'; value: string }
  /** What a record was or became. */
  | { kind: 'changes' }
  /** Ids and other values that are shown at most. */
  | { kind: 'plain' }

export type Unit = 'satang' | 'basisPoints' | 'decimal'

/** A field of a form or a column of a list. */
export type Field = FormFieldKind & { name: string; nullable: boolean }
