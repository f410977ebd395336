import { defineConfig } from '@tarojs/cli'

/** The unchanged options of Taro's template, except for the storefront's design width. */
export default defineConfig<'webpack5'>({
  projectName: 'taro-as-generated',
  date: '2026-11-20',
  designWidth: 390,
  deviceRatio: { 390: 750 / 390, 750: 1, 375: 2 },
  sourceRoot: 'src',
  outputRoot: '../../../.bench/reference',
  framework: 'react',
  compiler: 'webpack5',
  plugins: [],
  h5: {
    publicPath: '/',
    staticDirectory: 'static',
    output: { filename: 'js/[name].[hash:8].js', chunkFilename: 'js/[name].[chunkhash:8].js' },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[hash].css',
      chunkFilename: 'css/[name].[chunkhash].css',
    },
    postcss: { autoprefixer: { enable: true, config: {} } },
  },
})
