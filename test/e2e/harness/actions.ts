import type { Locator, Page } from 'playwright-core'
import type { Path } from '../../../src/routes'
import { readCode } from './codes'
import { OPEN_STORE } from './guest'
import type { textsIn } from './texts'
import type { Visitor } from './visitor'

/** The topmost visible button with this name. */
export function button({ page }: Visitor, name: string | RegExp): Locator {
  return page.getByRole('button', { name }).locator('visible=true').last()
}

export function tap(visitor: Visitor, name: string | RegExp): Promise<void> {
  return button(visitor, name).click()
}

/** Waits until a text is visible. */
export function waitForText({ page }: Visitor, text: string | RegExp): Promise<void> {
  return page.getByText(text).locator('visible=true').first().waitFor()
}

/** Saves the picture of a page by its button; returns the text of the QR code in it. */
export async function saveAndRead(visitor: Visitor, name: string): Promise<string> {
  const [download] = await Promise.all([visitor.page.waitForEvent('download'), tap(visitor, name)])
  return readCode(await download.path())
}

/** Drags the page down with a finger. */
export async function pullDown({ page }: Visitor): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const at = (y: number) => ({ touchPoints: [{ x: 195, y }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(220) })
  for (let y = 240; y <= 520; y += 20) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Waits until the page has drawn its present layout. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Freezes the time of a `fresh` visit, whose timers go on: a slow machine exceeds no deadline. The browser's own clock would also hide the navigation type. */
export const stopClock = (page: Page) => page.addInitScript('{ const now = Date.now(); Date.now = () => now }')

/** The number of animations of the page that never end. */
export const endlessAnimations = ({ page }: Visitor): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations === Infinity).length,
  )

/** A page by its name in screenshots, with a text that shows once it is loaded. */
type ShownPage = readonly [name: string, path: Path, query: Record<string, string>, text: string | RegExp]

/** Opens the first page from a link and the others in the app, keeps a screenshot of each as `<area>-<name>-<locale>`, and expects no accessibility problems. */
export async function showPages(
  visitor: Visitor,
  { area, locale }: { area: string; locale: string },
  pages: readonly ShownPage[],
) {
  for (const [at, [name, path, query, text]] of pages.entries()) {
    if (at === 0) await visitor.deepLink(path, query)
    else await visitor.follow(path, query)
    await waitForText(visitor, text)
    await visitor.settled()
    await visitor.saveScreenshot(`${area}-${name}-${locale}`, true)
    await visitor.expectNoProblems()
    expect(await brokenButtons(visitor)).toEqual([])
  }
}

/** The texts of buttons that stand on more than one line: those with round ends, not rows and tiles that are tapped. */
export function brokenButtons({ page }: Visitor): Promise<string[]> {
  return page.evaluate(() => {
    const isRound = (button: Element) => Number.parseFloat(getComputedStyle(button).borderTopLeftRadius) >= 100
    const linesOf = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4))).size
    }
    return [...document.querySelectorAll('button, a')].filter(isRound).flatMap((button) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (texts.nextNode()) {
        const { currentNode } = texts
        if (linesOf(currentNode) > 1) broken.push(currentNode.textContent ?? '')
      }
      return broken
    })
  })
}

/** Opens the checkout of the takeaway cart by the menu. `t`: the texts of the visitor's language. */
export async function openTakeoutCheckout(visitor: Visitor, t: ReturnType<typeof textsIn>): Promise<void> {
  await visitor.deepLink('/pages/index/goods', { storeId: OPEN_STORE })
  await visitor.page
    .getByRole('radio', { name: t('orderType.takeout') })
    .first()
    .click()
  await visitor.settled()
  await tap(visitor, t('cart.checkout'))
  await visitor.expectTitle(t('checkout.title'))
  await visitor.settled()
}
