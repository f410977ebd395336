const { readFileSync, renameSync } = require('node:fs')
const { dirname, join, resolve } = require('node:path')
const { build } = require('esbuild')

const root = resolve(__dirname, '../..')

/** Server files find others relative to themselves: in the bundle each keeps its original location. */
const whereItWas = {
  name: 'where it was',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]server[\\/].*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: `const __dirname = ${JSON.stringify(dirname(path))};${readFileSync(path, 'utf8')}`,
    }))
  },
}

/**
 * Bundles the server into one file before the browser tests, which start it about fifty times: the bundle starts in a third of the time
 * of the sources. `test/server/payments/kill.test.ts` starts the sources, as `npm start` does.
 */
module.exports = async () => {
  const file = join(root, '.cache/server/main.js')
  const draft = `${file}.${process.pid}`
  await build({
    entryPoints: [join(root, 'server/main.ts')],
    bundle: true,
    platform: 'node',
    packages: 'external',
    plugins: [whereItWas],
    sourcemap: 'inline',
    outfile: draft,
    logLevel: 'warning',
  })
  renameSync(draft, file)
  process.env.SERVER_FILE = file
}
