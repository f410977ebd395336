import type { StaffDish } from '../../../../console/contract/dish'
import type { SheetCells } from './headings'
import type { ColumnFault } from './columns'
import { readChoice } from './cellValues'

/** The kinds of rows. */
export const ROW_KINDS = ['dish', 'size'] as const
type RowKind = (typeof ROW_KINDS)[number]

/** What a row is about: a dish (a new one without `dish`), or one of its sizes by its key. */
export interface RowSubject {
  dish: StaffDish | undefined
  size?: string
}

/** What ids stand for. */
export type RowSubjects = ReadonlyMap<string, RowSubject>

/** Dishes by their ids, and sizes by theirs. */
export function subjectsOf(dishes: readonly StaffDish[]): RowSubjects {
  const sizes = dishes.flatMap((dish) =>
    dish.specs.length > 0 ? dish.variants.map(({ key }) => [key, { dish, size: key }] as const) : [],
  )
  return new Map<string, RowSubject>([...sizes, ...dishes.map((dish) => [dish.id, { dish }] as const)])
}

interface Known {
  subjects: RowSubjects
  /** The rows of ids that came before. */
  seen: Map<string, number>
}

/** Finds out what a row is about by its id and kind, or what is wrong with them. */
export function findRow({ row, cells }: SheetCells, { subjects, seen }: Known): RowSubject | { fault: ColumnFault } {
  const kind = cells.row ? readChoice(cells.row, ROW_KINDS) : { value: undefined }
  if ('fault' in kind) return { fault: { ...kind.fault, column: 'row' } }
  if (!cells.id) return kind.value === 'size' ? wrong('id', 'sheet.newSize') : { dish: undefined }
  const earlier = seen.get(cells.id)
  if (earlier !== undefined) return wrong('id', 'sheet.twice', { row: earlier })
  seen.set(cells.id, row)
  return ofKind(subjects.get(cells.id), kind.value)
}

function ofKind(subject: RowSubject | undefined, wanted: RowKind | undefined): RowSubject | { fault: ColumnFault } {
  if (!subject) return wrong('id', 'sheet.unknownDish')
  const kind: RowKind = subject.size === undefined ? 'dish' : 'size'
  return wanted !== undefined && wanted !== kind ? wrong('row', 'sheet.otherKind', { kind }) : subject
}

const wrong = (
  column: ColumnFault['column'],
  reason: ColumnFault['reason'],
  params: NonNullable<ColumnFault['params']> = {},
) => ({ fault: { column, reason, params } })
