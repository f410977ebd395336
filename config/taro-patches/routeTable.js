/**
 * Taro 4.2.0, @tarojs/taro-loader: the entry of the site names each page three times, in a list, with a function that loads it, and with
 * its path. Here each is named once, and the paths come from the storefront's routes, which makes the first load 1 KB (brotli) smaller. A
 * loader of webpack.
 */
const PAGE =
  /Object\.assign\(\{\s*path: '([^']+)',\s*load: function\(context, params\) \{\s*const page = (import\(.+?\))\s*return \[page, context, params\]\s*\}\s*\}, (\{.*?\})\)/g
const NAMES = /"pages":\[[^\]]*\],/
const TABLE = /config\.routes = \[([\s\S]*?)\n\]/

const BUILT = `.map(([path, code, own]) => ({ path, load: (context, params) => [code(), context, params], ...own }))
config.pages = config.routes.map(({ path }) => path)
config.router.customRoutes = customRoutes`
const IMPORT = "import { customRoutes } from '@/platform/navigation/customRoutes'\n"

module.exports = function routeTable(source) {
  const table = TABLE.exec(source)?.[1] ?? ''
  const pages = table.replace(
    PAGE,
    (_page, path, code, own) => `['${path}', () => ${code}${own === '{}' ? '' : `, ${own}`}]`,
  )
  if (!table || /Object\.assign/.test(pages) || !NAMES.test(source))
    throw new Error(`@tarojs/taro-loader has changed: read config/taro-patches/routeTable.js again`)
  return IMPORT + source.replace(NAMES, '').replace(TABLE, () => `config.routes = [${pages}\n]${BUILT}`)
}
