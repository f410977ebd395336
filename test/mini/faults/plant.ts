import type { MiniPackage } from '../package/miniPackage'

/** Replaces text in a file of the package; throws if nothing matches, since the fault would prove nothing. */
export function edit(pkg: MiniPackage, path: string, from: string | RegExp, to: string) {
  const before = pkg.text(path)
  const after = typeof from === 'string' ? before.replaceAll(from, to) : before.replace(from, to)
  if (after === before) throw new Error(`${path} holds no ${String(from)}`)
  pkg.write(path, after)
}

/** Replaces text in every template: Alipay's pages hold copies of the base template. */
export function editTemplates(pkg: MiniPackage, from: string | RegExp, to: string) {
  const holding = pkg
    .paths(pkg.dialect.template)
    .filter((path) => pkg.text(path).search(from instanceof RegExp ? new RegExp(from.source) : literal(from)) >= 0)
  if (!holding.length) throw new Error(`no template holds ${String(from)}`)
  for (const path of holding) edit(pkg, path, from, to)
}

const literal = (text: string) => new RegExp(text.replace(/[{}|.()[\]*+?^$]/g, '\\$&'))

/** Inserts code before a script of the package. */
export const prepend = (pkg: MiniPackage, path: string, code: string) => pkg.write(path, `${code};${pkg.text(path)}`)

export function remove(pkg: MiniPackage, path: string) {
  if (!pkg.files.delete(path)) throw new Error(`the package has no ${path}`)
}

/** Changes app.json. */
export function editApp(pkg: MiniPackage, change: (app: MiniPackage['app']) => void) {
  const { app } = pkg
  change(app)
  pkg.write('app.json', JSON.stringify(app))
}

export const base = (pkg: MiniPackage) => `base.${pkg.dialect.template}`
export const filter = (pkg: MiniPackage) => `utils.${pkg.dialect.script}`
export const tap = (pkg: MiniPackage) => (pkg.platform === 'weapp' ? 'bindtap' : 'onTap')
