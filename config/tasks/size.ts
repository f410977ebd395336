import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { FIRST_PAGES } from '../h5/pageFiles'
import { checkPackage } from './packages'
import { ROOT } from './steps'

/** First load of a page, JS + CSS + HTML, brotli, with React and i18next themselves (performance.md "Budgets"; the stretch goal is 110 KB). */
const BUDGET_KB = 130
const SITE = join(ROOT, 'dist/h5')
/** First load of the staff's app, with its largest language. */
const CONSOLE_BUDGET_KB = 400
const CONSOLE = join(ROOT, 'dist/console')
/** A word of react-admin that is in each build with it. */
const CONSOLE_MARK = 'RaStore'

const chunkMap = v.record(v.string(), v.array(v.string()))

/** Size of a file as the server sends it, in bytes. */
async function sent(file: string, folder = SITE): Promise<number> {
  return (await readFile(join(folder, `${file}.br`))).length
}

/** The files that the browser loads for a page: the document, its references and the page's chunks. */
async function firstLoad(page: string, chunks: v.InferOutput<typeof chunkMap>): Promise<number> {
  const html = await readFile(join(SITE, 'index.html'), 'utf8')
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="?\/([^"\s>]+\.(?:js|css))/g)].map(
    ([, file = '']) => file,
  )
  const own = chunks[page]
  if (named.length === 0 || !own) throw new Error(`The H5 build knows no ${page}: run "npm run build:h5" first`)
  const files = new Set(['index.html', ...named, ...own.filter((file) => /\.(js|css)$/.test(file))])
  const sizes = await Promise.all([...files].map((file) => sent(file)))
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024
}

/** Prints the first load of the most visited first pages; returns true within the budget. */
async function firstLoads(): Promise<boolean> {
  const chunks = v.parse(chunkMap, JSON.parse(await readFile(`${SITE}.chunks.json`, 'utf8')))
  let within = true
  for (const page of FIRST_PAGES) {
    const kb = await firstLoad(page, chunks)
    console.log(`${kb <= BUDGET_KB ? '✓' : '✗'} ${page}: ${kb.toFixed(1)} KB brotli of ${BUDGET_KB}`)
    within &&= kb <= BUDGET_KB
  }
  return within
}

/** Prints the first load of the staff's app; returns true within the budget, and when none of it is in the storefront. */
async function consoleLoad(): Promise<boolean> {
  const html = await readFile(join(CONSOLE, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/console\/([^"]+)"/g)].map(([, file = '']) => file)
  const languages = (await readdir(CONSOLE)).filter((file) => /^texts\..*\.js$/.test(file))
  if (named.length === 0 || languages.length === 0) throw new Error('The console is not built as expected')
  const sizes = await Promise.all(['index.html', ...named].map((file) => sent(file, CONSOLE)))
  const texts = await Promise.all(languages.map((file) => sent(file, CONSOLE)))
  const kb = (sizes.reduce((sum, bytes) => sum + bytes, 0) + Math.max(...texts)) / 1024
  const apart = !(await holdsConsole())
  console.log(`${kb <= CONSOLE_BUDGET_KB ? '✓' : '✗'} console: ${kb.toFixed(1)} KB brotli of ${CONSOLE_BUDGET_KB}`)
  if (!apart) console.log('✗ the H5 site holds a part of the console')
  return kb <= CONSOLE_BUDGET_KB && apart
}

/** Whether the built H5 site holds a part of the staff's app. */
async function holdsConsole(): Promise<boolean> {
  if (!existsSync(SITE)) return false
  const scripts = (await readdir(SITE, { recursive: true })).filter((file) => file.endsWith('.js'))
  const contents = await Promise.all(scripts.map((file) => readFile(join(SITE, file), 'utf8')))
  return contents.some((content) => content.includes(CONSOLE_MARK))
}

/** The size check of each target, and the file that shows that the target was built. */
const TARGETS: Record<string, { built: string; check: () => Promise<boolean> | boolean }> = {
  h5: { built: 'h5/index.html', check: firstLoads },
  console: { built: 'console/index.html', check: consoleLoad },
  weapp: { built: 'weapp/app.json', check: () => checkPackage('weapp') },
  alipay: { built: 'alipay/app.json', check: () => checkPackage('alipay') },
}

/** `npm run size [-- h5 console weapp alipay]`: checks the sizes of these targets, or of all built ones; fails beyond a budget. */
async function size(targets: string[]): Promise<void> {
  const built = Object.keys(TARGETS).filter((target) => existsSync(join(ROOT, 'dist', TARGETS[target]?.built ?? '')))
  for (const target of targets.length > 0 ? targets : built) {
    if (!(await TARGETS[target]?.check())) process.exitCode = 1
  }
}

void size(process.argv.slice(2))
