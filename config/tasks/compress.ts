import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) }
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const WORTH_IT = /\.(js|css|html|svg|json)$/

/** Writes `.br` and `.gz` variants of one file for the server. */
async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  await Promise.all([
    writeFile(`${file}.br`, await compressors.br(content, best)),
    writeFile(`${file}.gz`, await compressors.gz(content, { level: 9 })),
  ])
}

/** Compresses the built site once, so that no request waits for it. */
export async function compress(site: string): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && WORTH_IT.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}
