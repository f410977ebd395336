import { inLocale } from '../../../db/translations'
import { FLAGS, SHEET_COLUMNS, type SheetColumn, type ColumnFault } from './columns'
import { type CellSubject, printCell, readCell } from './cells'
import { readChoice, type Reading } from './cellValues'
import type { DishDraft } from './draft'
import type { SheetCells } from './headings'
import { chosenOf, type Part, partId, withoutPart } from './parts'
import { type PlannedDish, type PlannedRow, WHOLE } from './plan'

interface Subject extends CellSubject {
  isNew: boolean
}

/** Columns that say what a row is, and those that are only shown. */
const NOT_READ: readonly SheetColumn[] = ['row', 'id', 'dish', 'stock', 'version', 'remove']

/** Reads the cells of a row into its dish. */
export function planRow(sheetRow: SheetCells, planned: PlannedDish, subject: Subject): PlannedRow {
  const { part, isNew } = subject
  const before = isNew ? without(planned.draft, part) : planned.draft
  const faults = readCells(sheetRow, planned, subject)
  const name = nameOfRow(planned.draft, subject)
  const removal = readRemoval(sheetRow.cells.remove ?? '', part)
  if ('fault' in removal) faults.push({ ...removal.fault, column: 'remove' })
  const isRemoved = 'value' in removal && removal.value
  const changes = isRemoved ? REMOVED : changesOf(before, planned.draft, subject)
  if (isRemoved) planned.draft = without(planned.draft, part)
  const stale = changes.length > 0 && isStale(sheetRow.cells, planned)
  const row: PlannedRow = { row: sheetRow.row, name, isNew, stale, changes: [...changes], faults }
  planned.rows.set(part ? partId(part) : WHOLE, row)
  return row
}

const without = (draft: DishDraft, part: Part | undefined) => (part ? withoutPart(draft, part) : draft)

const REMOVED: PlannedRow['changes'] = [{ column: 'remove', before: 'no', after: 'yes' }]

function readCells({ row, cells }: SheetCells, planned: PlannedDish, subject: Subject): ColumnFault[] {
  const { before, shared } = planned
  const faults: ColumnFault[] = []
  for (const [column, text] of Object.entries(cells) as [SheetColumn, string][]) {
    if (NOT_READ.includes(column)) continue
    const reading = readCell(column, text, { ...subject, draft: planned.draft, before, shared, row })
    if ('fault' in reading) faults.push({ ...reading.fault, column })
    else planned.draft = reading.value
  }
  return faults
}

const isStale = ({ version }: SheetCells['cells'], { dish }: PlannedDish): boolean =>
  Boolean(version) && dish !== undefined && version !== String(dish.version)

/** Whether a row takes its part away. */
function readRemoval(text: string, part: Part | undefined): Reading<boolean> {
  if (text === '') return { value: false }
  const flag = readChoice(text, FLAGS)
  if ('fault' in flag) return flag
  if (flag.value === 'yes' && !part) return { fault: { reason: 'sheet.notRemoved' } }
  return { value: flag.value === 'yes' }
}

/** What the cells of a row have changed, in the order of the columns. */
const changesOf = (before: DishDraft, after: DishDraft, subject: Subject): PlannedRow['changes'] =>
  SHEET_COLUMNS.map((column) => ({
    column,
    ...{ before: printCell(column, before, subject), after: printCell(column, after, subject) },
  })).filter((change) => change.before !== change.after)

function nameOfRow(draft: DishDraft, { part, context: { locale } }: Subject): string {
  const named = part ? chosenOf(draft, part).map(({ name }) => name) : []
  return [draft.fields.name, ...named].map((name) => inLocale(name, locale)).join(' · ')
}
