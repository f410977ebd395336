import type { Page } from 'playwright-core'
import { cartContract } from '../../../src/contract/cart/cart'
import { orderContract } from '../../../src/contract/order/order'
import { callApi, guestWithUnpaidOrder, OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness()

const HOME = '/pages/index/index'
const MENU = '/pages/index/goods'
const ORDERS = '/pages/index/order-index'
const STALE = /^You are offline\. Last updated (\d\d:\d\d)$/
const PAD_THAI = 'Pad Thai Goong'

/** Adds a dish of the category of which every order needs one. */
async function addPadThai(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Rice' }).first().click()
  await page.getByRole('button', { name: `Add: ${PAD_THAI}` }).click()
}

/** Waits until the phone has cached the site and entries with these texts. */
async function isCached({ page }: Visitor, cached: Record<string, string> = {}): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  const stored = `${JSON.stringify(Object.entries(cached))}.every(([copy, word]) => Object.entries(localStorage)
    .some(([name, text]) => name.startsWith('copy ' + copy) && text.includes(word)))`
  await page.evaluate(`new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('not kept: ' + Object.keys(localStorage))), 30000)
    const look = () => (${stored} ? resolve() : setTimeout(look, 50))
    look()
  })`)
}

/** Creates a guest whose phone has cached the home page, orders, menu and a dish, with one dish in the cart. */
async function browse(visitor: Visitor, orderNo: string): Promise<void> {
  const { page } = visitor
  await visitor.deepLink(ORDERS)
  await orderIn(visitor).waitFor()
  await visitor.deepLink(HOME)
  await page.getByText('Cooked most this week').waitFor()
  await visitor.deepLink(MENU, { storeId: OPEN_STORE })
  await addPadThai(page)
  await page.getByRole('button', { name: 'Choose: Green Curry' }).click()
  await page.getByText('Add to cart').waitFor()
  await visitor.settled()
  await isCached(visitor, {
    'layout index': 'Cooked most this week',
    store: 'Thonglor',
    menu: PAD_THAI,
    dish: 'Green Curry',
    'cart out': PAD_THAI,
    'orders all': orderNo,
  })
}

const orderIn = ({ page }: Visitor) =>
  page.getByRole('button', { name: /Sala Bistro · Thonglor/ }).filter({ visible: true })

/** Taps a tab until it opens: the tab bar handles at most two taps a second. Both bars are visible during a page transition. */
async function openTab(visitor: Visitor, name: string, route: string): Promise<void> {
  while (visitor.route !== route) await visitor.page.getByRole('link', { name }).last().click()
}

const cartOf = async ({ page }: Visitor) =>
  callApi(
    harness.site.url,
    cartContract.get,
    { storeId: OPEN_STORE, diningType: 'delivery' },
    await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).data`),
  )

it('without network the site starts with the cached home, menu, dish, cart and orders, marked as stale and not orderable, and recovers with the network', async () => {
  const { token, order } = await guestWithUnpaidOrder(harness.site.url, 1)
  await harness.visit({ serviceWorker: true, token }, async (visitor) => {
    const { page } = visitor
    await browse(visitor, order.orderNo)
    const old = page.getByText(STALE).filter({ visible: true })
    const checkout = page.getByRole('button', { name: 'Checkout' }).filter({ visible: true })

    await visitor.offline(async () => {
      await visitor.deepLink(HOME)
      await page.getByText('Cooked most this week').waitFor()
      await old.waitFor()
      await page.getByText('Sala Bistro · Thonglor').waitFor()
      await visitor.saveScreenshot('offline-home')
      await visitor.expectNoProblems()

      await openTab(visitor, 'Menu', MENU)
      await page.getByRole('button', { name: 'Offline' }).filter({ visible: true }).click({ force: true })
      await page.getByText('Your cart is saved').last().waitFor()
      await addPadThai(page)
      await visitor.waitForToast('Please try again when you are back online')
      await page.getByRole('button', { name: /^Open the cart \(1\)/ }).waitFor()
      await visitor.saveScreenshot('offline-menu')
      await visitor.expectNoProblems()
      await page.getByRole('button', { name: 'Choose: Green Curry' }).click()
      await page.getByText('Add to cart').waitFor()
      await visitor.reload()
      await old.waitFor()
      await page.evaluate('window.stillTheSamePage = true')
      await openTab(visitor, 'Orders', ORDERS)
      await orderIn(visitor).waitFor()
      await old.waitFor()
      await visitor.saveScreenshot('offline-orders')
      // A part of the list that was never loaded.
      await page.getByRole('tab', { name: 'Completed' }).click()
      await page.getByText('You are offline', { exact: true }).waitFor()
      await page.getByText('This did not load').waitFor()
    })

    await page.getByText('Nothing here at the moment').waitFor()
    await openTab(visitor, 'Menu', MENU)
    await checkout.waitFor()
    expect(await page.getByText('You are offline').filter({ visible: true }).count()).toBe(0)
    expect(await page.evaluate('window.stillTheSamePage')).toBe(true)
    expect((await cartOf(visitor)).cart.map(({ num }) => num)).toEqual([1])
  })
})

it('an order that cannot be sent keeps its input and is placed once', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(MENU, { storeId: OPEN_STORE })
    await page.getByRole('radio', { name: 'Pickup' }).first().click()
    await addPadThai(page)
    await page.getByRole('button', { name: 'Checkout' }).last().click()
    await page.locator('input[type=tel]').fill('0812345678')
    await visitor.waitForPageView()
    const pay = page.getByRole('button', { name: 'Pay now' })
    await visitor.offline(async () => {
      await pay.click()
      await visitor.waitForToast('Please try again when you are back online')
      await visitor.saveScreenshot('offline-checkout')
    })
    await page.getByText('You are offline').first().waitFor({ state: 'detached' })
    expect(await page.locator('input[type=tel]').inputValue()).toBe('0812345678')
    await pay.click()
    await visitor.expectTitle('Scan to pay')
    const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).data`)
    expect((await callApi(harness.site.url, orderContract.list, {}, token)).total).toBe(1)
  }))

it('a new build is served as soon as the network is back, and API replies never come from the cache', () =>
  harness.visit({ serviceWorker: true }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(HOME)
    await isCached(visitor)
    const stored = await page.evaluate<string[]>(`caches.keys()
      .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
      .then((lists) => lists.flat().map(({ url }) => new URL(url).pathname))`)
    expect(stored).toContain('/')
    expect(stored.filter((path) => path.startsWith('/channelApi/'))).toEqual([])
    await page.evaluate(`caches.keys().then(async ([name]) => {
      await (await caches.open(name)).put('/', new Response('<title>Last year</title>', { headers: { 'content-type': 'text/html' } }))
    })`)
    await visitor.reload()
    await page.getByText('Cooked most this week').waitFor()
  }))
