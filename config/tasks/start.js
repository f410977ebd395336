const { join } = require('node:path')
const { bundleServer } = require('./serverBundle')

/** The program without a bundle: where development dependencies are not installed, or nothing can be written. */
function sources() {
  require('tsx/cjs')
  return join(__dirname, 'start.ts')
}

void bundleServer('config/tasks/start.ts').catch(sources).then(require)
