import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../config/tasks/steps'

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Record<string, unknown>

/** What the vendors' tools need to know besides the package; they open the repository or the built folder. */
describe('a project as the vendors’ tools open it', () => {
  const asBuilt = { es6: false, enhance: false, postcss: false, minified: false }

  it.each([
    ['project.config.json', 'dist/weapp/'],
    ['dist/weapp/project.config.json', './'],
  ])('%s points WeChat’s tool at the package, which it takes as it is', (path, miniprogramRoot) => {
    expect(read(path)).toMatchObject({
      miniprogramRoot,
      compileType: 'miniprogram',
      appid: expect.stringMatching(/^(wx\w{16}|touristappid)$/),
      projectname: 'warm-table-storefront',
      setting: asBuilt,
    })
  })

  it('dist/alipay/mini.project.json tells Alipay’s tool how the package is made', () => {
    expect(read('dist/alipay/mini.project.json')).toMatchObject({
      format: 2,
      compileType: 'mini',
      miniprogramRoot: './',
      compileOptions: { component2: true },
    })
  })
})
