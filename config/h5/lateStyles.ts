import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compiler } from 'webpack'

/** Moves style sheet links from the head to the end of the body, so that they do not delay the first paint. */
export class LateStyles {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LateStyles', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('LateStyles', (tags) => {
        const styles = tags.headTags.filter(({ tagName }) => tagName === 'link')
        tags.headTags = tags.headTags.filter(({ tagName }) => tagName !== 'link')
        tags.bodyTags = [...tags.bodyTags, ...styles]
        return tags
      })
    })
  }
}
