import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transformSync } from 'esbuild'
import { customRoutes } from '@/platform/navigation/customRoutes'
import { routes } from '@/routes'
import { h5Aliases, h5Replacements, TARO_VERSION } from '../../config/taro-patches/aliases'

// The loading of a page's code has a test of its own.
jest.mock('@/platform/navigation/pageCode', () => ({ openPage: (_path: string, code: unknown) => code }))

const ROOT = resolve(__dirname, '../..')
const PATCHES = join(ROOT, 'config/taro-patches')
const TARO = join(ROOT, 'node_modules/@tarojs')

const read = (file: string) => readFileSync(file, 'utf8')

/** Files below a folder. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** The modules of Taro that the H5 build reads. */
const runtimes = ['router/dist', 'taro-h5/dist', 'plugin-platform-h5/dist']
  .flatMap((folder) => filesBelow(join(TARO, folder)))
  .filter((file) => file.endsWith('.js') && !/cjs|\.esm\.js$|multi-page|mpa\.js/.test(file))

/** Loads a module of ours or of npm as the bundle does. */
function load<T>(file: string): T {
  const module = { exports: {} as T & { default?: T } }
  const { code } = transformSync(read(file), { format: 'cjs' })
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function('module', 'exports', 'require', code)(module, module.exports, require)
  return module.exports.default ?? module.exports
}

/** Names that the modules of Taro import from a module. */
const importsOf = (module: RegExp) =>
  runtimes.flatMap((file) =>
    [...read(file).matchAll(/^import (.+?) from ['"](.+?)['"]/gm)]
      .filter(([, , from = '']) => module.test(from))
      .map(([, names = '']) => names),
  )

describe('Taro’s version', () => {
  it.each(['cli', 'components', 'react', 'router', 'runtime', 'shared', 'taro', 'taro-h5', 'webpack5-runner'])(
    '@tarojs/%s is the one that the patches were written for',
    (name) => {
      // With another: read each file of config/taro-patches beside what it replaces, then raise TARO_VERSION.
      expect(JSON.parse(read(join(TARO, name, 'package.json'))).version).toBe(TARO_VERSION)
    },
  )

  it('is stated in each patch', () => {
    expect(filesBelow(PATCHES).filter((file) => !read(file).includes(TARO_VERSION))).toEqual([])
  })
})

it.each(Object.keys(h5Aliases))('the replaced module exists: %s', (name) => {
  const module = name.replace(/\$$/, '')
  const file = module.startsWith('/') ? module : join(ROOT, 'node_modules', module)
  expect([file, `${file}.js`].some((one) => existsSync(one))).toBe(true)
})

it('each replacement exists', () => {
  expect(Object.values(h5Replacements).filter((file) => !existsSync(file))).toEqual([])
})

describe('the navigation bar', () => {
  it('exports what the router imports', () => {
    expect(importsOf(/navigation-?bar/i).sort()).toEqual(['NavigationBarHandler', '{ initNavigationBar }'])
    expect(read(join(PATCHES, 'navigationBar.js'))).toMatch(/export function initNavigationBar\(/)
    expect(read(join(PATCHES, 'navigationBar.js'))).toMatch(/export default class NavigationBarHandler /)
  })

  it('has the methods that the router calls', () => {
    const calls = [...read(join(TARO, 'router/dist/router/page.js')).matchAll(/navigationBarHandler\.(\w+)\(/g)]
    expect([...new Set(calls.map(([, name]) => name))]).toEqual(['load'])
  })
})

it('the tab bar of the router exports what it imports', () => {
  expect(importsOf(/\/tabbar\.js$/)).toEqual(['{ initTabbar }'])
  expect(read(join(PATCHES, 'tabBar.js'))).toMatch(/export function initTabbar\(/)
})

it('the styles of the router export what it imports, and ours have each state of a page that it sets', () => {
  expect(importsOf(/(^|\/)style\.js$/)).toContain('{ loadAnimateStyle, loadRouterStyle }')
  expect(Object.keys(load<object>(join(PATCHES, 'routerStyle.js')))).toEqual(['loadAnimateStyle', 'loadRouterStyle'])
  const router = read(join(TARO, 'router/dist/router/page.js'))
  const states = [...router.matchAll(/classList\.add\('(taro_\w+)'\)/g)].map(([, name = '']) => name)
  const styles = read(join(ROOT, 'src/styles/web.scss'))
  // The router's own title bar is replaced.
  expect(new Set(states.filter((name) => !styles.includes(`.${name}`)))).toEqual(new Set(['taro_navigation_page']))
})

describe('the API of Taro', () => {
  const index = read(join(TARO, 'api/dist/index.js'))

  it('imports its tools and the interceptors of requests from files of their own', () => {
    const tools = Object.keys(load<object>(join(PATCHES, 'apiTools.js')))
    expect(index).toContain("import * as interceptors from './interceptor/interceptors.js'")
    expect(/import \{ (.*) \} from '.\/tools.js'/.exec(index)?.[1]?.split(', ').sort()).toEqual(tools.sort())
  })

  it('gives browsers none of its own lengths', () => {
    const [, taken = ''] = /const \{ (.*) \} = Taro;/.exec(read(join(TARO, 'taro-h5/dist/api/taro.js'))) ?? []
    expect(taken).toContain('Behavior')
    expect(taken).not.toMatch(/pxTransform/i)
  })
})

it('the recorder of times has the methods that the runtime calls', () => {
  const files = filesBelow(join(TARO, 'runtime/dist')).filter(
    (file) => file.endsWith('.js') && !/cjs|\.esm\.js$/.test(file),
  )
  const calls = files.flatMap((file) => [...read(file).matchAll(/\bperf\.(\w+)\(/g)].map(([, name = '']) => name))
  expect([...new Set(calls)].sort()).toEqual(['start', 'stop'])
  expect(read(join(PATCHES, 'perf.js'))).toMatch(/export const perf = \{\s+start\(\) \{\},\s+stop\(\) \{\},/)
})

describe('query-string', () => {
  const ours = load<{ parse(text: string): object; stringify(query: object): string }>(join(PATCHES, 'queryString.js'))

  it('has the functions that Taro calls', () => {
    const calls = runtimes.flatMap((file) =>
      [...read(file).matchAll(/queryString\.(\w+)\(/g)].map(([, name = '']) => name),
    )
    expect([...new Set(calls)].sort()).toEqual(['parse', 'stringify'])
    expect(Object.keys(ours).sort()).toEqual(['parse', 'stringify'])
  })

  it.each(['', '?', '?id=7', '#a=1&b=2', 'stamp=1&&name=x=y', 'flag&x='])('reads %j', (text) => {
    expect(Object.keys(ours.parse(text))).toEqual([...new URLSearchParams(text.replace(/^#/, '')).keys()])
  })

  it('keeps escapes, which pages decode once, and writes values unchanged', () => {
    expect(ours.parse('?name=a%20b')).toEqual({ name: 'a%20b' })
    expect(ours.stringify({ id: 7, name: 'a&b' })).toBe('id=7&name=a%26b')
  })
})

describe('universal-router', () => {
  interface Router {
    resolve(path: string): Promise<unknown>
  }
  type RouterClass = new (
    routes: { path: string | string[]; action(context: { pathname: string }, params: object): unknown }[],
    options?: { baseUrl?: string },
  ) => Router

  const theirs = load<RouterClass>(join(ROOT, 'node_modules/universal-router/universal-router.js'))
  const ours = load<RouterClass>(join(PATCHES, 'universalRouter.js'))
  const paths = Object.keys(routes)
  const aliases = customRoutes

  /** The router's results for some paths. */
  async function answers(router: RouterClass, baseUrl = ''): Promise<unknown[]> {
    const pages = paths.map((path) => ({
      path: aliases[path] ? [path, aliases[path]] : path,
      action: ({ pathname }: { pathname: string }, params: object) => [path, pathname, params],
    }))
    const instance = new router(pages, { baseUrl })
    const requested = [
      ...paths,
      ...Object.values(aliases),
      '/pages/Index/Goods',
      '/pages/index/goods/',
      '/pages/index',
      '/none',
    ]
    return Promise.all(
      requested.map((path) =>
        instance
          .resolve(baseUrl + path)
          // The router awaits the parts of a result.
          .then((parts) => Promise.all(parts as unknown[]))
          .catch((error: unknown) => (error as { status: number }).status),
      ),
    )
  }

  it.each(['', '/shop'])('resolves every path like the original, below %j', async (baseUrl) => {
    expect(await answers(ours, baseUrl)).toEqual(await answers(theirs, baseUrl))
  })

  it('is used by the router in no other way', () => {
    expect(importsOf(/^universal-router$/)).toEqual(['UniversalRouter'])
    const uses = [...read(join(TARO, 'router/dist/router/spa.js')).matchAll(/UniversalRouter\(.*|\brouter\.\w+\(.*/g)]
    expect(uses.map(([use]) => use)).toEqual([
      "UniversalRouter(routes, { baseUrl: basename || '' });",
      'router.resolve(routerPath);',
      expect.stringContaining('router.resolve(routerPath)'),
    ])
  })
})

it('the H5 elements are exported by the module that ours re-exports', () => {
  expect(read(join(TARO, 'plugin-platform-h5/dist/runtime/components/index.js'))).toContain(
    "'@tarojs/components-react'",
  )
  const source = read(join(TARO, 'components-react/dist/index.js'))
  for (const name of ['Image', 'Text', 'View']) expect(source).toContain(`export { default as ${name} }`)
})

describe('the priority of updates in the mini-programs', () => {
  const source = read(join(TARO, 'react/dist/react.esm.js'))
  const patch = jest.requireActual<(source: string) => string>(join(PATCHES, 'eventPriority.js'))

  it('is that of a click, for a tap and outside of events', () => {
    const patched = patch(source)
    expect(patched).toMatch(/getCurrentEventPriority\(\) \{\s+return DiscreteEventPriority;/)
    expect(patched).toMatch(/default:\s+return DiscreteEventPriority;/)
  })

  it('is not patched in another version, which fails the build', () => {
    expect(() => patch(source.replaceAll('DefaultEventPriority', 'NormalEventPriority'))).toThrow('has changed')
  })
})

it('templates and runtime of the mini-programs can be extended by attributes', () => {
  expect(read(join(TARO, 'shared/dist/index.js')) + read(join(TARO, 'shared/dist/components.js'))).toContain(
    'mergeInternalComponents',
  )
  expect(read(join(TARO, 'shared/dist/template.js'))).toContain('mergeComponents(')
})

it("the loader that adds React's hooks to the H5 API exists where Jest resolves it", () => {
  const source = read(join(TARO, 'plugin-framework-react/dist/api-loader.js'))
  expect(source).toContain('taro.useDidShow = useDidShow')
})

describe('Babel’s preset', () => {
  const api = { assertVersion: () => undefined, caller: () => undefined }
  const options = { framework: 'react', ts: true, compiler: 'webpack5' }
  type Preset = (api: object, options: object) => { overrides: { plugins: unknown[] }[] }
  const pluginsOf = (preset: string) => jest.requireActual<Preset>(preset)(api, options).overrides[0]?.plugins ?? []

  it('loses exactly the plugins for decorators and class fields', () => {
    const missing = pluginsOf('babel-preset-taro').length - pluginsOf(join(PATCHES, 'babelPreset.js')).length
    expect(missing).toBe(2)
  })
})

describe('the table of routes', () => {
  const routeTable = load<(source: string) => string>(join(PATCHES, 'routeTable.js'))
  const page = (path: string, own: object) =>
    `Object.assign({
  path: '${path}',
  load: function(context, params) {
    const page = import("./${path}")
    return [page, context, params]
  }
}, ${JSON.stringify(own)})`
  const pages = { 'pages/index/index': { enablePullDownRefresh: true }, 'pages/other/wifi': {} }
  const source = `var config = ${JSON.stringify({ router: {}, pages: Object.keys(pages), window: {} })}
config.routes = [
  ${Object.entries(pages)
    .map(([path, own]) => page(path, own))
    .join(',')}
]`

  /** A source without its static imports, whose dynamic ones call `load`. */
  const runnable = (entry: string) => entry.replace(/^import .*$/gm, '').replaceAll('import(', 'load(')

  interface Config {
    router: object
    pages: string[]
    routes: { load: (...given: string[]) => unknown[] }[]
  }

  /** The configuration that such a source ends with, with the values of its routes. */
  function configOf(entry: string) {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const read = new Function('customRoutes', 'load', `${runnable(entry)}\nreturn config`) as (
      aliases: object,
      load: (file: string) => string,
    ) => Config
    const config = read(customRoutes, (file) => `code of ${file}`)
    return { ...config, routes: config.routes.map((one) => ({ ...one, load: one.load('context', 'params') })) }
  }

  it('is the same as the one that Taro makes, with the paths of the storefront', () => {
    const patched = routeTable(source)
    expect(patched.length).toBeLessThan(source.length)
    expect(configOf(patched)).toEqual({ ...configOf(source), router: { customRoutes } })
  })

  it('is refused when Taro writes it differently', () => {
    expect(() => routeTable(source.replace('const page', 'let page'))).toThrow('has changed')
    const loader = read(join(TARO, 'taro-loader/lib/h5.js'))
    for (const part of ['Object.assign({\n  path:', 'const page = ${importDependent}(', 'config.routes = [\n'])
      expect(loader).toContain(part)
  })
})
