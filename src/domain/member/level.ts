/** The level that a growth value reaches: the number of the last level that begins at or below it. Level 0 is the one that all begin with. */
export function levelOf(growth: number, begins: readonly number[]): number {
  return Math.max(0, begins.filter((from) => from <= growth).length - 1)
}
