import type { MiniPackage, Platform } from '../package/miniPackage'
import { rootOf } from './files'
import type { Rule } from './finding'

const KB = 1024
const MB = 1024 * KB

/** Our budgets from performance.md "Budgets", with React and i18next; well below the platforms' limits. */
const BUDGET = { main: 850 * KB, subpackage: 400 * KB, total: 4 * MB }
const PACKAGE_LIMIT = 2 * MB
const TOTAL_LIMIT: Record<Platform, number> = { weapp: 20 * MB, alipay: 8 * MB }

/** Files that the build leaves in the folder and that are not uploaded. */
const NOT_UPLOADED = /(\.LICENSE\.txt|\.map|(^|\/)project\.config\.json|(^|\/)\.[^/]+)$/

/** One loadable package: its size and its budget, in bytes. */
export interface PackageSize {
  name: string
  bytes: number
  budget: number
}

/** The main package, each subpackage and the total, counted as the platforms count. */
export function sizes(pkg: MiniPackage): PackageSize[] {
  const bytes = new Map<string, number>([['', 0], ...pkg.subpackages.map(({ root }): [string, number] => [root, 0])])
  for (const [path, content] of pkg.files) {
    if (NOT_UPLOADED.test(path)) continue
    const root = rootOf(pkg, path)
    bytes.set(root, (bytes.get(root) ?? 0) + content.length)
  }
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0)
  return [
    ...[...bytes].map(([root, size]) => ({
      name: root || 'main',
      bytes: size,
      budget: root ? BUDGET.subpackage : BUDGET.main,
    })),
    { name: 'total', bytes: total, budget: BUDGET.total },
  ]
}

const kb = (bytes: number) => `${Math.ceil(bytes / KB)} KB`

/** Sizes are within the platforms' limits and within our budgets. */
export const sizeRule: Rule = (pkg) =>
  sizes(pkg).flatMap(({ name, bytes, budget }) => {
    const limit = name === 'total' ? TOTAL_LIMIT[pkg.platform] : PACKAGE_LIMIT
    if (bytes > limit)
      return [{ rule: 'size', path: name, message: `${kb(bytes)}: the platform refuses more than ${kb(limit)}` }]
    if (bytes > budget) return [{ rule: 'size', path: name, message: `${kb(bytes)}: the budget is ${kb(budget)}` }]
    return []
  })
