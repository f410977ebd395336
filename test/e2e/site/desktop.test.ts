import { OPEN_STORE } from '../harness/guest'
import { tap } from '../harness/actions'
import { setUpHarness } from '../harness/harness'
import { LOOKS } from '../harness/device'
import { textsByLocale } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness()

const boxOf = async ({ page }: Visitor, name: string) => {
  const box = await page.getByText(name, { exact: true }).first().boundingBox()
  if (!box) throw new Error(`${name} is not drawn`)
  return box
}

const texts = textsByLocale()

it.each(LOOKS)('a wide window has dishes beside each other, and the cart beside them (%s)', (locale) =>
  harness.visit({ locale, screen: 'desk', dark: locale === 'th' }, async (visitor) => {
    const { page } = visitor
    const t = texts[locale]
    await visitor.deepLink('/pages/index/goods', { storeId: OPEN_STORE })
    const panel = page.getByRole('complementary', { name: t('cart.title') })
    await panel.getByAltText(t('wide.qr')).waitFor()
    await visitor.expectNoProblems()
    await visitor.saveScreenshot(`desktop-${locale}-empty`)

    const dishes = page.getByRole('region', { name: t('menu.title') })
    const pictures = await dishes.locator('img').all()
    const tops = await Promise.all(pictures.map(async (one) => (await one.boundingBox())?.y))
    expect(tops.filter((top) => top === tops[1]).length).toBe(3)
    const adds = dishes.getByRole('button', { name: `${t('common.add')}: ` })
    for (const index of [0, 1]) {
      await adds.nth(index).click()
      await visitor.waitForThrottle()
    }
    await panel.getByText(`${t('cart.title')} · ${t('cart.items', { count: 2 })}`).waitFor()
    await visitor.expectNoProblems()
    await visitor.saveScreenshot(`desktop-${locale}`)
  }),
)

it('a dish opens as a dialog in the middle of the window, and checkout follows from the cart', () =>
  harness.visit({ screen: 'desk' }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink('/pages/index/goods', { storeId: OPEN_STORE })
    await tap(visitor, 'Massaman Beef')
    const dialog = page.getByRole('dialog', { name: 'Massaman Beef' })
    await tap(visitor, /^Add to cart/)
    await dialog.waitFor({ state: 'detached' })
    const { x } = await boxOf(visitor, 'Your cart · 1 item')
    expect(x).toBeGreaterThan(900)
    await tap(visitor, 'Checkout')
    await page.waitForURL('**/#/pages/shop/out/pay-order*')
    await visitor.settled()
    await visitor.expectNoProblems()
  }))

it('home, orders and member page use the width of the window, each beside or below its parts', () =>
  harness.visit({ screen: 'desk', locale: 'en', dark: true }, async (visitor) => {
    await visitor.deepLink('/pages/index/index', {})
    await visitor.settled()
    const [hero, tile, last] = [
      await boxOf(visitor, 'Tom yum\nweather'),
      await boxOf(visitor, texts.en('ways.delivery')),
      await boxOf(visitor, 'Pad Thai Goong'),
    ]
    expect([tile.x > hero.x + 600, last.x > 600, last.y > hero.y + 300]).toEqual([true, true, true])
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('desktop-home', true)

    await visitor.deepLink('/pages/index/order-index', {})
    await visitor.settled()
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('desktop-orders', true)

    await visitor.deepLink('/pages/index/my-index', {})
    await visitor.settled()
    const [guest, coupons] = [await boxOf(visitor, texts.en('me.guest')), await boxOf(visitor, 'Coupons')]
    expect([guest.x < 440, coupons.x > 440]).toEqual([true, true])
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('desktop-me', true)
  }))

it('a window that becomes narrow has the cart bar of a phone', () =>
  harness.visit({ screen: 'desk' }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink('/pages/index/goods', { storeId: OPEN_STORE })
    await page
      .getByRole('button', { name: /^Add: / })
      .first()
      .click()
    await page.getByRole('complementary').waitFor()
    await visitor.setScreen({ screen: 'phone' })
    await page.getByRole('button', { name: 'Open the cart' }).waitFor()
    expect(await page.getByRole('complementary').count()).toBe(0)
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390)
  }))
