import { OPEN_STORE } from '../harness/guest'
import { tap } from '../harness/actions'
import { setUpHarness } from '../harness/harness'
import { LOOKS } from '../harness/device'
import { textsByLocale } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness()

const boxOf = async ({ top }: Visitor, name: string) => {
  const box = await top.getByText(name, { exact: true }).first().boundingBox()
  if (!box) throw new Error(`${name} is not drawn`)
  return box
}

const texts = textsByLocale()

it.each(LOOKS)(
  'a wide window has dishes beside each other, a dish as a dialog and the cart beside them; a narrow one the cart bar of a phone (%s)',
  (locale) =>
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
      await dishes
        .getByRole('button', { name: `${t('common.add')}: ` })
        .first()
        .click()
      await dishes
        .getByRole('button', { name: `${t('menu.choose')}: ` })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await tap(visitor, new RegExp(`^${t('dish.add')}`))
      await dialog.waitFor({ state: 'detached' })
      const count = `${t('cart.title')} · ${t('cart.items', { count: 2 })}`
      await panel.getByText(count).waitFor()
      expect((await boxOf(visitor, count)).x).toBeGreaterThan(900)
      await visitor.expectNoProblems()
      await visitor.saveScreenshot(`desktop-${locale}`)

      await visitor.setScreen({ screen: 'phone', dark: locale === 'th' })
      await page.getByRole('button', { name: t('cart.label') }).waitFor()
      expect(await page.getByRole('complementary').count()).toBe(0)
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390)
      await visitor.setScreen({ screen: 'desk', dark: locale === 'th' })
      await panel.getByRole('button', { name: t('cart.checkout') }).click()
      await page.waitForURL('**/#/pages/shop/out/pay-order*')
      await visitor.settled()
      await visitor.expectNoProblems()
    }),
)

it('home, orders and member page use the width of the window, each beside or below its parts', () =>
  harness.visit({ screen: 'desk', locale: 'en', dark: true }, async (visitor) => {
    await visitor.deepLink('/pages/index/index')
    const [hero, tile, last] = [
      await boxOf(visitor, 'Tom yum\nweather'),
      await boxOf(visitor, texts.en('orderType.delivery')),
      await boxOf(visitor, 'Pad Thai Goong'),
    ]
    expect([tile.x > hero.x + 600, last.x > 600, last.y > hero.y + 300]).toEqual([true, true, true])
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('desktop-home', true)

    await visitor.follow('/pages/index/order-index')
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('desktop-orders', true)

    await visitor.follow('/pages/index/my-index')
    const [guest, coupons] = [await boxOf(visitor, texts.en('me.guest')), await boxOf(visitor, 'Coupons')]
    expect([guest.x < 440, coupons.x > 440]).toEqual([true, true])
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('desktop-me', true)
  }))
