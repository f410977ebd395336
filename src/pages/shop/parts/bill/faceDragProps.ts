import type { ScannedTable } from '../inStore/useTable'
import type { SplitModel } from './split.model'

export interface FaceDragProps {
  model: SplitModel
  table: ScannedTable
}
