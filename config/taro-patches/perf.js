/** Taro 4.2.0, @tarojs/runtime: the recorder of times that `options.debug` switches on, which no build sets. */
export const perf = {
  start() {},
  stop() {},
}
