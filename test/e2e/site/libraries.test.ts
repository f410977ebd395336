import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST_PAGES } from '../../../config/h5/pageFiles'
import { ROOT } from '../../../config/tasks/steps'
import { goodsContract } from '../../../src/contract/goods/goods'
import { librariesIn } from '../../mini/package/libraries'

const SITE = join(ROOT, 'dist/h5')
const read = (file: string) => readFileSync(join(SITE, file), 'utf8')
const files = readdirSync(join(SITE, 'js'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => `js/${file}`)
const scripts = files.map(read)

it('the site is built with React, react-dom, taro-ui and i18next themselves, and without Preact', () => {
  expect(librariesIn(scripts)).toEqual(['react', 'reconciler', 'reactDom', 'taroUi', 'i18next'])
})

it('the site is built without the schemas of endpoints', () => {
  // Every endpoint of the contract has a summary, and only there.
  expect(scripts.filter((script) => script.includes(goodsContract.menu.summary))).toEqual([])
})

it.each(FIRST_PAGES)('the first load of %s does not contain taro-ui', (page) => {
  const chunks = JSON.parse(readFileSync(`${SITE}.chunks.json`, 'utf8')) as Record<string, string[]>
  const loaded = [...files.filter((file) => file.startsWith('js/app.')), ...(chunks[page] ?? [])]
  expect(loaded.length).toBeGreaterThan(1)
  expect(librariesIn(loaded.map(read))).not.toContain('taroUi')
})
