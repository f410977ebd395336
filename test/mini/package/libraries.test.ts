import { join } from 'node:path'
import { ROOT } from '../../../config/tasks/steps'
import { goodsContract } from '../../../src/contract/goods/goods'
import { librariesIn } from './libraries'
import { MiniPackage, type Platform } from './miniPackage'

it.each<Platform>(['weapp', 'alipay'])(
  'the package of %s is built with React, taro-ui and i18next themselves, and without Preact and react-dom',
  (platform) => {
    const built = MiniPackage.read(platform, join(ROOT, 'dist', platform))
    expect(librariesIn(built.paths('js').map((path) => built.text(path)))).toEqual([
      'react',
      'reconciler',
      'taroUi',
      'i18next',
    ])
  },
)

it.each<Platform>(['weapp', 'alipay'])('the package of %s is built without the schemas of endpoints', (platform) => {
  const built = MiniPackage.read(platform, join(ROOT, 'dist', platform))
  // Every endpoint of the contract has a summary, and only there.
  expect(built.paths('js').filter((path) => built.text(path).includes(goodsContract.menu.summary))).toEqual([])
})

it.each<Platform>(['weapp', 'alipay'])('only subpackages of %s contain taro-ui', (platform) => {
  const built = MiniPackage.read(platform, join(ROOT, 'dist', platform))
  const containing = built.paths('js').filter((path) => librariesIn([built.text(path)]).includes('taroUi'))
  expect(containing.filter((path) => !/^pages\/(?:order|reserve|my\/other|my\/integral)\//.test(path))).toEqual([])
})
