/**
 * Taro 4.2.0, @tarojs/api: the tools of its `Taro` object. That of browsers (@tarojs/taro-h5) has a `pxTransform` of its own and takes only
 * `Behavior` and `preload`, which no page calls.
 */
export const Behavior = (options) => options

const nothing = () => undefined

export { nothing as getInitPxTransform, nothing as getPreload, nothing as getPxTransform }
