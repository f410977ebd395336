const { resolve } = require('node:path')
const { transformSync } = require('@swc/core')
const SingleContext = require('jest-environment-node-single-context')
const { addHook } = require('pirates')

const options = {
  jsc: {
    parser: { syntax: 'typescript' },
    target: 'es2022',
    baseUrl: resolve(__dirname, '../..'),
    paths: { '@/*': ['src/*'] },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
}

addHook((code, filename) => transformSync(code, { filename, ...options }).code, { exts: ['.ts'] })

// Version 9 of pg refuses what version 8 warns of, once per process.
process.on('warning', (warning) => {
  if (warning.name === 'DeprecationWarning' && warning.message.includes('pg@9')) throw warning
})

/**
 * An environment for tests that run the server: one JavaScript context per worker, in which Node itself loads the server and its packages
 * (config/jest/native.js), once for all test files. In a context for each file, loading took half of the time of a short one. Tests set back what
 * they change of globals and of `process.env`.
 */
module.exports = SingleContext
