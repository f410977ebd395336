import type { Fault } from './fault'
import { edit, editTemplates, filter, prepend, tap } from './plant'

/** Adds two kilobytes to every setData call. */
const PADDED = `var define = Page; Page = function (page) {
  var load = page.onLoad
  page.onLoad = function () {
    var set = this.setData
    this.setData = function (data, done) { set.call(this, Object.assign({}, data, { pad: new Array(2000).join('x') }), done) }
    return load.apply(this, arguments)
  }
  define(page)
}`

/** Faults that are detected only by running the package. */
export const runtimeFaults: Fault[] = [
  { name: 'a dropped tap handler', plant: (pkg) => editTemplates(pkg, `${tap(pkg)}="eh"`, ''), caughtBy: 'flow' },
  {
    name: 'a handler that no page has',
    plant: (pkg) => editTemplates(pkg, `${tap(pkg)}="eh"`, `${tap(pkg)}="ehh"`),
    caughtBy: 'host handler',
  },
  {
    name: 'nodes without their ids',
    plant: (pkg) => editTemplates(pkg, /(id|data-sid)="\{\{i\.(uid\|\|i\.)?sid\}\}"/g, ''),
    caughtBy: 'flow',
  },
  {
    name: 'a swapped template level',
    plant: (pkg) => edit(pkg, filter(pkg), "'tmpl_' + l +", "'tmpl_' + (l + 7) +"),
    caughtBy: 'host template',
  },
  {
    name: 'a filter that lost a function',
    plant: (pkg) => edit(pkg, filter(pkg), 'a: function', 'z: function'),
    caughtBy: 'host template',
  },
  {
    name: 'a filter with a wrong result',
    plant: (pkg) => edit(pkg, filter(pkg), 'return a === undefined ? b : a', 'return b'),
    caughtBy: 'flow',
  },
  { name: 'text that is not drawn', plant: (pkg) => editTemplates(pkg, '{{i.v}}', '{{i.w}}'), caughtBy: 'flow' },
  {
    name: 'a dead swiper',
    plant: (pkg) => editTemplates(pkg, /(<swiper\b[^>]*?)(?:bindchange|onChange)="eh"/g, '$1'),
    caughtBy: 'flow',
  },
  {
    name: 'a dead field',
    plant: (pkg) => editTemplates(pkg, /(<input\b[^>]*?)(?:bindinput|onInput)="eh"/g, '$1'),
    caughtBy: 'flow',
  },
  {
    name: 'a page that does not list its component',
    plant: (pkg) => pkg.write('pages/home.json', '{"usingComponents":{}}'),
    caughtBy: 'host component',
  },
  {
    name: 'a chunk that waits forever for another',
    plant: (pkg) => edit(pkg, 'pages/home.js', /\.O\(0,\[/, '.O(0,[99999,'),
    caughtBy: 'host package',
  },
  {
    name: 'a global of the browser at import',
    plant: (pkg) => prepend(pkg, 'pages/home.js', 'document.title'),
    caughtBy: 'host throw',
  },
  {
    name: 'a date that iPhones cannot read',
    plant: (pkg) => edit(pkg, 'pages/me.js', '2026-11-20T10:00:00+07:00', '2026-11-20 10:00'),
    caughtBy: 'flow',
  },
  {
    name: 'a function that old phones lack, called by a name that the lint does not see',
    plant: (pkg) => prepend(pkg, 'pages/home.js', '[1]["at"](-1)'),
    caughtBy: 'host throw',
  },
  {
    name: 'a page that throws',
    plant: (pkg) => prepend(pkg, 'pages/extra/form.js', 'throw new Error("planted")'),
    caughtBy: 'host throw',
  },
  {
    name: 'an unhandled rejection',
    plant: (pkg) => prepend(pkg, 'pages/home.js', 'Promise.reject(new Error("planted"))'),
    caughtBy: 'host rejection',
  },
  {
    name: 'an error on the console',
    plant: (pkg) => prepend(pkg, 'pages/home.js', 'console.error("planted")'),
    caughtBy: 'host console',
  },
  {
    name: 'a function that the host does not implement',
    plant: (pkg) => prepend(pkg, 'pages/home.js', `${pkg.dialect.api}.openBluetoothAdapter({ fail: function () {} })`),
    caughtBy: 'host unanswered',
  },
  {
    name: 'navigation to a missing page',
    plant: (pkg) => edit(pkg, 'pages/home.js', '/pages/extra/detail', '/pages/extra/details'),
    caughtBy: 'host rejection',
  },
  {
    name: 'a target of scroll-into-view inside of a component',
    plant: (pkg) => edit(pkg, 'pages/extra/media.js', /drawnBy:\s*"page"/, 'drawnBy:"component"'),
    caughtBy: 'host throw',
  },
  { name: 'updates beyond the budget', plant: (pkg) => prepend(pkg, 'pages/home.js', PADDED), caughtBy: 'flow' },
]
