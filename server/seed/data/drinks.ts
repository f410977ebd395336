import type { DrinkCategory, StorageKind } from '../../../src/contract/inStore/drinks'
import type { LocalizedText } from '../notation'

/** A line of the log, days before the demonstration begins: what happened, how much changed and was left. */
interface SeedLog {
  daysAgo: number
  action: 'store' | 'take' | 'again'
  kind: StorageKind
  change: number
  left: number
}

interface SeedDrink {
  id: string
  storeId: string
  category: DrinkCategory
  name: LocalizedText
  kind: StorageKind
  amount: number
  left: number
  volume: number
  cabinet: string
  picture: string
  /** Days until its last day; of an expired one, below 0. */
  daysLeft: number
  orderNo: string
  log: readonly SeedLog[]
}

const rum = { category: 'spirit', picture: 'obj_bottle', volume: 700 } as const
const wine = { category: 'wine', picture: 'obj_wine', volume: 750 } as const

const kept = (daysAgo: number, kind: StorageKind, left: number): SeedLog => {
  return { daysAgo, action: 'store', kind, change: left, left }
}
const taken = (daysAgo: number, kind: StorageKind, from: number, left: number): SeedLog => {
  return { daysAgo, action: 'take', kind, change: left - from, left }
}
const again = (daysAgo: number, left: number): SeedLog => {
  return { daysAgo, action: 'again', kind: 'opened', change: left, left }
}

/** What the stores keep for the member of the demonstration, named without brands. */
export const MEMBER_DRINKS: readonly SeedDrink[] = [
  {
    ...{ ...rum, id: 'ploy-golden', storeId: 'thonglor', cabinet: 'A12', orderNo: 'SB2608280066' },
    name: ['Golden rum', 'รัมสีทอง', '金朗姆酒'],
    ...{ kind: 'opened', amount: 100, left: 65, daysLeft: 7 },
    log: [kept(90, 'sealed', 1), taken(15, 'sealed', 1, 0), again(15, 65)],
  },
  {
    ...{ ...wine, id: 'ploy-red', storeId: 'thonglor', cabinet: 'W2', orderNo: '' },
    name: ['House red wine', 'ไวน์แดงของร้าน', '招牌红葡萄酒'],
    ...{ kind: 'opened', amount: 100, left: 50, daysLeft: 30 },
    log: [kept(40, 'opened', 80), taken(12, 'opened', 80, 50)],
  },
  {
    ...{ ...rum, id: 'ploy-aged', storeId: 'ari', cabinet: 'A3', orderNo: '' },
    name: ['Aged rum', 'รัมบ่ม', '陈年朗姆酒'],
    ...{ kind: 'sealed', amount: 1, left: 1, daysLeft: 86 },
    log: [kept(94, 'sealed', 1)],
  },
  {
    ...{ ...wine, id: 'ploy-white', storeId: 'riverside', cabinet: 'W1', orderNo: '' },
    name: ['House white wine', 'ไวน์ขาวของร้าน', '招牌白葡萄酒'],
    ...{ kind: 'sealed', amount: 2, left: 0, daysLeft: 120 },
    log: [kept(60, 'sealed', 2), taken(31, 'sealed', 2, 1), taken(3, 'sealed', 1, 0)],
  },
  {
    ...{ ...wine, id: 'ploy-rose', storeId: 'thonglor', cabinet: 'W5', orderNo: '' },
    name: ['House rosé wine', 'ไวน์โรเซ่ของร้าน', '招牌桃红葡萄酒'],
    ...{ kind: 'opened', amount: 100, left: 30, daysLeft: -4 },
    log: [kept(184, 'opened', 30)],
  },
]
