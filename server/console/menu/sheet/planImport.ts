import type { StaffDish } from '../../../../console/contract/menu/dish'
import { draftOf, NEW_DISH } from './draft'
import { draftFaults } from './draftFaults'
import type { ColumnFault } from './columns'
import type { SheetCells } from './headings'
import type { SheetContext } from './names'
import { withNewPart } from './newParts'
import { type ImportPlan, type PlannedDish, type PlannedRow, WHOLE } from './plan'
import { planRow } from './planRow'
import { findRow, type RowSubject, subjectsOf, wrong } from './rowSubject'
import { SharedCells } from './sharedCells'

interface Work {
  plan: ImportPlan
  known: Map<string, PlannedDish>
  context: SheetContext
  /** The dish of the row above; undefined when that row is wrong. */
  above: PlannedDish | undefined
}

/** What the rows of a file do with the dishes of a menu. */
export function planImport(
  rows: readonly SheetCells[],
  dishes: readonly StaffDish[],
  context: SheetContext,
): ImportPlan {
  const plan: ImportPlan = { rows: [], dishes: [] }
  const work: Work = { plan, known: new Map(), context, above: undefined }
  const known = { subjects: subjectsOf(dishes), seen: new Map<string, number>(), context }
  for (const cells of rows) plan.rows.push(planCells(cells, findRow(cells, known), work))
  for (const planned of plan.dishes) addDishFaults(planned)
  return plan
}

function planCells(cells: SheetCells, found: ReturnType<typeof findRow>, work: Work): PlannedRow {
  const planned = 'fault' in found ? undefined : plannedDish(found, work)
  work.above = planned
  if ('fault' in found) return faultyRow(cells, found.fault)
  if (!planned) return faultyRow(cells, wrong('dish', 'sheet.noDish').fault)
  const { newPart, part } = found
  const { context } = work
  if (!newPart) return planRow(cells, planned, { part, isNew: !found.dish, context })
  const added = withNewPart(planned.draft, newPart, { row: cells, before: planned.before })
  planned.draft = added.draft
  return planRow(cells, planned, { part: added.part, isNew: true, context })
}

const nameIn = ({ nameEn, nameTh, nameZh, id }: SheetCells['cells']) => nameEn || nameTh || nameZh || id

const faultyRow = ({ row, cells }: SheetCells, fault: ColumnFault): PlannedRow => ({
  ...{ row, name: nameIn(cells) ?? '', isNew: false, stale: false, changes: [], faults: [fault] },
})

/** The dish of a row; undefined for a part of none. */
function plannedDish({ dish, newPart }: RowSubject, { plan, known, above }: Work): PlannedDish | undefined {
  if (newPart && !dish) return above
  const earlier = dish && known.get(dish.id)
  if (earlier) return earlier
  const before = dish ? draftOf(dish) : NEW_DISH
  const planned = { dish, before, draft: before, rows: new Map<string, PlannedRow>(), shared: new SharedCells() }
  if (dish) known.set(dish.id, planned)
  plan.dishes.push(planned)
  return planned
}

/** What does not fit in the dish as a whole: put down to the row that it comes from. */
function addDishFaults({ draft, rows }: PlannedDish): void {
  const all = [...rows.values()]
  if (all.every(({ changes, isNew }) => changes.length === 0 && !isNew)) return
  const [first] = all
  for (const { ids, ...fault } of draftFaults(draft)) {
    const changing = ids.find((id) => (rows.get(id)?.changes.length ?? 0) > 0)
    const row = rows.get(changing ?? ids.find((id) => rows.has(id)) ?? WHOLE) ?? first
    if (row && !row.faults.some(({ column }) => column === fault.column)) row.faults.push(fault)
  }
}
