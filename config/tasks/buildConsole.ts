import { join } from 'node:path'
import { build } from 'vite'
import { consoleConfig } from '../console'
import { compress } from './compress'
import { ROOT } from './steps'

/** Builds the staff's app into dist/console, with compressed variants of its files; with `--watch` again after each change, without them. */
async function buildConsole(watched: boolean): Promise<void> {
  await build({ ...consoleConfig, build: { ...consoleConfig.build, watch: watched ? {} : null } })
  if (watched) return
  await compress(join(ROOT, 'dist/console'))
}

buildConsole(process.argv.includes('--watch')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
