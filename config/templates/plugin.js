const path = require('node:path')
const attributes = require('./attributes')

/** Taro plugin that passes accessibility attributes through the mini-program templates. */
module.exports = (ctx) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      if (!platform.template) return
      platform.template.mergeComponents(ctx, attributes)
      platform.runtimePath = [].concat(platform.runtimePath, path.join(__dirname, 'runtime.js'))
    },
  })
}
