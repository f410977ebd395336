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

/** Owners of the styles of a page, in their order: the app, its components and the page. */
export const styleOwners = (pkg: MiniPackage, page: string) => [
  'app',
  ...[...pkg.withComponents(page)].filter((owner) => owner !== page),
  page,
]

/** The styles of the app, a component or a page. Missing imports are added to `problems`. */
export const ownStyle = (pkg: MiniPackage, owner: string, problems: string[]) =>
  toStyleSheet(readStyle(pkg, `${owner}.${pkg.dialect.style}`, problems))
