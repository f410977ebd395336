const { createRequire } = process.getBuiltinModule('node:module')

/** The embedded database, loaded by Node itself: it imports modules at run time, which Jest's module loader cannot do. */
module.exports = createRequire(__filename)('@electric-sql/pglite')
