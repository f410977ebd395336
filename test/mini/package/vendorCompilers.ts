import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { MiniPackage } from './miniPackage'

const SYSTEMS: Partial<Record<NodeJS.Platform, { folder: string; ending: string }>> = {
  linux: { folder: 'linux', ending: '' },
  darwin: { folder: 'mac', ending: '' },
  win32: { folder: 'windows', ending: '.exe' },
}

/** Copies one of WeChat's compilers to `folder` and makes it executable, which the npm package does not. */
function install(compiler: 'wcc' | 'wcsc', folder: string) {
  const { folder: system, ending } = SYSTEMS[process.platform] ?? { folder: process.platform, ending: '' }
  const file = createRequire(__filename).resolve(`miniprogram-compiler/bin/${system}/${compiler}${ending}`)
  const copy = join(folder, `${compiler}${ending}`)
  copyFileSync(file, copy)
  chmodSync(copy, 0o755)
  return copy
}

/** Runs one of WeChat's compilers over files of a package; returns its messages, empty when it accepts them. */
function compile(compiler: 'wcc' | 'wcsc', flags: string[], pkg: MiniPackage, paths: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-compiler-'))
  try {
    for (const path of paths) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), pkg.text(path))
    }
    const command = install(compiler, folder)
    const { error, status, stderr } = spawnSync(command, [...flags, '-o', 'compiled.js', ...paths], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (error) throw error
    return status === 0 ? [] : stderr.split('\n').filter(Boolean)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What WeChat's style compiler refuses in a package of either platform; only their file endings differ. */
export const refusedStyles = (pkg: MiniPackage) =>
  compile('wcsc', ['-lc', '-pc', '0'], pkg, pkg.paths(pkg.dialect.style))

/** What WeChat's template compiler refuses in its package. */
export const refusedTemplates = (pkg: MiniPackage) => compile('wcc', ['-d'], pkg, pkg.paths('wxml', 'wxs'))
