/** A driver of one target for screenshots, with the same methods on all three. */
export interface TargetDriver {
  /** Taps a text, an accessible name or a selector. */
  tap(what: string): Promise<void>
  see(what: string): Promise<void>
  gone(what: string): Promise<void>
  type(field: string, text: string): Promise<void>
  /** Pays in the target's own way, from the last tap to the paid order; returns a screenshot if the payment page is ours. */
  pay(): Promise<Buffer | undefined>
  /** A PNG of the screen after all animations have ended. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** The compared screens. */
export const SCREENS = ['home', 'menu', 'dish', 'checkout', 'order'] as const
/** The screenshots of one target, with the payment page if it has one. */
export type Pictures = Record<(typeof SCREENS)[number], Buffer> & { promptpay?: Buffer | undefined }

/** Orders a meal and takes a screenshot of each screen on the way. */
export async function takeScreenshots(guest: TargetDriver): Promise<Pictures> {
  await guest.see('Cooked most this week')
  const home = await guest.screenshot()

  await guest.tap('Menu')
  await guest.tap('Pickup')
  await guest.tap('[aria-label="Add: Chicken Satay"]')
  await guest.see('Add 1 from Rice & noodles')
  const menu = await guest.screenshot()

  await guest.tap('[aria-label="Choose: Tom Yum Goong"]')
  await guest.see('Add to cart')
  await guest.tap('Large, for two')
  const dish = await guest.screenshot()
  await guest.tap('Add to cart')
  await guest.gone('Add to cart')

  await guest.tap('[aria-label="Add: Pad Thai Goong"]')
  await guest.gone('Add 1 from Rice & noodles')
  await guest.tap('Checkout')
  await guest.see('Contact number')
  await guest.type('Contact number', '0812345678')
  const checkout = await guest.screenshot()

  const promptpay = await guest.pay()
  await guest.see('Pickup number')
  await guest.gone('Payment received')
  const order = await guest.screenshot()
  return { home, menu, dish, checkout, order, promptpay }
}
