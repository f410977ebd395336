import type { AreaRecord } from '../areas/area'
import type { Field } from '../schema/field'
import { Cell } from './Cell'
import { Changes } from './Changes'

/** A cell of a list: the value of its field, or what a write has changed. */
export function ListCell({ field, record }: { field: Field; record: AreaRecord }) {
  return field.kind === 'changes' ? <Changes record={record} /> : <Cell field={field} record={record} />
}
