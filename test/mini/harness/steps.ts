import { orderContract } from '../../../console/contract/orders/order'
import { runJob } from '../../server/support/harness'
import { seenOrder } from '../../server/support/orders/lineRefunds'
import { type OrderStep, takeSteps } from '../../server/support/orders/orderSteps'
import type { MiniApp } from './app'
import type { FlowContext } from './flow'

/** Taps a tab until it opens: a tab bar handles at most two taps a second. */
export async function openTab(app: MiniApp, name: string): Promise<void> {
  const before = await app.page()
  await app.waitFor(async () => {
    await app.tap(name)
    return (await app.page()) !== before
  }, `the tab "${name}"`)
}

/** From any tab, adds the dish that every order requires to a pickup cart. */
export async function addRequiredDish(app: MiniApp): Promise<void> {
  await app.tap('Menu')
  await app.tap('Pickup')
  await app.tap('[aria-label="Add: Pad Thai Goong"]')
}

/** From the start to the checkout, with all required fields filled in. */
export async function openCheckout(app: MiniApp): Promise<void> {
  await addRequiredDish(app)
  await app.tap('Checkout')
  await app.type('Contact number', '0812345678')
}

/** From the start to an order that is paid at the counter when it is picked up. */
export async function orderAtCounter(app: MiniApp): Promise<void> {
  await addRequiredDish(app)
  await app.tap('Takeout')
  await app.tap('Checkout')
  await app.tap('Pay at the counter')
  await app.tap('Place order')
  await app.arrive('/pages/order/detail')
}

/** Sends the app to the background and back, which reloads the page. */
export async function returnToApp(app: MiniApp): Promise<void> {
  await app.show(false)
  await app.show(true)
}

/** Id of the order on the screen. */
export async function currentOrderId(app: MiniApp): Promise<string> {
  await app.arrive('/pages/order/detail')
  const stack = await app.stack()
  return stack[stack.length - 1]?.query.orderId ?? ''
}

/** Staff take a step with the order on the screen; waits until the guest's page shows `then`. */
export async function updateOrder(app: MiniApp, { staff }: FlowContext, step: OrderStep, then: string): Promise<void> {
  await takeSteps(await staff(), await currentOrderId(app), step)
  await returnToApp(app)
  await app.see(then)
}

/** Staff refund one piece of the order on the screen, and the payment provider sends the money; waits until the guest sees it. Resolves to the amount, satang. */
export async function refundPiece(app: MiniApp, { backend, staff }: FlowContext): Promise<number> {
  const counter = await staff()
  const order = await counter.ask(orderContract.read, { id: await currentOrderId(app) })
  const lines = order.lines.slice(0, 1).map((line) => ({ lineId: line.id, num: 1 }))
  const { refunded } = await counter.ask(orderContract.refund, { ...seenOrder(order), lines })
  await runJob(backend.app.jobs.refunds)
  await returnToApp(app)
  await app.see(`${refunded / 100} refunded`)
  return refunded
}

/** The kitchen prepares the new order and calls the guest; the page shows each state. */
export async function prepareOrder(app: MiniApp, context: FlowContext): Promise<void> {
  await app.see('Waiting for the kitchen')
  await updateOrder(app, context, 'accept', 'Cooking now')
  await updateOrder(app, context, 'ready', 'Show this number at the counter')
}

/** Waits until the host's signs over the page have this colour. */
export async function seeBar(app: MiniApp, style: 'light' | 'dark'): Promise<void> {
  await app.waitFor(async () => (await app.barStyle()) === style, `${style} signs`)
}

/** Sends the page to a friend; returns the page that the friend opens. The button works once the link is loaded. */
export async function sendToFriend(app: MiniApp, button: string): Promise<string> {
  const { detail } = await app.waitFor(async () => {
    await app.tap(button)
    return (await app.effects()).find(({ kind }) => kind === 'share')
  }, `what "${button}" sends`)
  return (detail as { path: string }).path.replace(/^\//, '')
}

/** From the menu, orders two dishes for pickup through the checkout and pays; the kitchen completes the order. */
export async function orderFromMenu(app: MiniApp, context: FlowContext): Promise<void> {
  await app.arrive('/pages/index/goods')
  await app.tap('Pickup')
  await app.tap('[aria-label="Add: Pad Thai Goong"]')
  await app.tap('[aria-label="Add: Pad Thai Goong"]')
  await app.see('[aria-label="Open the cart"]')
  await app.tap('Checkout')
  await app.type('Contact number', '0812345678')
  await app.tap('Pay now')
  await prepareOrder(app, context)
  await updateOrder(app, context, 'complete', 'Enjoy')
}
