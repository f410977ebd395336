import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'
import { ROOT } from '../../../config/tasks/steps'

const script = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8')

/** Serious and critical accessibility violations of axe-core on the page, or on the parts that a selector matches, one line each. */
export async function accessibilityProblems(page: Page, parts = 'html'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(script)
  // Fading elements have intermediate colours. Skeletons animate forever.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity).map((one) => one.finished))',
  )
  // External pages in frames are not ours and block the check. The results of passed rules are large.
  const violations = await page.evaluate<Result[]>(`{
    const grave = ({ impact }) => impact === 'serious' || impact === 'critical'
    const minor = axe._audit.rules.filter((rule) => !grave(rule))
    const rules = Object.fromEntries(minor.map(({ id }) => [id, { enabled: false }]))
    const include = [...document.querySelectorAll(${JSON.stringify(parts)})]
    axe.run({ include }, { rules, resultTypes: ['violations'], iframes: false, selectors: false })
      .then(({ violations }) => violations.filter(grave))
  }`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  )
}
