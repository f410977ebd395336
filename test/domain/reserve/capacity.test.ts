import { groupsLeft, tablesFor } from '@/domain/reserve/capacity'

/** Tables by their seats, named by their place. */
const tables = (...seats: number[]) => seats.map((each, at) => ({ id: `t${at + 1}`, seats: each }))
const names = (found: readonly { id: string }[] | null) =>
  found
    ?.map(({ id }) => id)
    .sort()
    .join(' ') ?? null

describe('the tables for a group', () => {
  it.each([
    ['the smallest table that suffices', [4, 2, 6], { people: 2, tables: 0, join: 1 }, 't2'],
    ['a larger table when the small ones are taken', [6], { people: 2, tables: 0, join: 1 }, 't1'],
    ['none when no table is large enough', [4, 4], { people: 5, tables: 0, join: 1 }, null],
    ['two joined tables', [4, 4], { people: 5, tables: 0, join: 2 }, 't1 t2'],
    ['one table rather than two', [2, 2, 8], { people: 4, tables: 0, join: 2 }, 't3'],
    ['the joined tables with the fewest empty seats', [6, 4, 2, 4], { people: 8, tables: 0, join: 2 }, 't2 t4'],
    ['no more tables than are joined', [2, 2, 2], { people: 6, tables: 0, join: 2 }, null],
    ['as many tables as the guests want', [8, 4, 4], { people: 4, tables: 2, join: 3 }, 't2 t3'],
    ['none when that is more than are joined', [4, 4, 4], { people: 4, tables: 3, join: 2 }, null],
    ['none where there are no tables', [], { people: 1, tables: 0, join: 4 }, null],
    ['the first of tables of one size', [4, 4, 4], { people: 3, tables: 0, join: 1 }, 't1'],
  ] as const)('are %s', (_what, seats, group, expected) => {
    expect(names(tablesFor(tables(...seats), group))).toBe(expected)
  })

  it.each([
    [[4, 4, 2], { people: 4, tables: 0, join: 1 }, 2],
    [[4, 4, 2], { people: 2, tables: 0, join: 1 }, 3],
    [[4, 4, 2, 2], { people: 6, tables: 0, join: 2 }, 2],
    [[2], { people: 4, tables: 0, join: 1 }, 0],
    [Array.from({ length: 20 }, () => 2), { people: 2, tables: 0, join: 1 }, 9],
  ] as const)('are counted: of %j for %j there are %i', (seats, group, left) => {
    expect(groupsLeft(tables(...seats), group)).toBe(left)
  })
})
