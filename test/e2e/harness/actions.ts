import type { Locator } from 'playwright-core'
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
