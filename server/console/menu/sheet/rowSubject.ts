import type { StaffDish } from '../../../../console/contract/menu/dish'
import type { SheetCells } from './headings'
import type { ColumnFault } from './columns'
import { readChoice } from './cellValues'
import type { SheetContext } from './names'
import { type Part, PART_KINDS, type PartKind } from './parts'

/** The kinds of rows: a dish, and what stands below it. */
export const ROW_KINDS = ['dish', ...PART_KINDS] as const
type RowKind = (typeof ROW_KINDS)[number]

/** A dish (a new one without `dish`) or a part of one. */
interface KnownSubject {
  dish: StaffDish | undefined
  part?: Part
}

/** What a row is about; `newPart` belongs to the dish, or without one to that of the row above. */
export interface RowSubject extends KnownSubject {
  newPart?: PartKind
}

/** What ids stand for, by the kind of the row. */
export type RowSubjects = ReadonlyMap<RowKind, ReadonlyMap<string, KnownSubject>>

/** The parts of a dish in the order of the file. */
export function partsOf({ specs, variants, attrs, addons }: StaffDish): Part[] {
  const sizes = specs.length > 0 ? variants : []
  return [
    ...sizes.map(({ key }): Part => ({ kind: 'size', key })),
    ...attrs.flatMap(({ values }) => values.map(({ key }): Part => ({ kind: 'option', key }))),
    ...addons.flatMap(({ items }) => items.map(({ key }): Part => ({ kind: 'addon', key }))),
  ]
}

/** Dishes by their ids, and their parts by theirs. */
export function subjectsOf(dishes: readonly StaffDish[]): RowSubjects {
  const subjects = new Map(ROW_KINDS.map((kind) => [kind, new Map<string, KnownSubject>()] as const))
  for (const dish of dishes) {
    subjects.get('dish')?.set(dish.id, { dish })
    for (const part of partsOf(dish)) subjects.get(part.kind)?.set(part.key, { dish, part })
  }
  return subjects
}

interface ReadRows {
  subjects: RowSubjects
  /** The rows of ids that came before. */
  seen: Map<string, number>
  context: SheetContext
}

type RowFinding = RowSubject | { fault: ColumnFault }

/** Finds out what a row is about by its id, kind and dish, or what is wrong with them. */
export function findRow(sheetRow: SheetCells, known: ReadRows): RowFinding {
  const { cells } = sheetRow
  const kind = cells.row ? readChoice(cells.row, ROW_KINDS) : { value: undefined }
  if ('fault' in kind) return { fault: { ...kind.fault, column: 'row' } }
  if (!cells.id) return newSubject(kind.value, cells, known)
  const found = ofKind(cells.id, kind.value, known.subjects)
  return 'fault' in found ? found : (faultOf(sheetRow, found, known) ?? found)
}

/** What is wrong with a row about something that is there. */
function faultOf({ row, cells }: SheetCells, { part, dish }: RowSubject, known: ReadRows) {
  const name = [part?.kind, cells.id].join(' ')
  const earlier = known.seen.get(name)
  if (earlier !== undefined) return wrong('id', 'sheet.twice', { row: earlier })
  known.seen.set(name, row)
  const named = part && dishOfCell(cells, known)
  return named && 'dish' in named && named.dish !== dish ? wrong('dish', 'sheet.otherDish') : undefined
}

function newSubject(kind: RowKind | undefined, cells: SheetCells['cells'], known: ReadRows): RowFinding {
  if (kind === undefined || kind === 'dish') return { dish: undefined }
  const found = dishOfCell(cells, known)
  if (found && 'fault' in found) return found
  return { dish: found?.dish, newPart: kind }
}

/** The dish that a row names; undefined without a name. */
function dishOfCell({ dish: text }: SheetCells['cells'], { subjects, context }: ReadRows): RowFinding | undefined {
  if (!text) return undefined
  const reading = context.dishes.read(text)
  if ('fault' in reading) return { fault: { ...reading.fault, column: 'dish' } }
  return subjects.get('dish')?.get(reading.value)
}

function ofKind(id: string, wanted: RowKind | undefined, subjects: RowSubjects): RowFinding {
  const kinds = ROW_KINDS.filter((kind) => subjects.get(kind)?.has(id))
  const kind = kinds.find((each) => wanted === undefined || each === wanted)
  const subject = kind && subjects.get(kind)?.get(id)
  if (subject) return subject
  const [other] = kinds
  return other ? wrong('row', 'sheet.otherKind', { kind: other }) : wrong('id', 'sheet.unknownDish')
}

/** A fault of a row. */
export const wrong = (
  column: ColumnFault['column'],
  reason: ColumnFault['reason'],
  params: NonNullable<ColumnFault['params']> = {},
) => ({ fault: { column, reason, params } })
