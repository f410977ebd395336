import path from 'node:path'
import { defineConfig } from '@tarojs/cli'
import { sassFalse, sassTrue } from 'sass'
import { cacheBabel } from './babel/cache'
import { fingerprint } from './fingerprint'
import { CompileHints } from './h5/compileHints'
import { ChunkMap } from './h5/pageFiles'
import { FirstFiles } from './h5/firstFiles'
import { OfflineSite } from './h5/offlineSite'
import { LateStyles } from './h5/lateStyles'
import { classNames } from './classNames'
import { minifyWithSwc } from './minify'
import { h5Aliases } from './taro-patches/aliases'
import { MessageStats } from './taro-patches/messageStats'

const root = path.resolve(__dirname, '..')
const src = path.join(root, 'src')
const outputRoot = process.env.OUTPUT_ROOT || `dist/${process.env.TARO_ENV ?? 'h5'}`
/** The port of the backend that `npm run dev` starts beside the watched build. */
const backend = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** Merchant constants that are compiled into a build (src/platform/device/launch.ts). */
const LAUNCH = [
  'UNIACID',
  'ACID',
  'MULTIID',
  'VERSION',
  'SITEROOT',
  'DESIGN_METHOD',
  'WECHAT_APP_ID',
  'ALIPAY_APP_ID',
  'FACEBOOK_APP_ID',
]
/** Mini-programs have no origin of their own for API calls. */
const defaults: Record<string, string | undefined> = {
  VERSION: process.env.npm_package_version,
  SITEROOT: process.env.TARO_ENV === 'h5' ? undefined : 'http://127.0.0.1:3000',
}
const launch = Object.fromEntries(
  LAUNCH.map((name) => [
    `process.env.LAUNCH_${name}`,
    JSON.stringify(process.env[`LAUNCH_${name}`] ?? defaults[name]) ?? 'undefined',
  ]),
)

/** Packages written for newer engines than old phones have. */
const modern = ['i18next', 'mobx', 'mobx-react-lite', 'valibot', 'qr', 'taro-ui'].map((name) =>
  path.join(root, 'node_modules', name),
)

/** MobX's production file: terser does not remove the development messages of its default file. */
const production = process.env.NODE_ENV === 'production' && {
  mobx$: path.join(root, 'node_modules/mobx/dist/mobx.esm.production.min.js'),
}

/** taro-ui's styles import each other in Sass's older way. `is-web()`: styles of wide windows are for the web only. */
const sassLoaderOption = {
  sassOptions: {
    quietDeps: true,
    silenceDeprecations: ['import'],
    functions: { 'is-web()': () => (process.env.TARO_ENV === 'h5' ? sassTrue : sassFalse) },
  },
}

const cssModules = { enable: true, config: { namingPattern: 'module', generateScopedName: classNames(root) } } as const

/** Taro's configuration for all three targets; `--type` of its command line sets `TARO_ENV`. */
export default defineConfig<'webpack5'>({
  projectName: 'warm-table-storefront',
  date: '2026-11-20',
  designWidth: 390,
  deviceRatio: { 390: 750 / 390, 375: 2, 750: 1 },
  sourceRoot: 'src',
  outputRoot,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  // In the worktree, so that worktrees with shared node_modules have separate caches; the gallery has its own. CI builds
  // each target once, and Babel's cache serves several.
  cache: {
    enable: !process.env.CI,
    ...{ cacheDirectory: path.join(root, '.cache/webpack', process.env.GALLERY ? 'gallery' : 'shop') },
  },
  alias: { '@': src, ...production },
  plugins: [path.join(root, 'config/taro-patches/templates/plugin.js')],
  defineConstants: { ...launch, 'process.env.CONTRACT': JSON.stringify(fingerprint(path.join(src, 'contract'))) },
  mini: {
    // Fewer unrolled template levels; deeper trees use `comp`. The types lack this option.
    ...{ baseLevel: 6 },
    optimizeMainPackage: { enable: true },
    // No page writes HTML into an element, so the HTML parser is left out.
    runtime: { enableInnerHTML: false },
    compile: { include: modern },
    sassLoaderOption,
    webpackChain: (chain, webpack) => {
      if (production) minifyWithSwc(chain.optimization, 'mini')
      if (process.env.CI) cacheBabel(chain)
      chain.module
        .rule('eventPriority')
        .test(/[\\/]@tarojs[\\/]react[\\/]dist[\\/]react\.esm\.js$/)
        .use('eventPriority')
        .loader(path.join(root, 'config/taro-patches/eventPriority.js'))
      const missing = { globalThis: path.join(root, 'config/mini/globalThis.js') }
      chain.plugin('missing').use(webpack.ProvidePlugin, [missing])
      chain.plugin('messageStats').use(MessageStats)
    },
    // Hairlines keep the screen's finest width. A hundredth of an rpx is too small to see, and 3 KB smaller in main.
    postcss: { pxtransform: { enable: true, config: { onePxTransform: false, unitPrecision: 2 } }, cssModules },
  },
  h5: {
    publicPath: '/',
    staticDirectory: 'static',
    fontUrlLoaderOption: { limit: 2048, name: 'static/[name].[contenthash:8][ext]' },
    imageUrlLoaderOption: { limit: 2048, name: 'static/[name].[contenthash:8][ext]' },
    useHtmlComponents: true,
    htmlPluginOption: {
      minify: {
        collapseWhitespace: true,
        keepClosingSlash: true,
        removeComments: true,
        minifyCSS: true,
        minifyJS: true,
      },
    },
    router: { mode: 'hash' },
    compile: { include: modern },
    sassLoaderOption,
    output: {
      // The first load names all 150 chunks, and hashes do not compress: two digits less are 0.15 KB. Script and
      // styles of a chunk have one hash, that of the chunk, so that the second table of hashes costs nothing: 0.2 KB.
      filename: 'js/[name].[contenthash:6].js',
      chunkFilename: 'js/[name].[chunkhash:6].js',
      chunkLoadTimeout: 120_000,
    },
    devServer: {
      port: 10086,
      proxy: [
        { context: ['/channelApi', '/console', '/docs', '/documents/', '/media', '/s/', '/sandbox'], target: backend },
      ],
    },
    webpackChain(chain) {
      if (production) minifyWithSwc(chain.optimization, 'h5')
      if (process.env.CI) cacheBabel(chain)
      chain.resolve.alias.merge(h5Aliases)
      // Constants only, so that webpack drops the Thai and Chinese texts that an area's English file imports for the mini-programs.
      chain.module
        .rule('languages')
        .test(/[\\/]src[\\/]i18n[\\/](th|zh)[\\/]/)
        .set('sideEffects', false)
      chain.module
        .rule('routeTable')
        .test(/[\\/]src[\\/]app\.config\.ts$/)
        .pre()
        .use('routeTable')
        .loader(path.join(root, 'config/taro-patches/routeTable.js'))
      // Taro's list of web components imports all of them; none is used.
      chain.set('ignoreWarnings', [/was not found in '@tarojs\/components\/dist\/components'/])
      // One entry file: a second one costs a request and compresses worse (1.3 KB brotli).
      chain.optimization.set('splitChunks', false)
      // Short numbers for chunks: 0.4 KB of the first load, which names all of them.
      chain.optimization.set('chunkIds', 'natural')
      chain.output.set('environment', { arrowFunction: true, const: true, destructuring: true })
      // config/tasks/size.ts checks the budget of the first load instead.
      chain.performance.hints(false)
      chain.plugin('messageStats').use(MessageStats)
      chain.plugin('compileHints').use(CompileHints)
      chain.plugin('firstFiles').use(FirstFiles)
      chain.plugin('lateStyles').use(LateStyles)
      chain.plugin('offlineSite').use(OfflineSite, [path.join(src, 'platform/web/siteWorker.ts')])
      chain.plugin('chunkMap').use(ChunkMap, [path.join(root, `${outputRoot}.chunks.json`)])
    },
    miniCssExtractPluginOption: {
      filename: 'css/[name].[contenthash:6].css',
      chunkFilename: 'css/[name].[chunkhash:6].css',
      ignoreOrder: true,
      // After the app's own script, which is also at the end of the body (config/h5/lateStyles.ts).
      insert: (link: HTMLLinkElement) => document.body.appendChild(link),
    },
    postcss: {
      autoprefixer: { enable: true, config: {} },
      // Prevents text inflation on narrow phones; text size follows the browser's zoom.
      pxtransform: { enable: false, config: {} },
      cssModules,
    },
  },
})
