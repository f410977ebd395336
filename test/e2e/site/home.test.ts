import { eventually } from '../harness/eventually'
import { setUpHarness } from '../harness/harness'
import { EMPTY_PAGE } from '../harness/phone'

const harness = setUpHarness()

const HOME = '/pages/index/index'

it('an order type opens the menu for that type in the current store', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(HOME)
    await page.getByRole('button', { name: /^Pickup/ }).click()
    await page.waitForURL('**/#/pages/index/goods*')
    await visitor.settled()
    // The specified flag of a pickup link, in Taro's format.
    await eventually(() => page.evaluate<string>(`localStorage.getItem('orderType')`), '{"data":2}')
    await page.getByRole('radio', { name: 'Pickup', checked: true }).first().waitFor()
    await visitor.reload()
    await page.getByRole('radio', { name: 'Pickup', checked: true }).first().waitFor()
  }))

it('the root of the site is the home page, in English whatever the language of the browser', () =>
  harness.visit({ fresh: true, browserLanguage: 'th-TH' }, async (visitor) => {
    const { page } = visitor
    for (const root of ['', '#/']) {
      const asked = page.waitForRequest('**/channelApi/drag*')
      await page.goto(`${harness.site.url}${EMPTY_PAGE}`)
      await page.goto(`${harness.site.url}/${root}`)
      expect((await asked).headers().language).toBe('en')
      await page.getByText('Cooked most this week').waitFor()
      await page.getByRole('link', { name: 'Home' }).and(page.locator('[aria-current]')).waitFor()
    }
  }))

it('a phone set to Chinese is offered Chinese in one line, once', () =>
  harness.visit({ fresh: true, browserLanguage: 'zh-CN' }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(HOME)
    const offer = page.getByRole('button', { name: '使用中文' })
    await offer.waitFor()
    await visitor.settled()
    await visitor.saveScreenshot('home-language')
    await visitor.expectNoProblems()
    await visitor.reload()
    await page.getByRole('button', { name: 'Language', exact: true }).waitFor()
    expect(await offer.count()).toBe(0)
  }))

it("the hero's pictures rotate", () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(HOME)
    const pager = page.getByRole('button', { name: /^Picture \d of 3$/ })
    for (const at of [2, 3, 1]) {
      await pager.click()
      await page.getByRole('button', { name: `Picture ${at} of 3` }).waitFor()
    }
    await visitor.expectNoProblems()
  }))

it('a layout without a hero shows the store on top and omits unknown blocks', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await page.route('**/channelApi/drag*', async (route) => {
      const response = await route.fetch()
      const envelope = (await response.json()) as { data: { list: { id: string; type: string }[] } }
      const [hero, ...others] = envelope.data.list
      const list = [{ ...hero, type: 'hologram' }, ...others]
      await route.fulfill({ json: { ...envelope, data: { list } } })
    })
    await visitor.deepLink(HOME)
    await page.getByText('Cooked most this week').waitFor()
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText(), 'Sala Bistro · Thonglor')
    await visitor.saveScreenshot('home-bare')
    await visitor.expectNoProblems()
  }))
