import { join } from 'node:path'
import type { InlineConfig } from 'vite'

const root = join(__dirname, '..')

/** Vite's configuration of the staff's app, which the server serves below `/console/`. */
export const consoleConfig: InlineConfig = {
  configFile: false,
  root: join(root, 'console/app'),
  base: '/console/',
  publicDir: false,
  cacheDir: join(root, '.cache/vite'),
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: join(root, 'dist/console'),
    emptyOutDir: true,
    target: 'es2022',
    // Loaded with the app: without the polyfill there is no inline script.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    reportCompressedSize: false,
    rolldownOptions: {
      // Of React's server components, which there are none of.
      onLog: (level, log, show) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && show(level, log),
      output: {
        entryFileNames: '[name].[hash].js',
        chunkFileNames: '[name].[hash].js',
        assetFileNames: '[name].[hash].[ext]',
        hashCharacters: 'hex',
      },
    },
  },
}
