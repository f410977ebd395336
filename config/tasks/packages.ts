import { join } from 'node:path'
import { findingsTable, lint, sizeTable } from '../../test/mini/lint/lint'
import { MiniPackage, type Platform } from '../../test/mini/package/miniPackage'
import { ROOT } from './steps'

/** Prints the sizes of a built mini-program package and what an upload or an old phone would refuse; true when that is nothing. */
export function checkPackage(platform: Platform, folder = join(ROOT, `dist/${platform}`)): boolean {
  const pkg = MiniPackage.read(platform, folder)
  const findings = lint(pkg)
  console.log(sizeTable(pkg))
  if (findings.length > 0) console.log(findingsTable(findings))
  return findings.length === 0
}
