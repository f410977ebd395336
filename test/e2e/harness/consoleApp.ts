import type { Page } from 'playwright-core'
import { accessibilityProblems } from './axe'
import { CONSOLE_EMAIL, CONSOLE_PASSWORD } from './staffConsole'
import type { Visitor } from './visitor'

/** Sizes of the screens that staff use: a desk, a tablet and a phone. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

/** Signs the owner in at the staff's app, in the language of the browser. */
export async function enterApp({ page, problems }: Visitor, url: string): Promise<void> {
  await page.goto(`${url}/console/app/`)
  await page.locator('input[type=email]').fill(CONSOLE_EMAIL)
  await page.locator('input[type=password]').fill(CONSOLE_PASSWORD)
  await page.locator('button[type=submit]').click()
  await page.getByRole('menuitem').first().waitFor()
  // The page asked for its session before there was one.
  problems.length = 0
}

/** Asserts on each size that the page is accessible and not wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await accessibilityProblems(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([size.width, overflow]).toEqual([size.width, 0])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}
