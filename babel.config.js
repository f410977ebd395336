const { TARO_ENV } = process.env

/** The patched preset needs native class fields, which only the browsers of H5 have. */
const preset = TARO_ENV === 'h5' ? require.resolve('./config/taro-patches/babelPreset.js') : 'taro'

/** Browsers of the last three years for H5; mini-programs get syntax that phones of 2017 read (ES2015 with async functions as generators). */
const targets = TARO_ENV === 'h5' ? { chrome: '94', safari: '15.4', firefox: '93' } : { ios: '10', chrome: '53' }

module.exports = {
  presets: [[preset, { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, targets }]],
  // Fields of classes as plain assignments, without a helper for each.
  assumptions: { setPublicClassFields: true },
  plugins: [require.resolve('./config/babel/pureSchemas.js')],
}
