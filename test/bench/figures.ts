/** The median of some numbers. */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  if (upper === undefined) throw new Error('No figures to take the median of')
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** The percentile of some numbers for a share from 0 to 1. */
export function percentile(figures: number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN
}

/** The median of each field over several runs. */
export function medians<T extends Record<string, number>>(runs: T[]): T {
  const [first] = runs
  if (!first) throw new Error('No runs to take medians of')
  return Object.fromEntries(Object.keys(first).map((name) => [name, median(runs.map((one) => one[name] ?? NaN))])) as T
}
