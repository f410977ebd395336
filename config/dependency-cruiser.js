/* The import rules of the storefront and the backend, checked by `npm run check`. CommonJS because the tool loads this file itself. */
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const swc = require('@swc/core')
const { MODULES, rowRules, SERVER } = require('./serverRows')

// dependency-cruiser 17 makes swc parse every TypeScript file without JSX; version 18 needs Node 22.
const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

/** Each folder imports only folders to its right. */
const LAYERS = ['pages', 'components', 'shell', 'hooks', 'stores', 'api', 'platform', 'i18n', 'domain', 'contract']
/** The layers that render, and so may use src/ui. */
const DRAWING = ['pages', 'components', 'shell']

const layerRules = LAYERS.slice(1).map((layer, index) => {
  const forbidden = [...LAYERS.slice(0, index + 1), ...(DRAWING.includes(layer) ? [] : ['ui'])]
  return {
    name: `layer-${layer}`,
    comment: `src/${layer} may import only the layers to its right: ${LAYERS.join(' → ')}; only ${DRAWING.join(', ')} use src/ui`,
    severity: 'error',
    from: { path: `^src/${layer}/` },
    to: { path: `^src/(app\\.|(${forbidden.join('|')})/)` },
  }
})

/** Roots of the subpackages, read from the literal table that Taro needs. */
const appConfig = readFileSync(join(process.cwd(), 'src/app.config.ts'), 'utf8')
const roots = [...appConfig.matchAll(/root:\s*'([^']+)'/g)].map(([, root]) => root.replace(/\/$/, ''))
const anyRoot = `^src/(${roots.join('|') || 'none'})/`

const privacy = 'An area owns its files: share them through src/components (drawn) or src/stores'
const areaRules = [
  ...roots.map((root) => ({
    name: 'area-privacy',
    comment: privacy,
    severity: 'error',
    from: { path: `^src/${root}/` },
    to: { path: '^src/pages/', pathNot: `^src/${root}/` },
  })),
  {
    name: 'area-privacy',
    comment: privacy,
    severity: 'error',
    from: { path: '^src/pages/([^/]+)/', pathNot: anyRoot },
    to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
  },
  {
    name: 'area-privacy',
    comment: 'The main package cannot load files of a subpackage',
    severity: 'error',
    from: { path: '^src/', pathNot: anyRoot },
    to: { path: anyRoot },
  },
]

/** Folders of the staff's app: each imports only folders to its right. */
const CONSOLE = [
  'shell',
  'numbers',
  'menu',
  'look',
  'pictures',
  'till',
  'drinks',
  'queue',
  'reserve',
  'tables',
  'orders',
  'pages',
  'list',
  'form',
  'library',
  'live',
  'store',
  'parts',
  'api',
  'areas',
  'i18n',
  'schema',
]

/** A folder that may import packages only from a short list. */
const onlyPackages = (folder, packages, comment) => ({
  name: `packages-of-${folder}`,
  comment,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { pathNot: `(^src|(^|/)node_modules/(${packages.join('|')}))/` },
})

const serverRules = [
  ...rowRules(
    'server',
    SERVER.map((folder) => [folder]),
  ),
  ...rowRules('server/modules', MODULES),
  {
    name: 'server-parts-without-app',
    comment:
      'app.ts, main.ts, subscribers.ts, memberTables.ts and purchaseKinds.ts put the parts together: no part knows them',
    severity: 'error',
    from: { path: '^server/[^/]+/' },
    to: { path: '^server/[^/]+\\.ts$' },
  },
]

/** A page and its parts may know each other: an area is one whole (`area-privacy`). */
const folderCycles = {
  name: 'no-folder-cycles',
  comment: 'Cut the cycle of folders: by an event, by a dependency that is handed in, or by moving a file',
  severity: 'error',
  scope: 'folder',
  from: { path: '^(server|console|src/(?!pages))' },
  to: { circular: true },
}

module.exports = {
  forbidden: [
    ...serverRules,
    folderCycles,
    ...layerRules,
    {
      name: 'layer-ui',
      comment: 'Primitives know rules and the contract, no stores, clients or texts',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/', pathNot: '^src/(ui|domain|contract|assets)/' },
    },
    ...areaRules,
    onlyPackages('contract', ['valibot'], 'The contract is shared with the server and generates OpenAPI: valibot only'),
    onlyPackages('domain', ['valibot', 'dayjs'], 'Rules are pure: they run anywhere'),
    {
      name: 'stores-without-taro',
      comment: 'Stores reach the device through src/platform',
      severity: 'error',
      from: { path: '^src/(stores|domain|contract)/' },
      to: { path: '(^|/)@tarojs/' },
    },
    {
      name: 'routes-is-a-leaf',
      comment: 'Any folder may read routes.ts, so it knows nothing but the names of messages',
      severity: 'error',
      from: { path: '^src/routes\\.ts$' },
      to: { pathNot: '^src/i18n/' },
    },
    {
      name: 'server-shares-only-the-contract',
      comment: 'The server knows the contracts and the rules of the storefront, nothing else',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|console|test|config)/', pathNot: '^(src/(contract|domain)|console/contract)/' },
    },
    {
      name: 'storefront-without-server',
      comment: 'The storefront runs on phones: no server, console, tests, tools or Node modules',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|console|test|config)/' },
    },
    {
      name: 'console-contract',
      comment: "The contract of the staff's app is shared with the server: the storefront's contract and valibot only",
      severity: 'error',
      from: { path: '^console/contract/' },
      to: { pathNot: '(^(console|src)/contract/|(^|/)node_modules/valibot/)' },
    },
    {
      name: 'console-app',
      comment:
        "The staff's app knows the contracts and the rules of the storefront and how it reads codes with a camera, and nothing else of it or of the server",
      severity: 'error',
      from: { path: '^console/app/' },
      to: {
        path: '^(src|server|console|test|config)/',
        pathNot: '^(src/(contract|domain)|console/(contract|app))/|^src/platform/web/(camera|codeReader)\\.ts$',
      },
    },
    ...CONSOLE.flatMap((folder, index) => ({
      name: `console-app-${folder}`,
      comment: `Each folder of console/app imports only folders to its right: ${CONSOLE.join(' → ')}`,
      severity: 'error',
      from: { path: `^console/app/${folder}/` },
      to: { path: `^console/app/([^/]+\\.tsx?$|(${CONSOLE.slice(0, index).join('|') || 'none'})/)` },
    })),
    {
      name: 'console-app-is-a-leaf',
      comment: "Nothing is built on the staff's app but its tests",
      severity: 'error',
      from: { pathNot: '^(console/app|test)/' },
      to: { path: '^console/app/' },
    },
    {
      name: 'storefront-without-node',
      comment: 'The storefront runs on phones',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-cycles', comment: 'Cut the cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolves',
      comment: 'The import leads nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'ships-no-tools',
      comment: 'What runs for guests is a dependency, not a devDependency',
      severity: 'error',
      from: { path: '^(src|server|console)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'], pathNot: '/@types/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(scss|css|png|webp|svg|jpg|woff2)$' },
    webpackConfig: { fileName: join(__dirname, 'aliases.js') },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
