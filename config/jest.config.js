const { resolve } = require('node:path')

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    isModule: 'unknown',
    module: { type: 'commonjs' },
  },
]

/** Packages that Node loads itself (config/jest/native.js). */
const native = 'drizzle-orm|@electric-sql/pglite|pg|playwright-core'

/** Packages that are ES modules, which Jest does not read. */
const esModules = 'mobx|mobx-react-lite|valibot|i18next|cookie|light-my-request/node_modules/cookie|qr'

const rootDir = resolve(__dirname, '..')

/** Has Node load these packages and files, and swc transform the rest, of packages the ES modules only. */
const loading = (packages, files = '') => ({
  transform: {
    [`/node_modules/(${packages})/${files}`]: '<rootDir>/config/jest/native.js',
    '^.+\\.(m?[jt]sx?)$': swc,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${packages}|${esModules})/)`],
})

/** Options of all projects. A platform file resolves to its H5 variant where there is one, as in the H5 build. */
const shared = {
  rootDir,
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/.bench/',
    '<rootDir>/.cache/',
    '<rootDir>/test/mini/fixture/',
  ],
  moduleFileExtensions: ['h5.tsx', 'h5.ts', 'tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '\\.(png|jpg|webp|svg)$': '<rootDir>/config/jest/asset.js',
    '\\.(scss|css)$': '<rootDir>/config/jest/styles.js',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  ...loading(native),
  restoreMocks: true,
}

/** Options of projects whose tests run the server: Node itself loads it, what it shares with the storefront, and the packages that tests share with it. */
const withServer = {
  testEnvironment: '<rootDir>/config/jest/oneContext.js',
  ...loading(
    `${native}|fastify|sharp|valibot`,
    `|^${rootDir}/((server|console/contract|src/(contract|domain))/|test/server/support/ofWorker)`,
  ),
}

const server = ['<rootDir>/test/server/', '<rootDir>/test/api/']
const pages = ['pages', 'components', 'shell', 'hooks', 'ui'].map((folder) => `<rootDir>/test/${folder}/`)
const userAgent = '<rootDir>/config/jest/userAgent.js'
const quickPasswords = '<rootDir>/config/jest/quickPasswords.ts'
const e2e = ['<rootDir>/test/e2e/']
const mini = ['<rootDir>/test/mini/']

/** Tests of H5 variants run in jsdom, wherever they lie. */
const h5 = '\\.h5\\.test\\.tsx?$'

/** The tests below some folders. */
const under = (folders) => ({ testMatch: folders.map((folder) => `${folder}**/*.test.{ts,tsx}`) })

/** Test projects by level: rules and contract in Node, pages in jsdom; e2e and mini need the builds and a browser. */
module.exports = {
  rootDir: resolve(__dirname, '..'),
  // Only for tests that hang, on a machine that may be busy; a failing test reports its own error earlier.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/config/jest/longestFirst.js',
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      setupFiles: [userAgent],
      ...under(['<rootDir>/test/']),
      testPathIgnorePatterns: [...server, ...pages, ...e2e, ...mini, h5],
    },
    {
      ...shared,
      displayName: 'server',
      ...withServer,
      setupFiles: [userAgent, quickPasswords],
      ...under(server),
      testPathIgnorePatterns: [h5],
    },
    {
      ...shared,
      displayName: 'pages',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['node', 'node-addons'] },
      testMatch: [...under(pages).testMatch, '<rootDir>/test/**/*.h5.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/config/jest/browser.js', '<rootDir>/config/jest/texts.ts'],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^@tarojs/taro$': '@tarojs/test-utils-react/dist/jest/runtime/taro-h5.js',
        '^@tarojs/components$': '<rootDir>/config/jest/components.js',
        '^@tarojs/components/dist/components$': '<rootDir>/config/jest/asset.js',
      },
      transform: { 'runtime/taro-h5\\.js$': '<rootDir>/config/taro-patches/jestHooks.js', ...shared.transform },
      transformIgnorePatterns: [],
    },
    {
      ...shared,
      displayName: 'e2e',
      ...withServer,
      ...under(e2e),
      setupFiles: ['<rootDir>/config/jest/texts.ts', quickPasswords],
    },
    { ...shared, ...withServer, displayName: 'mini', setupFiles: [quickPasswords], ...under(mini) },
  ],
}
