const plain = require('../../src/platform/web/plain')

/** The components of the H5 build. Taro's components load lazily and import this module while they load. */
module.exports = new Proxy(
  { __esModule: true, ...plain },
  { get: (own, name) => own[name] ?? require('@tarojs/plugin-platform-h5/dist/runtime/components')[name] },
)
