import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ROOT, run } from './steps'

/** Targets of Taro, each with the file that a finished build has written. */
const RESULTS: Record<string, string> = { h5: 'index.html', weapp: 'app.json', alipay: 'app.json' }

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) }
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const WORTH_IT = /\.(js|css|html|svg|json)$/

/** Writes `.br` and `.gz` beside one file; they are what the server sends. */
async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  await Promise.all([
    writeFile(`${file}.br`, await squeeze.br(content, best)),
    writeFile(`${file}.gz`, await squeeze.gz(content, { level: 9 })),
  ])
}

/** Compresses the built site once, so that no request waits for it. */
async function compress(site: string): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && WORTH_IT.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

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
}

void build(process.argv[2])
