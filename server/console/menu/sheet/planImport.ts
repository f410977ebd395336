import type { StaffDish } from '../../../../console/contract/dish'
import { inLocale } from '../../../db/translations'
import type { SheetContext } from './categoryNames'
import { DISH_COLUMNS, isDishColumn, isSizeColumn, type SheetColumn, type ColumnFault, SIZE_COLUMNS } from './columns'
import { type DishDraft, draftOf, NEW_DISH } from './draft'
import { draftFaults } from './draftFaults'
import type { SheetCells } from './headings'
import { findRow, type RowSubject, subjectsOf } from './rowSubject'

/** What a row of a file is about, and what it changes. */
export interface PlannedRow {
  row: number
  name: string
  isNew: boolean
  /** The dish was edited since the file was exported. */
  stale: boolean
  changes: { column: SheetColumn; before: string; after: string }[]
  faults: ColumnFault[]
}

/** What becomes of a dish. */
export interface PlannedDish {
  /** As it is; undefined for a new one. */
  dish: StaffDish | undefined
  before: DishDraft
  draft: DishDraft
  /** Its rows by what they are about: the dish, or a size by its key. */
  rows: Map<string, PlannedRow>
}

/** What an import does. */
export interface ImportPlan {
  rows: PlannedRow[]
  dishes: PlannedDish[]
}

/** The key of a dish's own row beside those of its sizes. */
export const WHOLE = ''

/** What the rows of a file do with the dishes of a menu. */
export function planImport(
  rows: readonly SheetCells[],
  dishes: readonly StaffDish[],
  context: SheetContext,
): ImportPlan {
  const plan: ImportPlan = { rows: [], dishes: [] }
  const known = new Map<string, PlannedDish>()
  const seen = new Map<string, number>()
  const subjects = subjectsOf(dishes)
  for (const cells of rows) {
    const found = findRow(cells, { subjects, seen })
    if ('fault' in found) plan.rows.push(faultyRow(cells, found.fault))
    else plan.rows.push(planRow(cells, found, { plan, known, context }))
  }
  for (const planned of plan.dishes) addDishFaults(planned)
  return plan
}

const nameIn = ({ nameEn, nameTh, nameZh, size, id }: SheetCells['cells']) => nameEn || nameTh || nameZh || size || id

const faultyRow = ({ row, cells }: SheetCells, fault: ColumnFault): PlannedRow => ({
  ...{ row, name: nameIn(cells) ?? '', isNew: false, stale: false, changes: [], faults: [fault] },
})

interface Work {
  plan: ImportPlan
  known: Map<string, PlannedDish>
  context: SheetContext
}

function planRow(cells: SheetCells, subject: RowSubject, work: Work): PlannedRow {
  const planned = plannedDish(subject, work)
  const isSized = planned.before.fields.specs.length > 0
  const before = planned.draft
  const faults: ColumnFault[] = []
  for (const [column, text] of Object.entries(cells.cells) as [SheetColumn, string][]) {
    const reading = readCell(column, text, { draft: planned.draft, subject, isSized, context: work.context })
    if ('fault' in reading) faults.push({ ...reading.fault, column })
    else planned.draft = reading.value
  }
  const changes = changesOf(before, planned.draft, { subject, isSized, context: work.context })
  const { version } = cells.cells
  const row: PlannedRow = {
    ...{ row: cells.row, name: nameOfRow(planned.draft, subject, work.context), isNew: !subject.dish, changes, faults },
    stale:
      Boolean(version) && subject.dish !== undefined && changes.length > 0 && version !== String(subject.dish.version),
  }
  planned.rows.set(subject.size ?? WHOLE, row)
  return row
}

function plannedDish({ dish }: RowSubject, { plan, known }: Work): PlannedDish {
  const earlier = dish && known.get(dish.id)
  if (earlier) return earlier
  const before = dish ? draftOf(dish) : NEW_DISH
  const planned = { dish, before, draft: before, rows: new Map<string, PlannedRow>() }
  if (dish) known.set(dish.id, planned)
  plan.dishes.push(planned)
  return planned
}

interface CellPlace {
  subject: RowSubject
  isSized: boolean
  context: SheetContext
}

/** The key of the size that a row is about; undefined for the row of a dish with sizes. */
const sizeKey = ({ fields }: DishDraft, { size }: RowSubject, isSized: boolean) =>
  size ?? (isSized ? undefined : fields.variants[0]?.key)

function readCell(column: SheetColumn, text: string, { draft, ...place }: CellPlace & { draft: DishDraft }) {
  const { subject, isSized, context } = place
  if (isDishColumn(column)) {
    if (subject.size === undefined) return DISH_COLUMNS[column].read(text, draft, context)
    return text === '' ? { value: draft } : ({ fault: { reason: 'sheet.inDish' } } as const)
  }
  if (!isSizeColumn(column)) return { value: draft }
  const key = sizeKey(draft, subject, isSized)
  if (key !== undefined) return SIZE_COLUMNS[column].read(text, draft, key)
  return text === '' ? { value: draft } : ({ fault: { reason: 'sheet.inSizes' } } as const)
}

/** What the cells of a row have changed, in the order of the columns. */
function changesOf(before: DishDraft, after: DishDraft, { subject, isSized, context }: CellPlace) {
  const key = sizeKey(after, subject, isSized)
  const ofDish = Object.entries(DISH_COLUMNS).map(([column, { print }]) => ({
    ...{ column: column as SheetColumn, before: print(before, context), after: print(after, context) },
  }))
  const ofSize = Object.entries(SIZE_COLUMNS).map(([column, { print }]) => ({
    ...{ column: column as SheetColumn, before: print(before, key ?? ''), after: print(after, key ?? '') },
  }))
  const whole = subject.size === undefined ? ofDish : []
  return [...whole, ...(key === undefined ? [] : ofSize)].filter((change) => change.before !== change.after)
}

function nameOfRow({ fields }: DishDraft, { dish, size }: RowSubject, { locale }: SheetContext): string {
  const name = inLocale(fields.name, locale)
  const sizeName = size === undefined ? undefined : dish?.stocks.find(({ key }) => key === size)?.name
  return sizeName ? `${name} · ${inLocale(sizeName, locale)}` : name
}

/** What does not fit in the dish as a whole: put down to the row that it comes from. */
function addDishFaults({ draft, rows }: PlannedDish): void {
  const all = [...rows.values()]
  if (all.every(({ changes, isNew }) => changes.length === 0 && !isNew)) return
  const [first] = all
  for (const { key, ...fault } of draftFaults(draft)) {
    const row = rows.get(key) ?? rows.get(WHOLE) ?? first
    if (row && !row.faults.some(({ column }) => column === fault.column)) row.faults.push(fault)
  }
}
