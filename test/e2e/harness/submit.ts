import type { Locator, Page } from 'playwright-core'

/** Presses the button of a form that the server draws, and waits for the page that it leads to. */
export async function submit(page: Page, button: Locator): Promise<void> {
  await page.waitForLoadState('load')
  await Promise.all([page.waitForEvent('load'), button.click()])
}
