import { isPlatformTag } from '../host/elements/tags'
import { compileTemplates } from '../package/templates'
import type { Rule } from './finding'

/** Every template compiles and its imports exist. */
export const templates: Rule = (pkg) =>
  compileTemplates(pkg).problems.map((problem) => {
    const [path = '', ...rest] = problem.split(': ')
    return { rule: 'template', path, message: rest.join(': ') }
  })

/** Every tag is built in or a component that some page registers. */
export const tags: Rule = (pkg) => {
  const used = new Set(pkg.paths('json').flatMap((path) => Object.keys(pkg.using(path.replace(/\.json$/, '')))))
  return pkg.paths(pkg.dialect.template).flatMap((path) => {
    const found = new Set([...pkg.text(path).matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag))
    return [...found]
      .filter((tag) => !isPlatformTag(tag) && !used.has(tag))
      .map((tag) => ({ rule: 'tag', path, message: `<${tag}> is neither built in nor a component` }))
  })
}

/** Every template called by a fixed name is defined in the file or in an imported one. */
export const names: Rule = (pkg) => {
  const ending = pkg.dialect.template
  const defined = new Set(
    pkg
      .paths(ending)
      .flatMap((path) => [...pkg.text(path).matchAll(/<template\s+name="([^"]+)"/g)].map(([, name = '']) => name)),
  )
  return pkg.paths(ending).flatMap((path) =>
    [...pkg.text(path).matchAll(/<template\s+is="([^"{]+)"/g)]
      .map(([, name = '']) => name)
      .filter((name) => !defined.has(name))
      .map((name) => ({ rule: 'template', path, message: `asks for template ${name}, which nothing defines` })),
  )
}
