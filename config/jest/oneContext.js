const { createHash } = require('node:crypto')
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const { join, resolve } = require('node:path')
const { transformSync, version } = require('@swc/core')
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

const cache = resolve(__dirname, '../../.cache/swc')
mkdirSync(cache, { recursive: true })

const hash = (...texts) => createHash('sha1').update(JSON.stringify(texts)).digest('hex')

/** Transforms a file, or reads what another worker made of it: most of a second of each worker's start. */
function transform(code, filename) {
  const kept = join(cache, `${hash(filename)}.js`)
  const mark = `\n// ${hash(version, options, code)}`
  const before = existsSync(kept) ? readFileSync(kept, 'utf8') : ''
  if (before.endsWith(mark)) return before
  const made = transformSync(code, { filename, ...options }).code + mark
  const draft = `${kept}.${process.pid}`
  writeFileSync(draft, made)
  renameSync(draft, kept)
  return made
}

addHook(transform, { exts: ['.ts'] })

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
