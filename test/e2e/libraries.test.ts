import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../config/tasks/steps'
import { goodsContract } from '../../src/contract/goods'
import { librariesIn } from '../mini/package/libraries'

const folder = join(ROOT, 'dist/h5/js')
const scripts = readdirSync(folder)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))

it('the site is built with React, react-dom, taro-ui and i18next themselves, and without Preact', () => {
  expect(librariesIn(scripts)).toEqual(['react', 'reconciler', 'reactDom', 'taroUi', 'i18next'])
})

it('the site is built without the schemas of endpoints', () => {
  // Every endpoint of the contract has a summary, and only there.
  expect(scripts.filter((script) => script.includes(goodsContract.menu.summary))).toEqual([])
})
