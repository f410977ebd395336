import type { CellFault, Reading } from './cellValues'
import { DISH_COLUMNS, isDishColumn, type SheetColumn } from './columns'
import type { DishDraft } from './draft'
import type { SheetContext } from './names'
import type { PartColumn, PartPlace } from './partColumn'
import { isPriceColumn, PART_COLUMNS } from './partColumns'
import type { Part } from './parts'

/** What a row is about: a dish, or a part of it. */
export interface CellSubject {
  part: Part | undefined
  context: SheetContext
}

/** The only size of a dish without groups of sizes, whose prices stand in the row of the dish. */
function onlySize({ fields }: DishDraft): Part | undefined {
  const [only] = fields.specs.length > 0 ? [] : fields.variants
  return only && { kind: 'size', key: only.key }
}

/** The column of a part in the row of that part, or of a dish that has one size only. */
function partColumn(
  column: SheetColumn,
  draft: DishDraft,
  own: Part | undefined,
): { part: Part; found: PartColumn } | undefined {
  const part = own ?? (isPriceColumn(column) ? onlySize(draft) : undefined)
  const found = part && PART_COLUMNS[part.kind][column]
  return found && { part, found }
}

/** What a cell holds for a dish. */
export function printCell(column: SheetColumn, draft: DishDraft, { part, context }: CellSubject): string {
  if (!part && isDishColumn(column)) return DISH_COLUMNS[column].print(draft, context)
  const place = partColumn(column, draft, part)
  return place ? place.found.print(draft, place.part) : ''
}

interface CellPlace extends CellSubject, Omit<PartPlace, 'part'> {
  draft: DishDraft
}

/** Reads a cell into a dish. */
export function readCell(column: SheetColumn, text: string, { draft, ...cell }: CellPlace): Reading<DishDraft> {
  if (!cell.part && isDishColumn(column)) return DISH_COLUMNS[column].read(text, draft, cell.context)
  const place = partColumn(column, draft, cell.part)
  if (place) return place.found.read(text, draft, { ...cell, part: place.part })
  return text === '' ? { value: draft } : notHere(column, cell.part)
}

function notHere(column: SheetColumn, part: Part | undefined): { fault: CellFault } {
  if (part) return isDishColumn(column) ? { fault: { reason: 'sheet.inDish' } } : empty(part.kind)
  return isPriceColumn(column) ? { fault: { reason: 'sheet.inSizes' } } : empty('dish')
}

const empty = (kind: string): { fault: CellFault } => ({ fault: { reason: 'sheet.notHere', params: { kind } } })
