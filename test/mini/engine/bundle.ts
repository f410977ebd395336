import { join } from 'node:path'
import { build } from 'esbuild'

let bundled: Promise<string> | undefined

/** Bundles the host into one script for a document. */
export async function hostScript(): Promise<string> {
  bundled ??= build({
    entryPoints: [join(__dirname, '../host/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return bundled
}
