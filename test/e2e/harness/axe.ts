import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { ROOT } from '../../../config/tasks/steps'

const script = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8')

/** What keeps people with disabilities from using the page now: serious and critical violations of axe-core, one line each. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(script)
  // What is still fading in has the colours of neither state. Skeletons move for ever.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity).map((one) => one.finished))',
  )
  // A frame shows a page of somebody else, which is not ours to judge and refuses to be asked.
  const options = '{ resultTypes: ["violations"], iframes: false }'
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`))
}
