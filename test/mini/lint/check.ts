import { dialects, MiniPackage, type Platform } from '../package/miniPackage'
import { findingsTable, lint, sizeTable } from './lint'

/** `tsx test/mini/lint/check.ts [weapp|alipay …]`: lints the built packages and prints their sizes; fails on any finding. */
function check(platforms: Platform[]) {
  for (const platform of platforms) {
    const pkg = MiniPackage.read(platform, `dist/${platform}`)
    const findings = lint(pkg)
    console.log(sizeTable(pkg))
    if (!findings.length) continue
    console.log(findingsTable(findings))
    process.exitCode = 1
  }
}

const asked = process.argv.slice(2).filter((word): word is Platform => word in dialects)
check(asked.length ? asked : ['weapp', 'alipay'])
