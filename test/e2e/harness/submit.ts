import type { Locator, Page } from 'playwright-core'

/** Submits a server-rendered form and waits for the next page. */
export async function submit(page: Page, button: Locator): Promise<void> {
  await page.waitForLoadState('load')
  await Promise.all([page.waitForEvent('load'), button.click()])
}
