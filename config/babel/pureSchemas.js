/**
 * Marks the calls in `src/contract` as free of side effects, which changes no code: terser then drops the schemas of a file that a page does not
 * use. Valibot's own marks are read by Rollup only.
 */
module.exports = function pureSchemas() {
  return {
    name: 'pure-schemas',
    visitor: {
      CallExpression(path, { filename }) {
        if (/[\\/]src[\\/]contract[\\/]/.test(filename)) path.addComment('leading', '#__PURE__')
      },
    },
  }
}
