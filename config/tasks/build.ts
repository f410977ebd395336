import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dialects, type Platform } from '../../test/mini/package/miniPackage'
import { compress } from './compress'
import { checkPackage } from './packages'
import { ROOT, run } from './steps'

/** Targets, each with the file that a finished build has written. The gallery is the H5 target with other pages (`src/app.config.ts`). */
const RESULTS: Record<string, string> = {
  h5: 'index.html',
  gallery: 'index.html',
  weapp: 'app.json',
  alipay: 'app.json',
}

/** Builds one target for production into dist. Taro ends without an error code when its configuration is wrong, so the result is looked at. */
async function build(target = ''): Promise<void> {
  const result = RESULTS[target]
  if (!result) throw new Error(`Give a target: ${Object.keys(RESULTS).join(', ')}`)
  const output = process.env.OUTPUT_ROOT ?? `dist/${target}`
  const folder = join(ROOT, output)
  const started = Date.now()
  const type = target === 'gallery' ? 'h5' : target
  const more: Record<string, string> = target === 'gallery' ? { GALLERY: '1', OUTPUT_ROOT: output } : {}
  const { ok } = await run(
    { name: target, command: `taro build --type ${type}`, env: { NODE_ENV: 'production', ...more } },
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
