import { existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dialects, type Platform } from '../../test/mini/package/miniPackage'
import { compress } from './compress'
import { checkPackage } from './packages'
import { ROOT, run } from './steps'

interface Target {
  /** Taro's name of the target. */
  type: string
  /** The file that a completed build has written. */
  result: string
  env?: Record<string, string>
}

/** A build keeps a gigabyte of modules: V8 would collect garbage for a third of the time while it lets its heap grow to that. */
const ROOMY = '--initial-old-space-size=1500 --min-semi-space-size=64 --max-semi-space-size=64'

/** The gallery is the H5 target with other pages (`src/app.config.ts`). */
const TARGETS: Record<string, Target> = {
  h5: { type: 'h5', result: 'index.html' },
  gallery: { type: 'h5', result: 'index.html', env: { GALLERY: '1' } },
  weapp: { type: 'weapp', result: 'app.json' },
  alipay: { type: 'alipay', result: 'app.json' },
}

/** Builds one target for production into dist. Taro exits with code 0 even when its configuration is wrong, so the result is checked. */
async function build(target = ''): Promise<void> {
  const known = TARGETS[target]
  if (!known) throw new Error(`Give a target: ${Object.keys(TARGETS).join(', ')}`)
  const { type, result, env } = known
  const output = process.env.OUTPUT_ROOT || `dist/${target}`
  const folder = join(ROOT, output)
  // Taro leaves the files of earlier builds, which would be checked and shipped with the new ones.
  if (existsSync(join(folder, result))) await rm(folder, { recursive: true })
  const started = Date.now()
  const { ok } = await run(
    {
      name: target,
      command: `node ${ROOMY} node_modules/@tarojs/cli/bin/taro build --type ${type}`,
      env: { NODE_ENV: 'production', OUTPUT_ROOT: output, ...env },
    },
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
