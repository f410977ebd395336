import { base, edit, editApp, editTemplates, prepend, remove } from './plant'
import type { Fault } from './fault'

const MB = 1024 * 1024

/** Faults that are detected without running the package. */
export const packageFaults: Fault[] = [
  { name: 'a page whose script is missing', plant: (pkg) => remove(pkg, 'pages/me.js'), caughtBy: 'lint page' },
  {
    name: 'a page whose template is missing',
    plant: (pkg) => remove(pkg, `pages/extra/form.${pkg.dialect.template}`),
    caughtBy: 'lint page',
  },
  { name: 'an import that is missing', plant: (pkg) => remove(pkg, base(pkg)), caughtBy: 'lint template' },
  {
    name: 'a chunk that is cut off',
    plant: (pkg) => pkg.write('vendors.js', pkg.text('vendors.js').slice(0, -40)),
    caughtBy: 'lint syntax',
  },
  { name: 'a chunk that is missing', plant: (pkg) => remove(pkg, 'vendors.js'), caughtBy: 'lint require' },
  { name: 'a syntax error', plant: (pkg) => prepend(pkg, 'pages/home.js', 'var = 1'), caughtBy: 'lint syntax' },
  {
    name: 'syntax that old phones cannot read',
    plant: (pkg) => prepend(pkg, 'pages/home.js', 'var a = {}; a?.b ?? 1'),
    caughtBy: 'lint syntax',
  },
  {
    name: 'a function of the language that old phones lack',
    plant: (pkg) =>
      prepend(pkg, 'pages/home.js', pkg.platform === 'weapp' ? '"a".replaceAll("a", "b")' : '[[1]].flat()'),
    caughtBy: 'lint built-in',
  },
  {
    name: 'a filter in modern syntax',
    plant: (pkg) => pkg.write(`utils.${pkg.dialect.script}`, 'const a = 1 +'),
    caughtBy: 'lint filter',
  },
  { name: 'a component that is missing', plant: (pkg) => remove(pkg, 'custom-wrapper.js'), caughtBy: 'lint component' },
  {
    name: 'a component that does not declare itself',
    plant: (pkg) => edit(pkg, 'custom-wrapper.json', '"component":true', '"component":false'),
    caughtBy: 'lint component',
  },
  {
    name: 'an unknown tag',
    plant: (pkg) => editTemplates(pkg, '<swiper ', '<swipper '),
    caughtBy: 'lint tag',
  },
  {
    name: 'a template that does not parse',
    plant: (pkg) => pkg.write(`pages/me.${pkg.dialect.template}`, '<view><text></view>'),
    caughtBy: 'lint template',
  },
  {
    name: 'a tab that is no page',
    plant: (pkg) => edit(pkg, 'app.json', /("pagePath":")pages\/me/, '$1pages/mee'),
    caughtBy: 'lint tab bar',
  },
  { name: 'a tab without its icon', plant: (pkg) => remove(pkg, 'assets/tab.png'), caughtBy: 'lint tab bar' },
  {
    name: 'a tab icon that is too large',
    plant: (pkg) => void pkg.files.set('assets/tab.png', Buffer.alloc(50 * 1024)),
    caughtBy: 'lint tab bar',
  },
  {
    name: 'an oversized main package',
    plant: (pkg) => void pkg.files.set('assets/big.png', Buffer.alloc(2 * MB)),
    caughtBy: 'lint size',
  },
  {
    name: 'an oversized subpackage',
    plant: (pkg) => void pkg.files.set('pages/extra/big.png', Buffer.alloc(MB / 2)),
    caughtBy: 'lint size',
  },
  {
    name: "the other vendor's object",
    plant: (pkg) => prepend(pkg, 'pages/home.js', pkg.platform === 'weapp' ? 'my.alert({})' : 'wx.login({})'),
    caughtBy: 'lint foreign',
  },
  { name: 'eval', plant: (pkg) => prepend(pkg, 'pages/home.js', 'eval("1")'), caughtBy: 'lint eval' },
  {
    name: 'code made from text',
    plant: (pkg) => prepend(pkg, 'pages/home.js', 'new Function("a", "return a")'),
    caughtBy: 'lint eval',
  },
  {
    name: 'a subpackage page that is not registered',
    plant: (pkg) => editApp(pkg, (app) => (app.subPackages ?? app.subpackages ?? []).map(({ pages }) => pages.pop())),
    caughtBy: 'lint unregistered',
  },
  {
    name: "a main page under a subpackage's root",
    plant: (pkg) => editApp(pkg, (app) => app.pages.push('pages/extra/detail')),
    caughtBy: 'lint page',
  },
  {
    name: "a subpackage's root inside another one",
    plant: (pkg) =>
      editApp(pkg, (app) => (app.subPackages ?? app.subpackages ?? []).push({ root: 'pages/extra/more', pages: [] })),
    caughtBy: 'lint subpackage',
  },
  {
    name: 'a style import that is missing',
    plant: (pkg) => pkg.write(`app.${pkg.dialect.style}`, '@import "./gone.css";'),
    caughtBy: 'lint style',
  },
  {
    name: 'a style that loads a file of the package',
    plant: (pkg) => pkg.write(`app.${pkg.dialect.style}`, '.row { background: url(/gone.png) }'),
    caughtBy: 'lint style',
  },
  {
    name: "a selector that WeChat's style compiler refuses",
    plant: (pkg) => pkg.write(`app.${pkg.dialect.style}`, '.row > * { margin: 0 }'),
    caughtBy: 'lint selector',
  },
  {
    name: 'JSON that cannot be read',
    plant: (pkg) => pkg.write('pages/home.json', '{"usingComponents":{},}'),
    caughtBy: 'lint json',
  },
  {
    name: 'a picture that is missing',
    plant: (pkg) => edit(pkg, 'pages/extra/media.js', '/assets/tab.png', '/assets/gone.png'),
    caughtBy: 'lint asset',
  },
]
