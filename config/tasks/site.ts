import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './steps'

/** Sources of the H5 build. */
const SOURCES = ['src', 'config/index.ts', 'babel.config.js', 'package-lock.json']

/** Sources of the staff's app. */
const CONSOLE_SOURCES = ['console', 'src/contract', 'src/domain', 'config/console.ts', 'package-lock.json']

/** Time of the last change to a file, or to any file below a folder. */
function changed(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => changed(join(path, name))))
}

/** Whether the result of a build is missing or older than one of its sources; all paths are relative to the root. */
export function stale(result: string, sources: string[]): boolean {
  const built = statSync(join(ROOT, result), { throwIfNoEntry: false })?.mtimeMs
  return built === undefined || sources.some((source) => changed(join(ROOT, source)) > built)
}

/** Builds the H5 site when it is missing or outdated, unless `SITE_DIR` names another built site. */
export async function ensureSite(): Promise<void> {
  if (process.env.SITE_DIR || !stale('dist/h5/index.html.br', SOURCES)) return
  console.log('Building the H5 site, about half a minute …')
  const { ok, output } = await run({ name: 'build', command: 'npm run build:h5' })
  if (!ok) throw new Error(output)
}

/** Builds the staff's app when it is missing or outdated. */
export async function ensureConsole(): Promise<void> {
  if (!stale('dist/console/index.html.br', CONSOLE_SOURCES)) return
  console.log('Building the console, about ten seconds …')
  const { ok, output } = await run({ name: 'build', command: 'npm run build:console' })
  if (!ok) throw new Error(output)
}
