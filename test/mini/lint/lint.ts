import type { MiniPackage } from '../package/miniPackage'
import { components, pages, readable, registered, subpackages } from './files'
import type { Finding } from './finding'
import { builtIns, filters, scripts } from './scripts'
import { sizeRule, sizes } from './sizes'
import { selectors, styleAssets, styleImports } from './styles'
import { tabBar } from './tabBar'
import { names, tags, templates } from './templates'

/** Problems of a package that are found without running it. JSON is checked first, because the other rules read it. */
export function lint(pkg: MiniPackage): Finding[] {
  const unreadable = readable(pkg)
  if (unreadable.length) return unreadable
  const rules = [
    pages,
    registered,
    subpackages,
    components,
    scripts,
    builtIns,
    filters,
    templates,
    tags,
    names,
    styleImports,
    styleAssets,
    selectors,
    tabBar,
    sizeRule,
  ]
  return rules.flatMap((rule) => rule(pkg))
}

const column = (rows: string[][], index: number) => Math.max(...rows.map((row) => row[index]?.length ?? 0))

/** Formats rows with aligned columns. */
function table(rows: string[][]) {
  const widths = rows[0]?.map((_, index) => column(rows, index)) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const findingsTable = (findings: Finding[]) =>
  table(findings.map(({ rule, path, message }) => [`✗ ${rule}`, path, message]))

/** Sizes of a package beside their budgets, in KB. */
export function sizeTable(pkg: MiniPackage) {
  const kb = (bytes: number) => (bytes / 1024).toFixed(1)
  return table(
    sizes(pkg).map(({ name, bytes, budget }) => [
      bytes <= budget ? '✓' : '✗',
      `${pkg.platform} ${name}`,
      `${kb(bytes)} KB`,
      `of ${Math.round(budget / 1024)}`,
    ]),
  )
}
