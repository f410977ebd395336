import type { LocalizedText } from '../notation'
import { sha256 } from '../../api/sha256'

/** Tables of one area: their names, and the seats of each. */
export interface TableSeed {
  storeId: string
  area: LocalizedText
  names: readonly string[]
  seats: number
  /** Each table session gets a new code. */
  codePerSession?: boolean
}

/** The tables. Thonglor pays at the end, the stools of Ari pay first. */
export const TABLES: readonly TableSeed[] = [
  { storeId: 'thonglor', area: ['Garden', 'สวน', '花园'], names: ['A1', 'A2', 'A3', 'A4'], seats: 4 },
  {
    storeId: 'thonglor',
    area: ['Main room', 'ห้องใหญ่', '大厅'],
    names: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'],
    seats: 2,
  },
  {
    storeId: 'thonglor',
    area: ['Private room', 'ห้องแยก', '包间'],
    names: ['V1', 'V2'],
    seats: 10,
    codePerSession: true,
  },
  { storeId: 'ari', area: ['Counter', 'เคาน์เตอร์', '吧台'], names: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'], seats: 1 },
  { storeId: 'riverside', area: ['Terrace', 'ระเบียง', '露台'], names: ['T1', 'T2', 'T3', 'T4'], seats: 4 },
]

/** A table code that is the same after every reset of the demo data, so that printed codes stay valid. */
export function fixedTableCode(tableId: string): string {
  return sha256(tableId, 'base64url').slice(0, 12)
}
