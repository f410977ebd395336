import type { Locator } from 'playwright-core'
import { eventually } from './eventually'
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

/** Taps a button until it has an effect: a tap within 300 ms of the last one on the same button is throttled. */
export async function tapUntil(target: Locator, effect: () => boolean | Promise<boolean>): Promise<void> {
  await eventually(async () => {
    if (await effect()) return true
    // The effect may cover the button meanwhile.
    await target.click({ timeout: 500 }).catch(() => undefined)
    return effect()
  }, true)
}
