import { tap } from '../harness/actions'
import { setUpHarness } from '../harness/harness'
import { englishTexts } from '../harness/texts'

const harness = setUpHarness()
const t = englishTexts()

it('a store shows its events, and one of their dishes goes into the cart', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink('/pages/shop/out/sjjs', { storeId: 'thonglor' })
    await tap(visitor, /^Events and offers here/)
    await visitor.expectTitle('Events and offers')
    await page.getByRole('heading', { level: 2, name: 'Mango season' }).waitFor()
    await visitor.settled()
    await visitor.saveScreenshot('activity', true)
    await visitor.expectNoProblems()
    await page.getByText('Every day, while there are mangoes').waitFor()
    await tap(visitor, 'See 2 dishes')
    await visitor.expectTitle('Dishes')
    await tap(visitor, /^Mango Sticky Rice/)
    await visitor.expectTitle('Mango Sticky Rice')
    await page.getByRole('button', { name: /^Sala Bistro · Thonglor/ }).waitFor()
    await tap(visitor, /^Add to cart/)
    await visitor.expectTitle('Dishes')
    await visitor.settled()
    await page.getByRole('button', { name: 'Open the cart' }).waitFor()
    await visitor.saveScreenshot('see-goods')
    await visitor.expectNoProblems()
    expect(visitor.route).toBe('/pages/shop/seeGoods')
  }))

it('a dish shows all its pictures and where it is cooked; a store without events and an ended event show messages', () =>
  harness.visit({}, async (visitor) => {
    const { page, top } = visitor
    await visitor.deepLink('/pages/shop/good-dl', { storeId: 'thonglor', gid: 'thonglor-khao-soi' })
    await tap(visitor, 'Picture 1 of 2')
    await page.getByRole('button', { name: 'Picture 2 of 2' }).waitFor()
    await visitor.saveScreenshot('good-dl', true)
    await visitor.expectNoProblems()
    await tap(visitor, /^Sala Bistro · Thonglor/)
    await visitor.expectTitle('Sala Bistro · Thonglor')
    await visitor.follow('/pages/shop/seeGoods', { storeId: 'thonglor', activityId: 'new-year' })
    await top.getByText('This event has ended').waitFor()
    await visitor.expectNoProblems()
    await visitor.follow('/pages/shop/activity', { storeId: 'riverside' })
    await top.getByText(t('activity.none')).waitFor()
    await top.getByRole('button', { name: t('activity.toMenu') }).click()
    await page.waitForURL('**/#/pages/index/goods*')
  }))
