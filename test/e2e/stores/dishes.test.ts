import { eq } from 'drizzle-orm'
import { addonGroups } from '../../../server/db/schema/store/goods'
import { OPEN_STORE } from '../harness/guest'
import { nextFrames, tap } from '../harness/actions'
import { eventually } from '../harness/eventually'
import { setUpHarness } from '../harness/harness'
import { englishTexts } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness()
const t = englishTexts()

const GID = 'thonglor-khao-soi'

const field = ({ page }: Visitor) => page.getByRole('textbox', { name: 'Dish or ingredient' })

it('a dish that is marked with a heart waits on the search page, which finds dishes by their ingredients and adds them to the cart', () =>
  harness.visit({ screen: 'narrow' }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink('/pages/index/goods', { storeId: OPEN_STORE, gid: GID })
    await tap(visitor, 'Mark Khao Soi Gai as a favourite')
    await page.getByRole('button', { name: 'Remove Khao Soi Gai from favourites' }).waitFor()
    await visitor.saveScreenshot('dish-heart')
    await visitor.expectNoProblems()
    await visitor.deepLink('/pages/shop/search/out', { storeId: OPEN_STORE })
    await page.getByText('Popular searches').waitFor()
    await page.getByRole('heading', { name: 'Your favourites' }).waitFor()
    await page.getByText('Khao Soi Gai').first().waitFor()
    await visitor.saveScreenshot('search-favourites')
    await visitor.expectNoProblems()
    await field(visitor).fill('peanut')
    await page.getByText(/\d+ dish(es)? found/).waitFor()
    await field(visitor).fill('Pad Thai')
    await tap(visitor, 'Add: Pad Thai Goong')
    await page.getByRole('button', { name: 'Open the cart' }).waitFor()
    await visitor.expectNoProblems()
    await visitor.reload()
    await page.getByRole('button', { name: 'Open the cart' }).waitFor()
  }))

it('a linked dish goes into the cart and leads on to the page that the link names; removed dishes and searches without results lead to the menu', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    const gone = { storeId: OPEN_STORE, gid: 'thonglor-unicorn' }
    const isGone = async () => {
      await visitor.top.getByText('This dish was not found').waitFor()
      await visitor.top.getByRole('button', { name: 'See the menu' }).waitFor()
      await visitor.expectNoProblems()
    }
    await visitor.deepLink('/pages/shop/out/goods-dl', gone)
    await isGone()
    const link = { storeId: OPEN_STORE, gid: 'thonglor-mango-sticky-rice', page: '/pages/shop/out/sjjs?storeId=ari' }
    await visitor.follow('/pages/shop/out/goods-dl', link)
    await tap(visitor, /^Add to cart/)
    await visitor.expectTitle('Sala Bistro · Ari')
    await visitor.top.getByRole('heading', { level: 2, name: 'Sala Bistro · Ari' }).waitFor()
    await visitor.settled()
    await visitor.expectNoProblems()
    await visitor.follow('/pages/shop/good-dl', gone)
    await isGone()
    await visitor.follow('/pages/shop/search/out', { storeId: OPEN_STORE, keyword: 'qqqq' })
    await visitor.top.getByText(/qqqq/).waitFor()
    await visitor.expectNoProblems()
    await visitor.top.getByRole('button', { name: t('search.toMenu') }).click()
    await page.waitForURL('**/#/pages/index/goods*')
    expect(visitor.route).toBe('/pages/index/goods')
  }))

it('a dish that lacks a required choice leads to it', async () => {
  await harness.site.offline((db) => db.update(addonGroups).set({ min: 1 }).where(eq(addonGroups.goodsId, GID)))
  await harness.visit({ screen: 'narrow' }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink('/pages/index/goods', { storeId: OPEN_STORE, gid: GID })
    const group = page.locator('[id^=group-]').filter({ hasText: 'Add-ons' })
    await group.waitFor()
    for (let attempt = 0; attempt < 2; attempt++) {
      await tap(visitor, /^Add/)
      await group.locator('button:focus').waitFor()
      expect(await group.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Close' }).focus()
      await visitor.waitForThrottle()
    }
    await visitor.saveScreenshot('dish-required')
    await visitor.expectNoProblems()
  })
})

/** Counts the pictures that fly over the page from now on. */
const COUNT_FLIGHTS = `window.flights = 0
new MutationObserver((changes) => {
  window.flights += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(({ tagName }) => tagName === 'IMG').length
}).observe(document.body, { childList: true })`
/** Counts the totals of the cart's bar that roll from now on. */
const COUNT_ROLLS = `window.rolls = 0
const { animate } = Element.prototype
Element.prototype.animate = function (...how) {
  if (this.textContent.includes('฿')) window.rolls += 1
  return animate.apply(this, how)
}`

it('an added dish flies into the bag and leaves nothing behind, and the new total rolls in; without motion they are just there', () =>
  harness.visit({ motion: true }, async (visitor) => {
    const { page } = visitor
    const flights = () => page.evaluate<number>('window.flights')
    const rolls = () => page.evaluate<number>('window.rolls')
    const add = async () => {
      await page
        .getByRole('button', { name: /^Add: / })
        .first()
        .click()
      await nextFrames(page)
    }
    await visitor.deepLink('/pages/index/goods', { storeId: OPEN_STORE })
    await page.evaluate(COUNT_FLIGHTS)
    await page.evaluate(COUNT_ROLLS)
    // The code of the flight comes after the page.
    await eventually(async () => {
      await add()
      return (await flights()) > 0
    }, true)
    await eventually(() => page.locator('body > img').count(), 0)
    await eventually(async () => (await rolls()) > 0, true)
    await visitor.settled()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const before = [await flights(), await rolls()]
    await add()
    await visitor.settled()
    await nextFrames(page)
    expect([await flights(), await rolls()]).toEqual(before)
    await visitor.expectNoProblems()
  }))
