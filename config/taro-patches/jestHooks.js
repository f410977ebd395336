const { createTransformer } = require('@swc/jest')
const addReactHooks = require('@tarojs/plugin-framework-react/dist/api-loader.js')

/** Taro 4.2.0, @tarojs/test-utils-react: its H5 API lacks the React hooks, which the H5 build adds by the loader that is used here too. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options ?? { jsc: { target: 'es2022' }, module: { type: 'commonjs' } })
    return { ...swc, process: (source, ...rest) => swc.process(addReactHooks(source), ...rest) }
  },
}
