import { parse } from 'postcss'
import { ownStyle, styleOwners } from '../package/styles'
import { resolveFrom } from '../package/miniPackage'
import type { Finding, Rule } from './finding'

const URL = /url\(\s*["']?([^"')]+)["']?\s*\)/g
/** What WeChat's style compiler refuses: the universal selector, and a combinator before `:` or `[`. */
const REFUSED = /\*|[>+~]\s*[:[]/
const REMOTE = /^(data:|https?:|\/\/)/

/** Every imported style exists. */
export const styleImports: Rule = (pkg) => {
  const problems: string[] = []
  const owners = new Set(pkg.pages.flatMap((page) => styleOwners(pkg, page)))
  for (const owner of owners) ownStyle(pkg, owner, problems)
  return [...new Set(problems)].map((problem) => {
    const [path = '', message = ''] = problem.split(': ', 2)
    return { rule: 'style', path, message }
  })
}

/** WeChat's styles load nothing from the package; Alipay's load only existing files. */
export const styleAssets: Rule = (pkg) =>
  pkg.paths(pkg.dialect.style).flatMap((path) =>
    [...pkg.text(path).matchAll(URL)]
      .map(([, url = '']) => url.trim())
      .filter((url) => !REMOTE.test(url))
      .filter((url) => pkg.platform === 'weapp' || !pkg.files.has(resolveFrom(path, url)))
      .map((url) => ({
        rule: 'style',
        path,
        message:
          pkg.platform === 'weapp'
            ? `loads ${url} from the package, which WeChat's styles cannot`
            : `loads ${url}, which is missing`,
      })),
  )

/** Every selector is one that WeChat's style compiler accepts. */
export const selectors: Rule = (pkg) =>
  pkg.paths(pkg.dialect.style).flatMap((path) => {
    const findings: Finding[] = []
    parse(pkg.text(path)).walkRules(({ selector }) => {
      const message = `${selector}: WeChat's style compiler refuses * and a combinator before : or [`
      if (REFUSED.test(selector)) findings.push({ rule: 'selector', path, message })
    })
    return findings
  })
