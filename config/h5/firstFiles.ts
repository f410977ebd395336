import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compiler } from 'webpack'
import { FIRST_PAGES, pageFiles } from './pageFiles'

/** Lists the files of the first pages in the script of src/index.html, so that they load in parallel with the app's files. */
export class FirstFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstFiles', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('FirstFiles', (document) => {
        const files = pageFiles(compilation)
        const first = Object.fromEntries(FIRST_PAGES.map((page) => [page, files[page]]))
        return { ...document, html: document.html.replace('FIRST_FILES', JSON.stringify(first)) }
      })
    })
  }
}
