import { build } from 'vite'
import { consoleConfig } from '../console'
import { compress } from './compress'
import { ROOT } from './steps'
import { join } from 'node:path'

/** Builds the staff's app into dist/console, with compressed variants of its files. */
async function buildConsole(): Promise<void> {
  await build(consoleConfig)
  await compress(join(ROOT, 'dist/console'))
}

buildConsole().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
