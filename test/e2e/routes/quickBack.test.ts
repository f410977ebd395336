import { nextFrames } from '../harness/actions'
import { eventually } from '../harness/eventually'
import { OPEN_STORE as storeId } from '../harness/guest'
import { setUpHarness } from '../harness/harness'

const harness = setUpHarness()

it('going back while the next page slides in returns to the page below', () =>
  harness.visit({}, async (guest) => {
    const { page } = guest
    const below = page.locator('.taro_page').first()
    await guest.deepLink('/pages/index/goods', { storeId })
    await page.getByRole('button', { name: 'Search the menu' }).click()
    const upper = page.locator('.taro_page').nth(1)
    await upper.waitFor({ state: 'attached' })
    // The router hides the page below 400 ms after the transition starts: go back in between.
    await nextFrames(page)
    await page.evaluate(() => history.back())
    await upper.waitFor({ state: 'detached' })
    await guest.settled()
    await below.waitFor({ state: 'visible' })
    expect(guest.route).toBe('/pages/index/goods')
    await guest.expectNoProblems()
  }))

describe('an overlay', () => {
  it('closes when going back and leaves the page unchanged', () =>
    harness.visit({}, async (guest) => {
      const { page } = guest
      await guest.deepLink('/pages/index/goods', { storeId })
      await page.getByRole('button', { name: 'Search the menu' }).click()
      const found = page.locator('.taro_page').nth(1)
      const field = found.getByRole('textbox')
      await field.fill('rice')
      const dish = found.getByRole('button', { name: 'Choose: Bua Loi' })
      const sheet = page.getByRole('dialog')
      const close = [
        () => page.goBack(),
        () => page.keyboard.press('Escape'),
        () => sheet.getByRole('button', { name: 'Close' }).click(),
      ]
      await dish.scrollIntoViewIfNeeded()
      await guest.settled()
      const before = await dish.boundingBox()
      for (const by of close) {
        await dish.click()
        await sheet.and(page.locator(':focus')).waitFor()
        await by()
        await sheet.waitFor({ state: 'detached' })
        await dish.and(page.locator(':focus')).waitFor()
        expect(guest.route).toBe('/pages/shop/search/out')
        expect(await field.inputValue()).toBe('rice')
        await eventually(() => dish.boundingBox(), before)
      }
      await page.goBack()
      await page.getByRole('button', { name: 'Search the menu' }).waitFor()
      expect(guest.route).toBe('/pages/index/goods')
      await guest.expectNoProblems()
    }))

  it('adds no history entry for its links, nor after a reload', () =>
    harness.visit({}, async (guest) => {
      const { page } = guest
      const sheet = page.getByRole('dialog').filter({ visible: true })
      const bar = page.getByRole('button', { name: /^Open the cart/ })
      await guest.deepLink('/pages/index/my-index')
      await page.evaluate((hash) => location.assign(hash), `#/pages/index/goods?storeId=${storeId}`)
      await page.getByRole('link', { name: 'Rice' }).first().click()
      await page.getByRole('button', { name: 'Add: Pad Thai' }).last().click()
      await bar.click()
      await sheet.getByRole('button', { name: 'Checkout' }).click()
      await guest.expectTitle('Checkout')
      await guest.settled()
      await page.goBack()
      await sheet.waitFor()
      await guest.settled()
      expect(guest.route).toBe('/pages/index/goods')
      await guest.reload()
      await bar.waitFor()
      await sheet.waitFor({ state: 'detached' })
      await page.goBack()
      await eventually(() => guest.route, '/pages/index/my-index')
      await guest.expectNoProblems()
    }))
})
