import type { Locator } from 'playwright-core'
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

/** Opens the checkout of the takeaway cart by the menu. `t`: the texts of the visitor's language. */
export async function openTakeoutCheckout(visitor: Visitor, t: ReturnType<typeof textsIn>): Promise<void> {
  await visitor.deepLink('/pages/index/goods', { storeId: OPEN_STORE })
  await visitor.page
    .getByRole('radio', { name: t('ways.takeout') })
    .first()
    .click()
  await visitor.settled()
  await tap(visitor, t('cart.checkout'))
  await visitor.expectTitle(t('checkout.title'))
  await visitor.settled()
}
