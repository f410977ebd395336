import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'

const ROOT = join(__dirname, '../../..')

/** What an iPhone with iOS 10.3 lacks of the functions that the package uses. */
const OLD_PHONE = `
  delete Array.prototype.flat
  delete Array.prototype.flatMap
  delete Object.fromEntries
  delete Promise.allSettled
  delete Promise.prototype.finally
`

test('Alipay on an old iPhone gets the functions of the language that the package uses, without code from text', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'src/platform/device/builtIns.alipay.ts')],
    bundle: true,
    write: false,
    // As in config/index.ts.
    define: { globalThis: 'languageGlobals' },
  })
  const languageGlobals = readFileSync(join(ROOT, 'config/mini/globalThis.js'), 'utf8').replace(
    'module.exports =',
    'var languageGlobals =',
  )
  const work = `Promise.allSettled([Promise.resolve([[1, [2]]].flat().flatMap((each) => each)), Promise.reject('no')])
    .finally(() => undefined)
    .then((settled) => JSON.stringify(Object.fromEntries([['settled', settled]])))`
  const script = [OLD_PHONE, languageGlobals, outputFiles[0]?.text, work].join('\n')
  const result: unknown = await runInNewContext(script, {}, { contextCodeGeneration: { strings: false } })
  expect(JSON.parse(String(result))).toEqual({
    settled: [
      { status: 'fulfilled', value: [1, 2] },
      { status: 'rejected', reason: 'no' },
    ],
  })
})
