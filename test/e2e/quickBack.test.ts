import { OPEN_STORE as storeId } from './harness/guest'
import { setUpStage } from './harness/stage'

const stage = setUpStage()

it('whoever goes back while the next page still slides in is back on the page below', () =>
  stage.visit({}, async (guest) => {
    const { page } = guest
    const below = page.locator('.taro_page').first()
    await guest.deepLink('/pages/index/goods', { storeId })
    await page.getByRole('button', { name: 'Search the menu' }).click()
    const upper = page.locator('.taro_page').nth(1)
    await upper.waitFor({ state: 'attached' })
    // The router hides the page below 400 ms after it has begun to slide the next one in: go back in between.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.evaluate(() => history.back())
    await upper.waitFor({ state: 'detached' })
    await guest.settled()
    await below.waitFor({ state: 'visible' })
    expect(guest.route).toBe('/pages/index/goods')
    await guest.expectSound()
  }))
