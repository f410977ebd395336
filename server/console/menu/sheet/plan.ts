import type { StaffDish } from '../../../../console/contract/menu/dish'
import type { ColumnFault, SheetColumn } from './columns'
import type { DishDraft } from './draft'
import type { SharedCells } from './sharedCells'

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
  /** Its rows by what they are about: the dish, or a part by its id. */
  rows: Map<string, PlannedRow>
  /** What its rows have in common. */
  shared: SharedCells
}

/** What an import does. */
export interface ImportPlan {
  rows: PlannedRow[]
  dishes: PlannedDish[]
}

/** Names a dish's own row beside those of its parts. */
export const WHOLE = ''
