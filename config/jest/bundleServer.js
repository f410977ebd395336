const { readFileSync, renameSync } = require('node:fs')
const { dirname, join, resolve } = require('node:path')
const { build } = require('esbuild')

const root = resolve(__dirname, '../..')

/** Files of the server look for others beside themselves: in one file, too, each knows where it was. */
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
 * Makes one file of the server before the browser tests, which start it some fifty times: that takes a third of the time
 * that its sources take. `test/server/payments/kill.test.ts` starts the sources, as `npm start` does.
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
