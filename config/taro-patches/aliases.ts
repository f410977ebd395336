import path from 'node:path'

/** The Taro version of these patches; test/config/taroPatches.test.ts fails with any other. */
export const TARO_VERSION = '4.2.0'

const root = path.resolve(__dirname, '../..')
const router = path.join(root, 'node_modules/@tarojs/router/dist')
const api = path.join(root, 'node_modules/@tarojs/api/dist')
const runtime = path.join(root, 'node_modules/@tarojs/runtime/dist')
const patch = (name: string) => path.join(__dirname, name)

/** Modules that the H5 build replaces by ours; each file states the reason. */
export const h5Replacements: Record<string, string> = {
  // In separate files instead of one, without the interceptors of requests (logging, time limit), which no call uses.
  '@tarojs/api$': path.join(api, 'index.js'),
  [path.join(api, 'interceptor/interceptors.js')]: patch('nothing.js'),
  [path.join(api, 'tools.js')]: patch('apiTools.js'),
  [path.join(runtime, 'perf.js')]: patch('perf.js'),
  [path.join(router, 'navigationBar.js')]: patch('navigationBar.js'),
  [path.join(router, 'router/navigation-bar.js')]: patch('navigationBar.js'),
  [path.join(router, 'tabbar.js')]: patch('tabBar.js'),
  [path.join(router, 'style.js')]: patch('routerStyle.js'),
  '@tarojs/components$': path.join(root, 'src/platform/web/elements.ts'),
  'query-string': patch('queryString.js'),
  'universal-router': patch('universalRouter.js'),
}

/**
 * Modules that the H5 build leaves out. Styles of Taro's own elements, of which none is drawn; fallbacks for browsers without `fetch` and
 * `AbortController`, which babel.config.js does not build for; JSONP, which no call uses; the list of web components, of which none is drawn.
 */
const h5LeftOut = [
  '@tarojs/components/global.css',
  '@tarojs/components/dist/taro-components/taro-components.css',
  '@tarojs/components-react/dist/index.css',
  'whatwg-fetch',
  'abortcontroller-polyfill/dist/abortcontroller-polyfill-only',
  'jsonp-retry',
  '@tarojs/components/dist/components',
]

/** Webpack's aliases of the H5 build. */
export const h5Aliases: Record<string, string> = {
  ...h5Replacements,
  ...Object.fromEntries(h5LeftOut.map((name) => [name, patch('nothing.js')])),
}
