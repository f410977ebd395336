import { TAB_THROTTLE_MS } from '../../../src/domain/time/throttle'
import type { Locator, Page, Route } from 'playwright-core'
import { OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { englishTexts } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness()
const t = englishTexts()

const HOME = '/pages/index/index'
const MENU = '/pages/index/goods'
const ORDERS = '/pages/index/order-index'
const SEARCH = '/pages/shop/search/out'
const TIMEOUT = 60_000
const CODE = /\/js\/[^/]+\.js$/

/** Holds back the answers to requests for code, except for the app's own file, until the returned function is called. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const hold = (route: Route) => {
    if (route.request().url().includes('/js/app.')) void route.continue()
  }
  await page.route(CODE, hold)
  // Playwright then continues the requests that are held.
  return () => page.unroute(CODE, hold)
}

it('a page whose code does not come shows that it loads, and after 60 s an error whose retry opens it', () =>
  harness.visit({ fresh: true }, async (visitor) => {
    const { page } = visitor
    await page.clock.install()
    await visitor.deepLink(HOME)
    const release = await holdCode(page)
    await page.getByRole('link', { name: t('tabs.orders') }).click()
    const sign = page.getByRole('status', { name: t('common.loading') })
    await sign.waitFor()
    await visitor.saveScreenshot('slow-page')
    await page.clock.fastForward(TIMEOUT)
    const failure = page.getByRole('dialog').filter({ hasText: t('errors.chunk') })
    await failure.waitFor()
    await sign.waitFor({ state: 'detached' })
    await release()
    await failure.getByRole('button', { name: t('common.retry') }).click()
    await page.getByRole('heading', { name: t('orders.title'), exact: true }).waitFor()
    expect(visitor.route).toBe(ORDERS)
  }))

it('a guest who goes back from a page that does not come, late or at once, sees the page below; the other one does not open later', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(MENU, { storeId: OPEN_STORE })
    const release = await holdCode(page)
    const search = page.getByRole('button', { name: 'Search the menu' })
    await search.click()
    const sign = page.getByRole('status', { name: t('common.loading') })
    await sign.waitFor()
    await page.goBack()
    await sign.waitFor({ state: 'detached' })
    await visitor.waitForThrottle()
    await search.click()
    await page.waitForURL(`**/#${SEARCH}*`)
    await page.goBack()
    await page.waitForURL(`**/#${MENU}*`)
    await release()
    await visitor.settled()
    await search.waitFor()
    expect(visitor.route).toBe(MENU)
    expect(await page.locator('.taro_page').count()).toBe(1)
    await visitor.expectNoProblems()
  }))

/** Taps a link while its code cannot be loaded, declines to retry, and taps it again once it can. */
async function declineOnce(visitor: Visitor, link: Locator): Promise<void> {
  const { page } = visitor
  const before = page.url()
  const mark = page.locator('.taro_page[data-kept]')
  await page
    .locator('.taro_page')
    .first()
    .evaluate((element) => element.setAttribute('data-kept', ''))
  await page.route(CODE, (route) => route.abort())
  await link.click()
  await page.getByRole('button', { name: t('common.notNow') }).click()
  await page.waitForURL(before)
  await visitor.settled()
  expect([await mark.count(), page.url()]).toEqual([1, before])
  await page.unroute(CODE)
  visitor.problems.length = 0
  await visitor.waitForThrottle(TAB_THROTTLE_MS)
  await link.click()
}

it('a guest who declines to retry a page or a tab stays on the page, with its address', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(MENU, { storeId: OPEN_STORE })
    const search = page.getByRole('button', { name: 'Search the menu' })
    await declineOnce(visitor, search)
    await page.waitForURL(`**/#${SEARCH}*`)
    await page.goBack()
    await page.waitForURL(`**/#${MENU}*`)
    await search.waitFor()
    await visitor.settled()
    await declineOnce(visitor, page.getByRole('link', { name: t('tabs.orders') }))
    await page.waitForURL(`**/#${ORDERS}`)
    await page.getByRole('heading', { name: t('orders.title'), exact: true }).waitFor()
  }))

it('the first page shows an error with retry in place of its outline when its code does not come within 60 s', () =>
  harness.visit({ fresh: true }, async (visitor) => {
    const { page } = visitor
    await page.clock.install()
    const release = await holdCode(page)
    await page.goto(harness.site.url, { waitUntil: 'commit' })
    // The document sends requests before the app does; this one is the app's.
    await page.waitForEvent('request', { predicate: (request) => request.url().includes('/channelApi/configFormMap') })
    await page.clock.fastForward(TIMEOUT)
    await page.getByText(t('errors.chunk')).waitFor()
    await visitor.saveScreenshot('slow-first-page')
    await release()
    await page.getByRole('button', { name: t('common.retry') }).click()
    await page.getByText('Cooked most this week').waitFor()
  }))
