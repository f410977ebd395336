import path from 'node:path'
import { defineConfig } from '@tarojs/cli'
import { fingerprint } from './fingerprint'
import { ChunkMap } from './h5/chunkMap'
import { customRoutes } from './h5/customRoutes'
import { FirstFiles } from './h5/firstFiles'
import { OfflineSite } from './h5/offlineSite'
import { LateStyles } from './h5/lateStyles'

const root = path.resolve(__dirname, '..')
const src = path.join(root, 'src')
const outputRoot = process.env.OUTPUT_ROOT ?? `dist/${process.env.TARO_ENV ?? 'h5'}`
/** The backend that `npm run dev` starts beside the watched build. */
const backend = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** Facts of the merchant that a build carries (src/platform/device/launch.ts). */
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
/** Mini-programs have no host of their own to ask. */
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

/** What is written for newer engines than those of old phones. */
const modern = ['i18next', 'mobx', 'mobx-react-lite', 'valibot', 'qr'].map((name) =>
  path.join(root, 'node_modules', name),
)

const nothing = path.join(root, 'config/h5/nothing.js')
const noHeader = path.join(root, 'config/h5/noHeader.js')
const router = path.join(root, 'node_modules/@tarojs/router/dist')
/** What H5 gets in place of Taro's own. All browsers that we build for have fetch and AbortController. */
const h5Aliases = {
  '@tarojs/components$': path.join(src, 'platform/web/elements.ts'),
  '@tarojs/components/dist/components$': path.join(root, 'config/h5/noTabbar.js'),
  [path.join(router, 'navigationBar.js')]: noHeader,
  [path.join(router, 'router/navigation-bar.js')]: noHeader,
  '@tarojs/components/global.css': nothing,
  '@tarojs/components/dist/taro-components/taro-components.css': nothing,
  '@tarojs/components-react/dist/index.css': nothing,
  'whatwg-fetch': nothing,
  'abortcontroller-polyfill/dist/abortcontroller-polyfill-only': nothing,
  'jsonp-retry': nothing,
  'query-string': path.join(root, 'config/h5/queryString.js'),
}

const cssModules = { enable: true, config: { namingPattern: 'module', generateScopedName: '[hash:base64:5]' } } as const

/** What Taro builds, for all three targets; `--type` of its command line sets `TARO_ENV`. */
export default defineConfig<'webpack5'>({
  projectName: 'warm-table-storefront',
  date: '2026-11-20',
  designWidth: 390,
  deviceRatio: { 390: 750 / 390, 375: 2, 750: 1 },
  sourceRoot: 'src',
  outputRoot,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  // Kept beside the sources, so that another working copy with the same packages does not read it; the gallery has its own.
  cache: {
    enable: true,
    ...{ cacheDirectory: path.join(root, '.cache/webpack', process.env.GALLERY ? 'gallery' : 'shop') },
  },
  alias: { '@': src },
  plugins: [path.join(root, 'config/templates/plugin.js')],
  defineConstants: { ...launch, 'process.env.CONTRACT': JSON.stringify(fingerprint(path.join(src, 'contract'))) },
  // Thai and Chinese as they are: escaped they would weigh twice as much.
  terser: { enable: true, config: { compress: { passes: 2 }, output: { ascii_only: false } } },
  mini: {
    // Fewer unrolled template levels; deeper trees go through `comp`. The types do not know the option.
    ...{ baseLevel: 6 },
    optimizeMainPackage: { enable: true },
    // No page writes HTML into an element: its parser stays out of the package.
    runtime: { enableInnerHTML: false },
    compile: { include: modern },
    webpackChain: (chain, webpack) => {
      const missing = { globalThis: path.join(root, 'config/mini/globalThis.js') }
      chain.plugin('missing').use(webpack.ProvidePlugin, [missing])
    },
    // Hairlines stay as fine as the screen draws them.
    postcss: { pxtransform: { enable: true, config: { onePxTransform: false } }, cssModules },
  },
  h5: {
    publicPath: '/',
    staticDirectory: 'static',
    fontUrlLoaderOption: { limit: 2048, name: 'static/[name].[contenthash:8][ext]' },
    imageUrlLoaderOption: { limit: 2048, name: 'static/[name].[contenthash:8][ext]' },
    useHtmlComponents: true,
    router: { mode: 'hash', customRoutes },
    compile: { include: modern },
    output: {
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      chunkLoadTimeout: 120_000,
    },
    devServer: {
      port: 10086,
      proxy: [{ context: ['/channelApi', '/console', '/docs', '/media', '/s/', '/sandbox'], target: backend }],
    },
    webpackChain(chain) {
      chain.resolve.alias.merge(h5Aliases)
      // Constants only: an area's Thai and Chinese, which its English names for the mini-programs, stay out of the pages of the web.
      chain.module
        .rule('languages')
        .test(/[\\/]src[\\/]i18n[\\/](th|zh)[\\/]/)
        .set('sideEffects', false)
      // Taro's list of web components asks for all of them; none is used.
      chain.set('ignoreWarnings', [/was not found in '@tarojs\/components\/dist\/components'/])
      // config/tasks/size.ts knows what a first load may weigh.
      chain.performance.hints(false)
      chain.plugin('firstFiles').use(FirstFiles)
      chain.plugin('lateStyles').use(LateStyles)
      chain.plugin('offlineSite').use(OfflineSite, [path.join(src, 'platform/web/siteWorker.ts')])
      chain.plugin('chunkMap').use(ChunkMap, [path.join(root, `${outputRoot}.chunks.json`)])
    },
    miniCssExtractPluginOption: {
      filename: 'css/[name].[contenthash:8].css',
      chunkFilename: 'css/[name].[contenthash:8].css',
      ignoreOrder: true,
      // After the app's own, which stands at the end of the body too (config/h5/lateStyles.ts).
      insert: (link: HTMLLinkElement) => document.body.appendChild(link),
    },
    postcss: {
      autoprefixer: { enable: true, config: {} },
      // Text keeps its size on narrow phones and follows the browser's zoom.
      pxtransform: { enable: false, config: {} },
      cssModules,
    },
  },
})
