import type { MiniPackage } from '../package/miniPackage'

/** Replaces in a file of the package; a fault that finds nothing to break would prove nothing, so it throws. */
export function edit(pkg: MiniPackage, path: string, from: string | RegExp, to: string) {
  const before = pkg.text(path)
  const after = typeof from === 'string' ? before.replaceAll(from, to) : before.replace(from, to)
  if (after === before) throw new Error(`${path} holds no ${String(from)}`)
  pkg.write(path, after)
}

/** Replaces in every template: Alipay's pages carry copies of the base's. */
export function editTemplates(pkg: MiniPackage, from: string | RegExp, to: string) {
  const holding = pkg
    .paths(pkg.dialect.template)
    .filter((path) => pkg.text(path).search(from instanceof RegExp ? new RegExp(from.source) : literal(from)) >= 0)
  if (!holding.length) throw new Error(`no template holds ${String(from)}`)
  for (const path of holding) edit(pkg, path, from, to)
}

const literal = (text: string) => new RegExp(text.replace(/[{}|.()[\]*+?^$]/g, '\\$&'))

/** Code that runs before a script of the package. */
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
