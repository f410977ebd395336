const { createRequire } = process.getBuiltinModule('node:module')

/** What drives browsers, loaded by Node itself: once for all files of a worker, and not by jest for each of them. */
module.exports = createRequire(__filename)('playwright-core')
