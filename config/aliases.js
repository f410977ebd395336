const { join } = require('node:path')

/** The alias `@/…` for src, for tools that read webpack's configuration format. */
module.exports = { resolve: { alias: { '@': join(process.cwd(), 'src') } } }
