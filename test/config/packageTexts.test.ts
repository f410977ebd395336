import { readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import vm from 'node:vm'
import { build, type Plugin } from 'esbuild'
import th from '@/i18n/th/messages'
import zh from '@/i18n/zh/messages'

type Loader = (this: { resourcePath: string }, source: string) => string
const languages = jest.requireActual<Loader>('../../config/mini/languages')
const ENGLISH = resolve(__dirname, '../../src/i18n/en')
const areas = readdirSync(ENGLISH).filter((file) => file !== 'messages.ts')

/** Stands in for webpack: the build of the mini-programs sends the files of English through the loader. */
const asInPackages: Plugin = {
  name: 'languages',
  setup({ onLoad }) {
    onLoad({ filter: /i18n\/en\/\w+\.ts$/ }, ({ path }) => ({
      contents: languages.call({ resourcePath: path }, readFileSync(path, 'utf8')),
      loader: 'ts',
      resolveDir: ENGLISH,
    }))
  },
}

/** The texts that are there once a page has imported some files of English. */
async function textsWith(files: string[]): Promise<Record<string, object>> {
  const imports = files.map((file) => `import './${basename(file, '.ts')}'`)
  const { outputFiles } = await build({
    stdin: { contents: [...imports, `export { texts } from '../english'`].join('\n'), resolveDir: ENGLISH },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'page',
    plugins: [asInPackages],
  })
  const texts: unknown = vm.runInNewContext(`${outputFiles[0]?.text}; JSON.stringify(page.texts)`)
  return JSON.parse(String(texts))
}

test('the English of an area brings its Thai and Chinese into a package, and no other area', async () => {
  const texts = await textsWith(['place.ts'])
  expect(texts.th).toEqual({ place: th.place, regions: th.regions })
  expect(texts.zh).toEqual({ place: zh.place, regions: zh.regions })
})

test('with all areas, everything is there in all languages', async () => {
  const texts = await textsWith(areas)
  expect(texts.th).toEqual(th)
  expect(texts.zh).toEqual(zh)
})
