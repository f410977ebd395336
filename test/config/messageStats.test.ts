import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Compiler, Stats } from 'webpack'
import { MessageStats } from '../../config/taro-patches/messageStats'
import { ROOT } from '../../config/tasks/steps'

/** As Taro's builder loads it. */
const requireOfBuilder = createRequire(join(ROOT, 'node_modules/@tarojs/webpack5-runner/package.json'))
const formatMessages = requireOfBuilder('webpack-format-messages') as (stats: Stats) => unknown

it('the messages of a build are found without the statistics of modules and chunks', () => {
  const toJson = jest.fn(() => ({ errors: [], warnings: [] }))
  const stats = { toJson } as unknown as Stats
  const done = { tap: (_: unknown, act: (stats: Stats) => void) => act(stats) }
  new MessageStats().apply({ hooks: { done } } as unknown as Compiler)
  formatMessages(stats)
  expect(toJson).toHaveBeenCalledWith({ all: false, errors: true, warnings: true })
})
