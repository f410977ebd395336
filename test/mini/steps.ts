import type { MiniApp } from './app'
import type { CacheContext } from './flow'

/** Taps a tab until it opens: each bar takes two taps a second and no more. */
export async function toTab(app: MiniApp, name: string): Promise<void> {
  const before = await app.page()
  await app.waitFor(async () => {
    await app.tap(name)
    return (await app.page()) !== before
  }, `the tab "${name}"`)
}

/** From any tab to a cart with the plain dish that every order must hold, to be collected by the guest. */
export async function choosePlainDish(app: MiniApp): Promise<void> {
  await app.tap('Menu')
  await app.tap('Pickup')
  await app.tap('[aria-label="Add: Pad Thai Goong"]')
}

/** From the start to the checkout, with everything told that it asks for. */
export async function toPayment(app: MiniApp): Promise<void> {
  await choosePlainDish(app)
  await app.tap('Checkout')
  await app.type('Contact number', '0812345678')
}

/** Looks away from the app and back, which brings the page up to date. */
export async function glance(app: MiniApp): Promise<void> {
  await app.show(false)
  await app.show(true)
}

/** Number of the order on the screen. */
export async function orderOn(app: MiniApp): Promise<string> {
  await app.arrive('/pages/order/detail')
  const stack = await app.stack()
  return stack[stack.length - 1]?.query.orderId ?? ''
}

/** Somebody in the store does something with the order on the screen, and its guest sees `then`. */
export async function inStore(
  app: MiniApp,
  { merchant }: CacheContext,
  act: string,
  then: string,
  fields: Record<string, string> = {},
): Promise<void> {
  await merchant.enter()
  const { status, body } = await merchant.order(await orderOn(app), act, fields)
  if (status !== 303) throw new Error(`The console answered ${status} to "${act}": ${body}`)
  await glance(app)
  await app.see(then)
}

/** The kitchen cooks what was just ordered and calls its guest, who watches. */
export async function cooked(app: MiniApp, around: CacheContext): Promise<void> {
  await app.see('Waiting for the kitchen')
  await inStore(app, around, 'preparing', 'Cooking now')
  await inStore(app, around, 'ready', 'Show this number at the counter')
}
