/**
 * Has Node load a file of a package itself, once for all test files of a worker. Jest's sandbox loads packages again for each test
 * file, makes each access to a global slow, and cannot import modules at run time. Not for packages that check `instanceof` for
 * built-in classes: those of the sandbox differ.
 */
module.exports = {
  process: () => ({
    code: "module.exports = process.getBuiltinModule('node:module').createRequire(__filename)(__filename)",
  }),
}
