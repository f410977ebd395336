import type { Compiler, Stats } from 'webpack'

/**
 * Taro 4.2.0, @tarojs/webpack5-runner: after a build it prints errors and warnings, and asks webpack twice for the statistics of all
 * modules and chunks to find them (webpack-format-messages), which took half the processor time of a build. A call without options
 * gets messages only. A plugin of webpack.
 */
export class MessageStats {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap({ name: 'MessageStats', stage: -1000 }, (stats) => {
      const toJson = stats.toJson.bind(stats)
      stats.toJson = (options) => toJson(isEmpty(options) ? { all: false, errors: true, warnings: true } : options)
    })
  }
}

const isEmpty = (options: Parameters<Stats['toJson']>[0]) =>
  options === undefined || (typeof options === 'object' && Object.keys(options).length === 0)
