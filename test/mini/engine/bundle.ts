import { join } from 'node:path'
import { build } from 'esbuild'
import { ofWorker } from '../../server/support/ofWorker'

/** The host as one script for a document, bundled once for the test files of a worker. */
export const hostScript = (): Promise<string> => ofWorker('host script', bundle)

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, '../host/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  return outputFiles[0]?.text ?? ''
}
