import type { MiniPackage, PageJson } from '../package/miniPackage'
import type { Finding, Rule } from './finding'

const missing = (rule: string, pkg: MiniPackage, owner: string, endings: string[]): Finding[] =>
  endings
    .filter((ending) => !pkg.files.has(`${owner}.${ending}`))
    .map((ending) => ({ rule, path: `${owner}.${ending}`, message: 'is missing' }))

/** The root of the subpackage that contains a path; empty for the main package. */
export const rootOf = (pkg: MiniPackage, path: string) =>
  pkg.subpackages.find(({ root }) => path.startsWith(`${root}/`))?.root ?? ''

/** Every JSON file can be parsed. */
export const readable: Rule = (pkg) =>
  pkg.paths('json').flatMap((path) => {
    try {
      JSON.parse(pkg.text(path))
      return []
    } catch (error) {
      return [{ rule: 'json', path, message: (error as Error).message }]
    }
  })

/** Every registered page has its files, is registered once, and no main page lies under a subpackage's root. */
export const pages: Rule = (pkg) => {
  const seen = new Set<string>()
  return [...pkg.pages.entries()].flatMap(([index, page]) => {
    const found = missing('page', pkg, page, ['js', 'json', pkg.dialect.template])
    if (seen.has(page)) found.push({ rule: 'page', path: page, message: 'is registered twice' })
    seen.add(page)
    const main = index < pkg.app.pages.length
    if (main && rootOf(pkg, page))
      found.push({
        rule: 'page',
        path: page,
        message: `is a main page under the root of subpackage ${rootOf(pkg, page)}`,
      })
    return found
  })
}

/** No subpackage's root lies inside another one, which WeChat refuses. */
export const subpackages: Rule = (pkg) =>
  pkg.subpackages
    .filter(({ root }) => pkg.subpackages.some((other) => root.startsWith(`${other.root}/`)))
    .map(({ root }) => ({ rule: 'subpackage', path: root, message: 'lies inside the root of another subpackage' }))

/** Every compiled page is registered. */
export const registered: Rule = (pkg) => {
  const known = new Set([...pkg.pages, 'app', pkg.dialect.tabBar])
  const components = new Set(pkg.paths('json').flatMap((path) => Object.values(pkg.using(path.replace(/\.json$/, '')))))
  return pkg
    .paths(pkg.dialect.template)
    .map((path) => path.slice(0, -pkg.dialect.template.length - 1))
    .filter((owner) => pkg.files.has(`${owner}.js`) && !known.has(owner) && !components.has(owner))
    .filter((owner) => !pkg.json<PageJson>(`${owner}.json`).component)
    .map((owner) => ({ rule: 'unregistered', path: owner, message: 'is compiled but in no list of app.json' }))
}

/** Every component that a page uses exists, declares itself, and lies in the page's package or in the main one. */
export const components: Rule = (pkg) => {
  const users = [
    ...pkg.pages,
    ...pkg
      .paths('json')
      .map((path) => path.replace(/\.json$/, ''))
      .filter((owner) => pkg.json<PageJson>(`${owner}.json`).component),
  ]
  return [...new Set(users)].flatMap((user) =>
    Object.values(pkg.using(user)).flatMap((component) => {
      const found = missing('component', pkg, component, ['js', 'json', pkg.dialect.template])
      const root = rootOf(pkg, component)
      if (root && root !== rootOf(pkg, user))
        found.push({ rule: 'component', path: user, message: `uses ${component} of another subpackage` })
      if (!found.length && !pkg.json<PageJson>(`${component}.json`).component)
        found.push({ rule: 'component', path: `${component}.json`, message: 'does not say "component": true' })
      return found
    }),
  )
}
