import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { compress } from '../../config/tasks/compress'
import { stale } from '../../config/tasks/site'
import { ROOT } from '../../config/tasks/steps'

const SOURCE = 'test/bench/reference'
const SITE = '.bench/reference'

/** Builds the app "Taro as generated" with the same menu if missing, and returns its folder. */
export async function ensureReference(): Promise<string> {
  const site = join(ROOT, SITE)
  if (!stale(`${SITE}/index.html.br`, [SOURCE, 'package-lock.json'])) return site
  console.log('Building the reference app …')
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/taro'), ['build', '--type', 'h5'], {
    cwd: join(ROOT, SOURCE),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The reference app does not build:\n${stdout.toString()}`)
  await compress(site)
  return site
}
