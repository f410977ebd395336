import type { Page } from 'playwright-core'
import { accessibilityProblems } from './axe'
import { StaffCalls } from './staffCalls'

/** Sizes of the screens that staff use: a desk, a tablet and a phone. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

/** Opens the staff's app as the owner, in the language of the browser. */
export async function enterApp(page: Page, url: string): Promise<void> {
  const staff = await StaffCalls.enter(url)
  await staff.signInBrowser(page)
  await page.goto(`${url}/console/app/`)
  await page.getByRole('menuitem').first().waitFor()
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
