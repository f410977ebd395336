const { bundleServer } = require('../tasks/serverBundle')

/** Bundles the server before the browser tests, which start it about fifty times. */
module.exports = async () => {
  process.env.SERVER_FILE = await bundleServer('server/main.ts')
}
