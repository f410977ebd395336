import { join } from 'node:path'
import { findingsTable, lint, sizeTable } from '../../test/mini/lint/lint'
import { MiniPackage, type Platform } from '../../test/mini/package/miniPackage'
import { ROOT } from './steps'

/** Prints sizes and lint findings of a built mini-program package; returns true without findings. */
export function checkPackage(platform: Platform, folder = join(ROOT, `dist/${platform}`)): boolean {
  const pkg = MiniPackage.read(platform, folder)
  const findings = lint(pkg)
  console.log(sizeTable(pkg))
  if (findings.length > 0) console.log(findingsTable(findings))
  return findings.length === 0
}
