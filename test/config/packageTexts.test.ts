import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import vm from 'node:vm'
import { build } from 'esbuild'
import en from '@/i18n/en/messages'
import th from '@/i18n/th/messages'
import zh from '@/i18n/zh/messages'

const I18N = resolve(__dirname, '../../src/i18n')
const areas = readdirSync(`${I18N}/en`).filter((file) => file !== 'messages.ts')

/** The texts that are loaded after a page of a target has imported the files of some areas. */
async function textsWith(files: string[], target: string): Promise<Record<string, object>> {
  const imports = files.map((file) => `import './en/${basename(file, '.ts')}'`)
  const { outputFiles } = await build({
    stdin: { contents: [...imports, `export { i18n } from './instance'`].join('\n'), resolveDir: I18N },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'page',
    define: { 'process.env.TARO_ENV': JSON.stringify(target) },
  })
  const texts: unknown = vm.runInNewContext(
    `${outputFiles[0]?.text}; JSON.stringify(Object.fromEntries(['en', 'th', 'zh'].map(
      (locale) => [locale, page.i18n.getResourceBundle(locale, 'translation')])))`,
    { console },
  )
  return JSON.parse(String(texts))
}

test.each(['weapp', 'alipay'])(
  'an area brings its three languages into a package, and no other area: %s',
  async (target) => {
    const texts = await textsWith(['place.ts'], target)
    expect(texts.en).toEqual({ place: en.place, regions: en.regions })
    expect(texts.th).toEqual({ place: th.place, regions: th.regions })
    expect(texts.zh).toEqual({ place: zh.place, regions: zh.regions })
  },
)

test('on the web an area imports its English texts only', async () => {
  expect(await textsWith(['place.ts'], 'h5')).toEqual({ en: { place: en.place, regions: en.regions } })
})

test('with all areas, all texts are loaded in all languages', async () => {
  expect(await textsWith(areas, 'weapp')).toEqual({ en, th, zh })
})
