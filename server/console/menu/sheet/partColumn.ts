import type { Reading } from './cellValues'
import type { DishDraft } from './draft'
import type { SheetContext } from './names'
import type { Part } from './parts'
import type { SharedCells } from './sharedCells'

/** Where a cell of a part stands. */
export interface PartPlace {
  part: Part
  row: number
  /** The dish as it is. */
  before: DishDraft
  shared: SharedCells
  context: SheetContext
}

/** A column about a part of a dish. */
export interface PartColumn {
  kind: 'text' | 'amount' | 'count'
  print(draft: DishDraft, part: Part): string
  read(text: string, draft: DishDraft, place: PartPlace): Reading<DishDraft>
}

/** A column that an empty cell leaves as it is. */
export const filledPart = (column: PartColumn): PartColumn => ({
  ...column,
  read: (text, draft, place) => (text === '' ? { value: draft } : column.read(text, draft, place)),
})

/** Without a limit. */
export const UNLIMITED = 'unlimited'
