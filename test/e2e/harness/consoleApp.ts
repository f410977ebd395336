import type { Locator, Page } from 'playwright-core'
import { nextFrames } from './actions'
import { accessibilityProblems } from './axe'
import { eventually } from './eventually'
import { StaffCalls } from './staffCalls'

/** Sizes of the screens that staff use. */
const DESK = { width: 1280, height: 800 }
const SIZES = [DESK, { width: 1024, height: 768 }, { width: 390, height: 844 }]

/** The page and what lies above it, without the frame that all pages share, and the page of a person who has not signed in. */
export const PARTS =
  '#main-content, body > [role=dialog], body > [role=presentation], #console:not(:has(#main-content))'

/** Opens the staff's app as the owner, in the language of the browser; with a store, on a device of that. */
export async function enterApp(page: Page, url: string, store?: string): Promise<void> {
  const staff = await StaffCalls.enter(url)
  await staff.signInBrowser(page)
  if (store) await page.evaluate((id) => localStorage.setItem('console.device.store', id), store)
  await page.goto(`${url}/console/`)
  await page.getByRole('menuitem').first().waitFor()
}

/** Presses a link away from unsaved changes, and stays when asked. */
export async function declineLeaving(page: Page, link: Locator): Promise<void> {
  await Promise.all([page.waitForEvent('dialog').then((dialog) => dialog.dismiss()), link.click()])
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Asserts that the page is accessible, without the frame that all pages share. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page, PARTS)).toEqual([])
}

/** Asserts that the page is accessible on a desk, and on no screen too wide. Leaves it on a desk. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await nextFrames(page)
    await eventually(() => overflowOf(page), 0)
  }
  await page.setViewportSize(DESK)
  // What is pressed while the page is laid out anew could move away under the pointer.
  await nextFrames(page)
}
