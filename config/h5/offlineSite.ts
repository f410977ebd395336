import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { transformSync } from '@swc/core'
import { Compilation, sources, type ChunkGroup, type Compiler } from 'webpack'
import { TAB_PAGES } from './pageFiles'

const NAME = 'OfflineSite'

/** Writes /sw.js: the service worker of src/platform/web/siteWorker.ts, with the files that the pages of the tab bar may need. */
export class OfflineSite {
  constructor(private readonly worker: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // At this stage the file names contain their hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const files = JSON.stringify(neededFiles(compilation).map((file) => `/${file}`))
        const release = JSON.stringify(createHash('sha256').update(files).digest('hex').slice(0, 8))
        const { code } = transformSync(readFileSync(this.worker, 'utf8'), {
          jsc: { parser: { syntax: 'typescript' }, target: 'es2017' },
        })
        const script = `const FILES = ${files}\nconst RELEASE = ${release}\n${code}`
        compilation.emitAsset('sw.js', new sources.RawSource(script))
      })
    })
  }
}

/** Files of the app and of the tab bar's pages including their lazy chunks, and fonts and illustrations. */
function neededFiles(compilation: Compilation): string[] {
  const seen = new Set<ChunkGroup>()
  const visit = (group: ChunkGroup) => {
    if (seen.has(group) || isOtherPage(group)) return
    seen.add(group)
    for (const child of group.getChildren()) visit(child)
  }
  for (const entry of compilation.entrypoints.values()) visit(entry)
  const code = [...seen].flatMap((group) => group.getFiles())
  const drawn = Object.keys(compilation.assets).filter((file) => file.startsWith('static/'))
  return [...new Set([...code, ...drawn])].filter((file) => !file.endsWith('.map')).sort()
}

/** A page outside the tab bar; its files are cached when it is opened. */
function isOtherPage(group: ChunkGroup): boolean {
  const names = [group.name, ...group.origins.map(({ request }) => request)]
  const pages = names.filter((name) => typeof name === 'string' && /^(\.\/)?pages\//.test(name))
  return pages.length > 0 && !pages.some((name) => TAB_PAGES.some((tab) => name?.endsWith(tab)))
}
