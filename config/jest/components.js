const plain = require('../../src/platform/web/plain')

/** The elements of the H5 build. Taro's own are loaded when one is asked for: they ask for this module themselves while they load. */
module.exports = new Proxy(
  { __esModule: true, ...plain },
  { get: (own, name) => own[name] ?? require('@tarojs/plugin-platform-h5/dist/runtime/components')[name] },
)
