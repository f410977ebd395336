import type { MiniApp } from './app'
import type { Around } from './flow'

/** Taps a tab until it opens: a tab bar handles at most two taps a second. */
export async function toTab(app: MiniApp, name: string): Promise<void> {
  const before = await app.page()
  await app.waitFor(async () => {
    await app.tap(name)
    return (await app.page()) !== before
  }, `the tab "${name}"`)
}

/** From any tab, adds the dish that every order requires to a pickup cart. */
export async function choosePlainDish(app: MiniApp): Promise<void> {
  await app.tap('Menu')
  await app.tap('Pickup')
  await app.tap('[aria-label="Add: Pad Thai Goong"]')
}

/** From the start to the checkout, with all required fields filled in. */
export async function toPayment(app: MiniApp): Promise<void> {
  await choosePlainDish(app)
  await app.tap('Checkout')
  await app.type('Contact number', '0812345678')
}

/** Sends the app to the background and back, which reloads the page. */
export async function glance(app: MiniApp): Promise<void> {
  await app.show(false)
  await app.show(true)
}

/** Id of the order on the screen. */
export async function orderOn(app: MiniApp): Promise<string> {
  await app.arrive('/pages/order/detail')
  const stack = await app.stack()
  return stack[stack.length - 1]?.query.orderId ?? ''
}

/** Changes the order on the screen at the console and waits until the guest's page shows `then`. */
export async function inStore(
  app: MiniApp,
  { merchant }: Around,
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

/** The kitchen prepares the new order and calls the guest; the page shows each state. */
export async function cooked(app: MiniApp, around: Around): Promise<void> {
  await app.see('Waiting for the kitchen')
  await inStore(app, around, 'preparing', 'Cooking now')
  await inStore(app, around, 'ready', 'Show this number at the counter')
}
