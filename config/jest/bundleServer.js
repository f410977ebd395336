const { bundleServer } = require('../tasks/serverBundle')

/**
 * Bundles the server before the browser tests, which start it about fifty times. `test/server/payments/kill.test.ts` starts the
 * sources.
 */
module.exports = async () => {
  process.env.SERVER_FILE = await bundleServer('server/main.ts')
}
