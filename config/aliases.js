const { join } = require('node:path')

/** `@/…` is src, for tools that read webpack's way of saying so. */
module.exports = { resolve: { alias: { '@': join(process.cwd(), 'src') } } }
