import type { ScannedTable } from '../inStore/useTable'
import type { SplitModel } from './split.model'

export interface FaceDragProps {
  model: SplitModel
  table: ScannedTable
}

/** In mini-programs each move of a finger would be sent between two threads: participants are ticked there. */
export function FaceDrag(_props: FaceDragProps) {
  return null
}
