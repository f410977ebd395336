import { readFileSync } from 'node:fs'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'
import { waitForAnimations } from './animations'
import { AXE_FILE, AXE_NAME } from './axeScript'

const script = readFileSync(AXE_FILE, 'utf8')
/** The storefront and the console, whose content policies allow scripts of the site. */
const OF_THE_SITE = /^http:\/\/[^/]+\/(console\/)?(\?[^#]*)?#/

/** Loads axe-core from the site, in a fifth of the time of sending it to the browser. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate('"axe" in window')) return
  const send = () => page.evaluate<unknown>(script)
  if (!OF_THE_SITE.test(page.url())) await send()
  // The network may be cut.
  else await page.addScriptTag({ url: `/${AXE_NAME}` }).catch(send)
}

/** Serious and critical violations of axe-core at this moment. */
function violationsNow(page: Page, parts: string): Promise<Result[]> {
  // External pages in frames are not ours and block the check. The results of passed rules are large.
  return page.evaluate<Result[]>(`{
    const grave = ({ impact }) => impact === 'serious' || impact === 'critical'
    const minor = axe._audit.rules.filter((rule) => !grave(rule))
    const rules = Object.fromEntries(minor.map(({ id }) => [id, { enabled: false }]))
    const include = [...document.querySelectorAll(${JSON.stringify(parts)})]
    axe.run({ include }, { rules, resultTypes: ['violations'], iframes: false, selectors: false })
      .then(({ violations }) => violations.filter(grave))
  }`)
}

/** Serious and critical accessibility violations of axe-core on the page, or on the parts that a selector matches, one line each. */
export async function accessibilityProblems(page: Page, parts = 'html'): Promise<string[]> {
  await loadAxe(page)
  await waitForAnimations(page)
  let violations = await violationsNow(page, parts)
  // What fades in during the check has intermediate colours.
  if (violations.length > 0) {
    await waitForAnimations(page)
    violations = await violationsNow(page, parts)
  }
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  )
}
