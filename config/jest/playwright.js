const { createRequire } = process.getBuiltinModule('node:module')

/** Playwright, loaded by Node itself: once per worker instead of once per test file. */
module.exports = createRequire(__filename)('playwright-core')
