import type { Page } from 'playwright-core'
import { accessibilityProblems } from './axe'
import { StaffCalls } from './staffCalls'

/** Sizes of the screens that staff use. A tablet shows the parts of a desk: accessibility is checked on the others. */
const SIZES = [
  { width: 1280, height: 800, checked: true },
  { width: 1024, height: 768 },
  { width: 390, height: 844, checked: true },
]

/** Opens the staff's app as the owner, in the language of the browser; with a store, on a device of that. */
export async function enterApp(page: Page, url: string, store?: string): Promise<void> {
  const staff = await StaffCalls.enter(url)
  await staff.signInBrowser(page)
  if (store) await page.evaluate((id) => localStorage.setItem('console.device.store', id), store)
  await page.goto(`${url}/console/`)
  await page.getByRole('menuitem').first().waitFor()
}

/** Asserts that the page is accessible and on no screen too wide. Leaves it on a desk. */
export async function expectSound(page: Page): Promise<void> {
  for (const { checked, ...size } of SIZES) {
    await page.setViewportSize(size)
    if (checked) expect(await accessibilityProblems(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([size.width, overflow]).toEqual([size.width, 0])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  // What is pressed while the page is laid out anew could move away under the pointer.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
