import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dialects, type Platform } from '../../test/mini/package/miniPackage'
import { compress } from './compress'
import { checkPackage } from './packages'
import { ROOT, run } from './steps'

/** Targets of Taro, each with the file that a finished build has written. */
const RESULTS: Record<string, string> = { h5: 'index.html', weapp: 'app.json', alipay: 'app.json' }

/** Builds one target for production into dist. Taro ends without an error code when its configuration is wrong, so the result is looked at. */
async function build(target = ''): Promise<void> {
  const result = RESULTS[target]
  if (!result) throw new Error(`Give a target: ${Object.keys(RESULTS).join(', ')}`)
  const folder = join(ROOT, process.env.OUTPUT_ROOT ?? `dist/${target}`)
  const started = Date.now()
  const { ok } = await run(
    { name: target, command: `taro build --type ${target}`, env: { NODE_ENV: 'production' } },
    true,
  )
  const written = await stat(join(folder, result)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
  if (!ok || written < started) {
    process.exitCode = 1
    return
  }
  if (target === 'h5') await compress(folder)
  else if (target in dialects && !checkPackage(target as Platform, folder)) process.exitCode = 1
}

void build(process.argv[2])
