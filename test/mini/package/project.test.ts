import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../config/tasks/steps'

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Record<string, unknown>

/** Configuration that the vendors' tools need besides the package; they open the repository or the built folder. */
describe('the project configuration of the vendors’ tools', () => {
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

  it('dist/alipay/mini.project.json states for Alipay’s tool how the package was built', () => {
    expect(read('dist/alipay/mini.project.json')).toMatchObject({
      format: 2,
      compileType: 'mini',
      miniprogramRoot: './',
      compileOptions: { component2: true },
    })
  })

  it('lets every page draw its own title bar, with each platform’s option', () => {
    expect(read('dist/weapp/app.json').window).toMatchObject({ navigationStyle: 'custom' })
    expect(read('dist/alipay/app.json').window).toMatchObject({
      transparentTitle: 'always',
      titlePenetrate: 'YES',
      defaultTitle: '',
    })
  })

  it('lets WeChat run only the code of pages that open', () => {
    expect(read('dist/weapp/app.json')).toMatchObject({ lazyCodeLoading: 'requiredComponents' })
  })

  it('puts web pages below the bar of Alipay, whose option WeChat does not get', () => {
    expect(read('dist/alipay/pages/other/web-view.json')).toMatchObject({ transparentTitle: 'none' })
    expect(read('dist/weapp/pages/other/web-view.json')).not.toHaveProperty('transparentTitle')
  })

  it('gives WeChat a light and a dark value for each colour of the window', () => {
    const app = read('dist/weapp/app.json')
    expect(app).toMatchObject({ darkmode: true, themeLocation: 'theme.json' })
    const { light, dark } = read('dist/weapp/theme.json') as Record<string, Record<string, string>>
    const named = Object.values(app.window as Record<string, string>).filter((value) => value.startsWith('@'))
    const names = [...new Set(named.map((value) => value.slice(1)))].sort()
    expect(names).toContain('ground')
    expect([Object.keys(light ?? {}).sort(), Object.keys(dark ?? {}).sort()]).toEqual([names, names])
    const themes = readFileSync(join(ROOT, 'src/styles/theme.scss'), 'utf8')
    for (const theme of [light, dark]) expect(themes).toContain(`--bg: ${theme?.ground};`)
  })
})
