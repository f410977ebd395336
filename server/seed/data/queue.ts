/** Kinds of tables that guests of a store queue for: letters, people, minutes per group. */
export const QUEUE_TYPES: Readonly<Record<string, readonly (readonly [string, number, number, number])[]>> = {
  thonglor: [
    ['A', 1, 2, 4],
    ['B', 3, 4, 5],
    ['C', 5, 8, 10],
    ['D', 9, 12, 15],
  ],
  riverside: [
    ['A', 1, 2, 5],
    ['B', 3, 6, 8],
  ],
}

/** Groups without an account that wait in the demonstration, by store and letters: people, and minutes since they took their number. */
export const WAITING_GROUPS = [
  {
    storeId: 'thonglor',
    prefix: 'B',
    groups: [
      [4, 18],
      [3, 12],
      [4, 6],
    ],
  },
  { storeId: 'thonglor', prefix: 'C', groups: [[6, 9]] },
  { storeId: 'riverside', prefix: 'A', groups: [[2, 4]] },
] as const
