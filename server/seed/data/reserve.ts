import type { DepositKind, ReserveIcon } from '../../../src/contract/constants/reserve'
import { satang, type LocalizedText } from '../notation'

/** An area with tables to book. */
interface AreaSeed {
  id: string
  storeId: string
  name: LocalizedText
  caption: LocalizedText
  icon: ReserveIcon
  minPeople: number
  maxPeople: number
  joinTables: number
  depositKind: DepositKind
  depositAmount: number
  tables: readonly string[]
}

/** When guests of the demonstration are seated; a closed day is so many days ahead. */
export const RESERVE_SLOTS = {
  ...{ slotMinutes: 30, stayMinutes: 120, leastMinutes: 60, advanceMinutes: 60, advanceDays: 30 },
  servings: [
    { name: 'lunch', from: '11:30', last: '13:30' },
    { name: 'dinner', from: '17:30', last: '21:00' },
  ],
} as const
export const CLOSED_IN_DAYS = 5

export const REFUND_STEPS = [
  { hours: 24, percent: 100 },
  { hours: 2, percent: 50 },
]

export const RESERVE_AREAS: readonly AreaSeed[] = [
  {
    ...{ id: 'thonglor-reserve-garden', storeId: 'thonglor', icon: 'terrace', minPeople: 2, maxPeople: 8 },
    ...{ joinTables: 2, depositKind: 'person', depositAmount: satang(50), tables: ['a1', 'a2', 'a3'] },
    name: ['Garden', 'สวน', '花园'],
    caption: ['outside, fans', 'กลางแจ้ง มีพัดลม', '户外，有风扇'],
  },
  {
    ...{ id: 'thonglor-reserve-main', storeId: 'thonglor', icon: 'window', minPeople: 1, maxPeople: 6 },
    ...{ joinTables: 3, depositKind: 'none', depositAmount: 0, tables: ['b1', 'b2', 'b3', 'b4'] },
    name: ['Window', 'ริมกระจก', '靠窗'],
    caption: ['soi view', 'เห็นซอย', '街景'],
  },
  {
    ...{ id: 'thonglor-reserve-room', storeId: 'thonglor', icon: 'room', minPeople: 6, maxPeople: 12 },
    ...{ joinTables: 2, depositKind: 'table', depositAmount: satang(1000), tables: ['v1', 'v2'] },
    name: ['Private room', 'ห้องแยก', '包间'],
    caption: ['with a door', 'ปิดประตูได้', '独立包间'],
  },
  {
    ...{ id: 'riverside-reserve-terrace', storeId: 'riverside', icon: 'terrace', minPeople: 1, maxPeople: 8 },
    ...{ joinTables: 2, depositKind: 'order', depositAmount: satang(200), tables: ['t1', 't2', 't3'] },
    name: ['Terrace', 'ระเบียง', '露台'],
    caption: ['by the river', 'ริมแม่น้ำ', '河边'],
  },
]
