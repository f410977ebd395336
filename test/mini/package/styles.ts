import { resolveFrom, type MiniPackage } from './miniPackage'
import { toStyleSheet } from './toCss'

const IMPORT = /@import\s+(?:url\()?\s*["']([^"']+)["']\s*\)?\s*;/g
/** A style file with its imports inlined. Missing imports are added to `problems`. */
function readStyle(pkg: MiniPackage, path: string, problems: string[]): string {
  if (!pkg.files.has(path)) return ''
  return pkg.text(path).replace(IMPORT, (_, imported: string) => {
    const target = resolveFrom(path, imported)
    if (!pkg.files.has(target)) problems.push(`${path}: imports ${target}, which is missing`)
    return readStyle(pkg, target, problems)
  })
}

/** All styles of a page: the app's, its components' and its own. */
export function pageStyle(pkg: MiniPackage, page: string, problems: string[] = []) {
  const owners = ['app', ...[...pkg.withComponents(page)].filter((owner) => owner !== page), page]
  return owners.map((owner) => toStyleSheet(readStyle(pkg, `${owner}.${pkg.dialect.style}`, problems))).join('\n')
}
