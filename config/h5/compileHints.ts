import { Compilation, sources, type Compiler } from 'webpack'
import { FIRST_PAGES, pageFiles } from './pageFiles'

/**
 * Has Chromium compile the scripts of the first load as a whole and off the main thread while they load, instead of function by function
 * when the app starts: https://v8.dev/blog/explicit-compile-hints. Other browsers skip the comment, which must be the first line.
 */
export class CompileHints {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('CompileHints', (compilation) => {
      // After the minimizer, which removes comments, and before the files are named by their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE
      compilation.hooks.processAssets.tap({ name: 'CompileHints', stage }, () => {
        const files = pageFiles(compilation)
        const first = new Set(['app', ...FIRST_PAGES].flatMap((page) => files[page] ?? []))
        for (const file of first)
          if (file.endsWith('.js'))
            compilation.updateAsset(file, (code) => new sources.ConcatSource('//# allFunctionsCalledOnLoad\n', code))
      })
    })
  }
}
