const { createTransformer } = require('@swc/jest')
const addReactHooks = require('@tarojs/plugin-framework-react/dist/api-loader.js')

/** Adds Taro's React hooks to the H5 API, as the H5 build does. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options ?? { jsc: { target: 'es2022' }, module: { type: 'commonjs' } })
    return { ...swc, process: (source, ...rest) => swc.process(addReactHooks(source), ...rest) }
  },
}
