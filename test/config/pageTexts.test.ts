import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildSync } from 'esbuild'
import { fileOf as pageFileOf } from '@/domain/navigation/pageFile'
import { routes, type Path, type Route } from '@/routes'

const ROOT = resolve(__dirname, '../..')
const WORDS = 'src/i18n/en/'
/** Files that name or contain the texts of all pages. */
const LISTS = /^src\/(routes|i18n\/.*)\.ts$/

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** The file that contains an area of texts. */
const fileOf = new Map(
  readdirSync(join(ROOT, WORDS)).flatMap((name) =>
    [...read(WORDS + name).matchAll(/^ {2}(\w+): \{/gm)].map(([, area = '']) => [area, WORDS + name] as const),
  ),
)

/** The files of a page as a bundler resolves them, without type-only imports. */
function filesOf(page: string): string[] {
  const { metafile } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: [page],
    bundle: true,
    metafile: true,
    write: false,
    packages: 'external',
    outdir: 'nowhere',
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts'],
    loader: { '.scss': 'empty', '.webp': 'empty', '.woff2': 'empty' },
    logLevel: 'error',
  })
  return Object.keys(metafile.inputs)
}

/** The files of the texts that the texts of a file include by `$t(…)`. */
const namedIn = (file: string) =>
  [...read(file).matchAll(/\$t\((\w+)\./g)].flatMap(([, area = '']) => fileOf.get(area) ?? [])

it.each(Object.keys(routes) as Path[])('%s imports the English texts that it uses', (path) => {
  const { web }: Route<unknown> = routes[path]
  const files = filesOf(`src${web ? `/${web}` : pageFileOf(path)}.tsx`)
  const message = files
    .filter((file) => /\.tsx?$/.test(file) && !LISTS.test(file))
    .flatMap((file) => [...read(file).matchAll(/['"`](\w+)\.[\w$]/g)].map(([, area = '']) => fileOf.get(area)))
    .concat(fileOf.get(routes[path].title.split('.')[0] ?? ''))
  const needed = new Set(message.filter((file) => file !== undefined))
  for (const file of needed) for (const named of namedIn(file)) needed.add(named)
  const missing = [...needed].filter((file) => file !== `${WORDS}common.ts` && !files.includes(file))
  // Import these in the file of the page: import '@/i18n/en/…'
  expect(missing).toEqual([])
})
