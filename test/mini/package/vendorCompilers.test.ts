import { join } from 'node:path'
import { ROOT } from '../../../config/tasks/steps'
import { lint } from '../lint/lint'
import { MiniPackage, type Platform } from './miniPackage'
import { refusedStyles, refusedTemplates } from './vendorCompilers'

const built = (platform: Platform) => MiniPackage.read(platform, join(ROOT, 'dist', platform))

/** Selectors that WeChat's compiler refuses, each with a rule. */
const REFUSED = [
  '* ',
  '.a > *',
  '.a + *',
  '.a *::after',
  '.a, .b *',
  '.a > :first-child',
  '.a ~ :not(.b)',
  '.a > [class]',
]
/** Similar selectors that it accepts. */
const ACCEPTED = ['.a > .b', '.a > view', '.a :first-child', '.a > .b:first-child', '.a::after', ':root', '.a:not(.b)']

const withStyle = (platform: Platform, selector: string) => {
  const style = platform === 'weapp' ? 'wxss' : 'acss'
  return new MiniPackage(platform, new Map([[`app.${style}`, Buffer.from(`${selector} { color: red }`)]]))
}
const lintedStyles = (pkg: MiniPackage) => lint(pkg).filter(({ rule }) => rule === 'selector')

describe.each<Platform>(['weapp', 'alipay'])('the styles of %s', (platform) => {
  it('are accepted by WeChat’s style compiler', () => {
    expect(refusedStyles(built(platform))).toEqual([])
  })

  it.each(REFUSED)('with the selector "%s" are refused by the compiler and by the lint', (selector) => {
    const pkg = withStyle(platform, selector)
    expect(refusedStyles(pkg).join()).toMatch(/token/)
    expect(lintedStyles(pkg)).toHaveLength(1)
  })

  it.each(ACCEPTED)('with the selector "%s" are accepted by both', (selector) => {
    const pkg = withStyle(platform, selector)
    expect(refusedStyles(pkg)).toEqual([])
    expect(lintedStyles(pkg)).toEqual([])
  })
})

it('WeChat’s template compiler accepts the templates and filters', () => {
  expect(refusedTemplates(built('weapp'))).toEqual([])
})
