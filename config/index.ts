import { defineConfig } from '@tarojs/cli'

/** What Taro builds, for all three targets. `TARO_ENV` is set by the CLI's `--type`. */
export default defineConfig<'webpack5'>({
  projectName: 'warm-table-storefront',
  date: '2026-11-20',
  designWidth: 390,
  deviceRatio: { 390: 750 / 390, 375: 2, 750: 1 },
  sourceRoot: 'src',
  outputRoot: `dist/${process.env.TARO_ENV ?? 'h5'}`,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: true },
  plugins: [],
  defineConstants: {},
  copy: { patterns: [], options: {} },
  mini: {
    baseLevel: 6,
    optimizeMainPackage: { enable: true },
    postcss: { pxtransform: { enable: true, config: {} }, cssModules: { enable: true, config: { namingPattern: 'module', generateScopedName: '[local]_[hash:base64:5]' } } },
  },
  h5: {
    publicPath: '/',
    staticDirectory: 'static',
    useHtmlComponents: true,
    router: { mode: 'hash' },
    output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
    postcss: { autoprefixer: { enable: true, config: {} }, cssModules: { enable: true, config: { namingPattern: 'module', generateScopedName: '[local]_[hash:base64:5]' } } },
  },
})
